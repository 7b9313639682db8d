import { afterAll } from '@jest/globals';
import { closeSharedBrowser } from './shared-browser';

afterAll(closeSharedBrowser);
