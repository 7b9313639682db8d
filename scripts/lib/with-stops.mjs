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
 * Runs `main` with an empty list, to which it adds functions that stop the servers it starts. Calls them in reverse
 * order at the end, also after an error or a signal. After an error, prints its message and sets the exit code to 1.
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
    // After a signal, errors only come from the servers being stopped.
    if (!ending) process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  } finally {
    await end();
  }
}
