import { everyScreen } from './every-screen';

everyScreen('en');
