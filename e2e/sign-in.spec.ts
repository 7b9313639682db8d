import { describe } from '@jest/globals';
import { createOwnPerson } from './identity/flows/person';
import { embedded } from './identity/flows/provider';
import { signInFlows } from './identity/flows/sign-in';
import { openStage } from './support/portal/stage';

describe('signing in and out', () => {
  const stage = openStage();
  signInFlows(stage, embedded, createOwnPerson(stage));
});
