import { describe } from '@jest/globals';
import { lookAtTranslation } from './translated-screens';

describe('every screen in French', () => {
  lookAtTranslation('fr');
});
