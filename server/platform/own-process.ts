import { type ChildProcess, fork, type Serializable } from 'node:child_process';
import { once } from 'node:events';
import { log } from './logging/log';
import { root } from './root';

const isSource = __filename.endsWith('.ts');
const sourceFlags = ['-r', './scripts/lib/register-typescript.cjs'];

/**
 * Starts a process that runs the module at `path`, without extension, and exchanges messages with the server. `work`
 * describes its purpose in the log, such as `encodes images`.
 */
export function startProcess(path: string, work: string): ChildProcess {
  // The process opens files from strangers, so it gets nothing of the server's environment.
  const child = fork(`${path}${isSource ? '.ts' : '.js'}`, [], {
    cwd: root,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: isSource ? sourceFlags : [],
    env: {},
  });
  // A message to a process that is ending fails, perhaps after it has ended. Unhandled, the error would end the server.
  child.on('error', (error) => log.warn({ err: error }, `a process that ${work} was not reached`));
  return child;
}

/** Sends a message and returns the reply to it. Throws if the process ends instead. */
export async function replyOf<Reply>(child: ChildProcess, message: Serializable): Promise<Reply> {
  const over = new AbortController();
  const { signal } = over;
  const replied = once(child, 'message', { signal }).then(([reply]) => reply as Reply);
  const ended = once(child, 'exit', { signal }).then(([code, name]) => {
    throw new Error(`A process of the server ended before it replied: ${name ?? code}.`);
  });
  child.send(message);
  try {
    return await Promise.race([replied, ended]);
  } finally {
    over.abort();
    await Promise.allSettled([replied, ended]);
  }
}
