import { describe } from '@jest/globals';
import { embedded } from './identity/flows/provider';
import { signInFlows } from './identity/flows/sign-in';
import { openStage } from './support/stage';

describe('signing in and out', () => {
  signInFlows(openStage(), embedded);
});
