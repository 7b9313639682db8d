import { everyScreen } from './every-screen';

everyScreen('es');
