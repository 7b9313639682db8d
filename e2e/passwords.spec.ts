import { describe } from '@jest/globals';
import { forgottenPasswordFlow } from './identity/flows/forgotten';
import { ownPasswordFlow } from './identity/flows/own-password';
import { createOwnPerson } from './identity/flows/person';
import { openStage } from './support/portal/stage';

describe('the change and reset of a password', () => {
  const stage = openStage();
  forgottenPasswordFlow(stage, createOwnPerson(stage));
  ownPasswordFlow(stage, createOwnPerson(stage));
});
