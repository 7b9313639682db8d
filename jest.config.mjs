import { spawnSync } from 'node:child_process';
import { withJestFlags } from './scripts/lib/specs/jest-flags.mjs';

// Jest always continues in a Node process with the flags that it needs.
const nodeOptions = withJestFlags(process.env.NODE_OPTIONS);
if (nodeOptions !== process.env.NODE_OPTIONS) {
  const env = { ...process.env, NODE_OPTIONS: nodeOptions };
  const run = spawnSync(process.execPath, process.argv.slice(1), { env, stdio: 'inherit' });
  process.exit(run.status ?? 1);
}

const typeScript = (options) => ({
  '^.+\\.tsx?$': ['<rootDir>/scripts/lib/specs/spec-transformer.cjs', { diagnostics: false, ...options }],
});

// These folders contain copies of package.json, which Jest would report as duplicate packages.
const modulePathIgnorePatterns = ['<rootDir>/dist/specs'];
const groups = `<rootDir>/.cache/spec-groups/${process.env.SPEC_GROUPS ?? 'all'}`;

const server = {
  modulePathIgnorePatterns,
  testEnvironment: 'node',
  setupFiles: ['<rootDir>/server/testing/setup.ts'],
  transform: typeScript({ tsconfig: 'server/tsconfig.json' }),
  moduleNameMapper: {
    '^#server/(.*)$': '<rootDir>/server/$1',
    '^#migrations/(.*)$': '<rootDir>/migrations/$1',
    '^#scripts/(.*)$': '<rootDir>/scripts/$1',
  },
  testPathIgnorePatterns: ['/node_modules/', '\\.(real|full)\\.spec\\.ts$'],
};

const ownDatabase = {
  globalSetup: '<rootDir>/server/testing/database/start-databases.ts',
  globalTeardown: '<rootDir>/server/testing/database/stop-databases.ts',
};

const client = {
  displayName: 'client',
  modulePathIgnorePatterns,
  testEnvironment: '<rootDir>/client/testing/device-clock-environment.mjs',
  testMatch: ['<rootDir>/client/**/*.spec.{ts,tsx}'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: typeScript({ tsconfig: 'client/tsconfig.json', useESM: true }),
  moduleNameMapper: {
    '\\.(css|woff2?|svg|png|webp)$': '<rootDir>/client/testing/empty-module.ts',
    '^@fontsource': '<rootDir>/client/testing/empty-module.ts',
    '^#client/(.*)$': '<rootDir>/client/$1',
  },
  setupFiles: ['<rootDir>/client/testing/setup.ts'],
  setupFilesAfterEnv: ['<rootDir>/client/testing/patience.ts'],
};

// Jest knows one time limit for all projects; those that drive a browser or other programs set theirs.
const patient = {
  setupFilesAfterEnv: [
    '<rootDir>/scripts/lib/specs/patient-specs.cjs',
    '<rootDir>/e2e/support/browser/close-browser.ts',
  ],
};

const inBrowser = {
  ...patient,
  globalSetup: '<rootDir>/e2e/support/portal/start-portals.ts',
  globalTeardown: '<rootDir>/e2e/support/portal/stop-portals.ts',
};

export default {
  testTimeout: 120_000,
  // Each worker has databases, and for browser specs a browser, of its own.
  maxWorkers: 2,
  // What each file loads stays with the worker: one that has grown makes room for a new one between two files.
  workerIdleMemoryLimit: '2GB',
  // One that makes room after the very last file is begun anew to be ended, which takes longer than the half second after
  // which Jest would say that specs left something open.
  workerGracefulExitTimeout: 20_000,
  projects: [
    {
      ...server,
      ...ownDatabase,
      displayName: 'server',
      testMatch: ['<rootDir>/{server,scripts}/**/*.spec.ts'],
    },
    // `npm test` writes and runs these groups. Single files run in the projects `server`, `client` and `e2e`.
    {
      ...server,
      ...ownDatabase,
      displayName: 'server-groups',
      testMatch: [`${groups}/server/*`],
    },
    client,
    {
      ...client,
      displayName: 'client-groups',
      testMatch: [`${groups}/client/*`],
    },
    {
      ...server,
      ...inBrowser,
      displayName: 'e2e',
      testMatch: ['<rootDir>/e2e/**/*.spec.ts'],
    },
    {
      ...server,
      ...inBrowser,
      displayName: 'e2e-groups',
      testMatch: [`${groups}/e2e/*`],
    },
    {
      ...server,
      ...ownDatabase,
      ...patient,
      displayName: 'real',
      testMatch: ['<rootDir>/**/*.real.spec.ts'],
      testPathIgnorePatterns: ['/node_modules/'],
    },
    {
      ...server,
      ...patient,
      displayName: 'full',
      testMatch: ['<rootDir>/{server,scripts,e2e}/**/*.full.spec.ts'],
      testPathIgnorePatterns: ['/node_modules/'],
      globalSetup: '<rootDir>/e2e/support/portal/start-everything.ts',
      globalTeardown: '<rootDir>/e2e/support/portal/stop-everything.ts',
    },
  ],
};
