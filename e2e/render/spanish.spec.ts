import { describe } from '@jest/globals';
import { lookAtTranslation } from './translated-screens';

describe('every screen in Spanish', () => {
  lookAtTranslation('es');
});
