import { describe } from '@jest/globals';
import { peopleFlow } from './identity/flows/people';
import { openStage } from './support/portal/stage';

describe('the sign-ins of people', () => {
  peopleFlow(openStage());
});
