import { describe } from '@jest/globals';
import { ownPasswordFlows } from './identity/flows/own-password';
import { openOwnStage } from './support/stage';

// Sessions end here, and a password is another one afterwards.
describe('changing the own password', () => {
  ownPasswordFlows(openOwnStage());
});
