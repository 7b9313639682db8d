const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/**
 * Runs `main` with a list for what ends the servers that it starts. Ends them afterwards in reverse order, also where `main`
 * fails or a signal interrupts it; then prints the error and sets the exit code.
 */
export async function withStops(main) {
  const stops = [];
  let ending;
  const end = () => {
    ending ??= (async () => {
      for (const stop of stops.splice(0).reverse()) await stop();
    })();
    return ending;
  };
  const interrupt = () => void end().finally(() => process.exit(1));
  for (const signal of signals) process.once(signal, interrupt);
  try {
    await main(stops);
  } catch (error) {
    // What an interrupt ends fails for that reason alone.
    if (!ending) process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  } finally {
    await end();
  }
}
