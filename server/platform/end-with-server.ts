/**
 * Ends this child process when the server ends, for whatever reason. It ignores signals, because Ctrl-C reaches every
 * process of a terminal.
 */
export function endWithServer(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'));
}
