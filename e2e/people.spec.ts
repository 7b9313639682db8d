import { describe } from '@jest/globals';
import { peopleFlow } from './identity/flows/people';
import { openStage } from './support/stage';

describe('people and their sign-in', () => {
  peopleFlow(openStage());
});
