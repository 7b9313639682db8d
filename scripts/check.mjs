import { conclude, runChecks } from './lib/checks.mjs';

conclude(await runChecks());
