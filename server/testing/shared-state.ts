import { setTimeout as pause } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { evictAll } from '#server/platform/cache/cache';
import { log } from '#server/platform/logging/log';
import { metrics } from '#server/platform/metrics/metrics';
import { resetModuleStates } from '#server/platform/module-state';

// Connections take a moment to close, on a slow machine longer.
const closingTime = 20_000;

const checked = ['ConnectWrap', 'PipeServerWrap', 'ProcessWrap', 'TCPServerWrap', 'TCPSocketWrap', 'Timeout'];

let environment: NodeJS.ProcessEnv = {};
let globals: PropertyDescriptorMap = {};
let logLevel = log.level;
let openBefore: readonly string[] = [];

/** Records the initial state before the first spec file of a group runs. */
export function rememberSharedState(): void {
  environment = { ...process.env };
  globals = Object.getOwnPropertyDescriptors(globalThis) as PropertyDescriptorMap;
  logLevel = log.level;
  openBefore = process.getActiveResourcesInfo();
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

const count = (resources: readonly string[], type: string): number =>
  resources.filter((each) => each === type).length;

/** Returns the types of resources of which more are open than before the first file. */
function findOpenResources(): string[] {
  const open = process.getActiveResourcesInfo();
  return checked.filter((type) => count(open, type) > count(openBefore, type));
}

/**
 * Throws if servers, connections, child processes or timers of a spec file are still open after `patience`
 * milliseconds.
 */
async function assertClosed(patience: number): Promise<void> {
  const end = performance.now() + patience;
  while (findOpenResources().length > 0) {
    if (performance.now() > end) {
      const left = findOpenResources().join(', ');
      openBefore = process.getActiveResourcesInfo();
      throw new Error(`This spec file leaves resources open: ${left}.`);
    }
    await pause(10);
  }
}

/**
 * Resets everything that a spec file can leave behind for the next file of its group. Throws if resources are still
 * open after `patience` milliseconds.
 */
export async function resetSharedState(patience = closingTime): Promise<void> {
  jest.useRealTimers();
  jest.restoreAllMocks();
  resetEnvironment();
  resetGlobals();
  log.level = logLevel;
  evictAll();
  metrics.resetMetrics();
  resetModuleStates();
  await assertClosed(patience);
}
