// Flags that Jest can't set itself: ES modules in its sandbox, and space for short-lived objects, without which specs
// spend a fifth of their time in garbage collection.
const flags = ['--experimental-vm-modules', '--no-warnings=ExperimentalWarning', '--max-semi-space-size=64'];

/** Returns NODE_OPTIONS with the flags that Jest needs, each once. */
export const withJestFlags = (options = '') =>
  [options, ...flags.filter((flag) => !options.includes(flag))].filter(Boolean).join(' ');
