// Flags that Jest can't set for itself: ES modules inside its sandbox, and room for short-lived objects, without which
// specs spend a fifth of their time collecting garbage.
const flags = ['--experimental-vm-modules', '--no-warnings=ExperimentalWarning', '--max-semi-space-size=64'];

/** Returns NODE_OPTIONS with the flags that Jest needs, each once. */
export const withJestFlags = (options = '') =>
  [options, ...flags.filter((flag) => !options.includes(flag))].filter(Boolean).join(' ');
