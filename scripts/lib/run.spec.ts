import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it } from '@jest/globals';

const runner = pathToFileURL('scripts/lib/run.mjs').href;
let script: ChildProcess | undefined;

/** Starts a script that runs two commands. The first one starts a process and prints its ID. */
async function startScript(): Promise<{ pid: number; output: () => string }> {
  const grandchild = 'process.stdout.write(`started ${process.pid}\\n`); setInterval(() => undefined, 1000);';
  const child = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(grandchild)}], { stdio: 'inherit' });
    setInterval(() => undefined, 1000);`;
  const source = `import { run } from ${JSON.stringify(runner)};
    await run(process.execPath, ['-e', ${JSON.stringify(child)}], { show: 'all' });
    await run(process.execPath, ['-e', "console.log('second')"], { show: 'all' });`;
  script = spawn(process.execPath, ['--input-type=module', '-e', source], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  const lines = createInterface(script.stdout!);
  lines.on('line', (line) => (output += `${line}\n`));
  const [line] = (await once(lines, 'line')) as [string];
  return { pid: Number(/^started (\d+)$/.exec(line)![1]), output: () => output };
}

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

describe('a script that runs commands', () => {
  afterEach(() => void script?.kill('SIGKILL'));

  it.each(['SIGINT', 'SIGTERM'] as const)(
    'ends all processes of its command on %s, and runs nothing more',
    async (signal) => {
      const { pid, output } = await startScript();
      const ended = once(script!, 'close');
      script!.kill(signal);
      expect(await ended).toEqual([1, null]);
      while (isRunning(pid)) await new Promise((resolve) => setTimeout(resolve, 10));
      expect(output()).not.toContain('second');
    },
  );
});
