const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

async function endAll(stops) {
  for (const stop of stops.splice(0).reverse()) {
    try {
      await stop();
    } catch (error) {
      process.stderr.write(`${error.message}\n`);
      process.exitCode = 1;
    }
  }
}

/**
 * Runs `main` with a list for what ends the servers that it starts. Ends them afterwards in reverse order, also where `main`
 * fails or a signal interrupts it; then prints the error and sets the exit code.
 */
export async function withStops(main) {
  const stops = [];
  let ending;
  const end = () => {
    ending ??= endAll(stops);
    return ending;
  };
  const interrupt = () => void end().finally(() => process.exit(1));
  for (const signal of signals) process.on(signal, interrupt);
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
