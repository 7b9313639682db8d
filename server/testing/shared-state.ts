import { setTimeout as pause } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { forgetAll } from '#server/platform/cache/cache';
import { log } from '#server/platform/log';
import { metrics } from '#server/platform/metrics/metrics';
import { resetModuleStates } from '#server/platform/module-state';

// Connections need a moment to close, on a slow machine a long one.
const closingTime = 20_000;

const checked = ['ConnectWrap', 'PipeServerWrap', 'ProcessWrap', 'TCPServerWrap', 'TCPSocketWrap', 'Timeout'];

let environment: NodeJS.ProcessEnv = {};
let globals: PropertyDescriptorMap = {};
let logLevel = log.level;
let openBefore: readonly string[] = [];

/** Notes what the spec files of a group find, before the first of them runs. */
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

/** Types of resources of which more are open than before the first file. */
function leftOpen(): string[] {
  const open = process.getActiveResourcesInfo();
  return checked.filter((type) => count(open, type) > count(openBefore, type));
}

/** Throws where servers, connections, child processes or timers of a spec file stay open. */
async function requireClosed(patience: number): Promise<void> {
  const end = performance.now() + patience;
  while (leftOpen().length > 0) {
    if (performance.now() > end) {
      const left = leftOpen().join(', ');
      openBefore = process.getActiveResourcesInfo();
      throw new Error(`This spec file leaves something open: ${left}.`);
    }
    await pause(10);
  }
}

/**
 * Undoes what a spec file may leave behind for the next file of its group. Throws if something is still open after
 * `patience` milliseconds.
 */
export async function resetSharedState(patience = closingTime): Promise<void> {
  jest.useRealTimers();
  jest.restoreAllMocks();
  resetEnvironment();
  resetGlobals();
  log.level = logLevel;
  forgetAll();
  metrics.resetMetrics();
  resetModuleStates();
  await requireClosed(patience);
}
