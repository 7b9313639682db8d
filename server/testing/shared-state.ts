import { jest } from '@jest/globals';

let environment: NodeJS.ProcessEnv = {};
let globals: PropertyDescriptorMap = {};

/** Notes what the spec files of a group find, before the first of them runs. */
export function rememberSharedState(): void {
  environment = { ...process.env };
  globals = Object.getOwnPropertyDescriptors(globalThis) as PropertyDescriptorMap;
}

function resetEnvironment(): void {
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
}

function resetGlobals(): void {
  for (const key of Reflect.ownKeys(globalThis)) {
    if (!(key in globals)) Reflect.deleteProperty(globalThis, key);
  }
  Object.defineProperties(globalThis, globals);
}

/** Undoes what a spec file may leave behind for the next file of its group. */
export function resetSharedState(): void {
  jest.useRealTimers();
  jest.restoreAllMocks();
  resetEnvironment();
  resetGlobals();
}
