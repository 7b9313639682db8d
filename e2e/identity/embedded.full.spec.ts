import { describe } from '@jest/globals';
import { identityContract } from './contract';
import { embeddedStand } from './embedded';

describe('the embedded identity provider', () => {
  identityContract(embeddedStand);
});
