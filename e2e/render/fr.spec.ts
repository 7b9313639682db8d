import { everyScreen } from './every-screen';

everyScreen('fr');
