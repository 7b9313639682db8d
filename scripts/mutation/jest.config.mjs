// Paths start at the copy of the repository that Stryker runs in, two folders above this file.
export default {
  rootDir: '../..',
  testEnvironment: 'node',
  transform: { '^.+\\.tsx?$': ['ts-jest', { diagnostics: false, tsconfig: 'server/tsconfig.json' }] },
  moduleNameMapper: {
    '^#server/(.*)$': '<rootDir>/server/$1',
    '^#scripts/(.*)$': '<rootDir>/scripts/$1',
  },
};
