import type { ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { createModuleState } from '#server/platform/module-state';
import { replyOf, startProcess } from '#server/platform/own-process';
import type { FilePiece } from './file-pieces';

/** A message to the process: a part of a text, the request to read it, or the request for more pieces. */
export type ReadingMessage = { part: string } | 'read' | 'more';

/** Some pieces of a file. `isLast` is true for the last ones. */
export interface ReadingReply {
  pieces: FilePiece[];
  isLast: boolean;
}

const idleFor = 10_000;

/** Milliseconds without a reply after which the process is ended. */
const silence = 300_000;

/** Characters of a text that are sent at a time. */
const partLength = 262_144;

interface Idle {
  child: ChildProcess;
  rest: NodeJS.Timeout;
}

const idle = createModuleState<Idle[]>(
  () => [],
  (children) => {
    for (const { child, rest } of children) {
      clearTimeout(rest);
      child.kill('SIGKILL');
    }
  },
);

const start = (): ChildProcess => startProcess(join(__dirname, 'reading-process'), 'reads question files');

function takeChild(): ChildProcess {
  for (let free = idle.value.pop(); free; free = idle.value.pop()) {
    const { child, rest } = free;
    clearTimeout(rest);
    if (!child.connected) continue;
    child.ref();
    child.channel?.ref();
    return child;
  }
  return start();
}

function keepChild(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
  const rest = setTimeout(() => {
    idle.value = idle.value.filter((other) => other.child !== child);
    child.kill('SIGKILL');
  }, idleFor);
  idle.value.push({ child, rest: rest.unref() });
}

async function replyTo(child: ChildProcess, message: ReadingMessage): Promise<ReadingReply> {
  const timer = setTimeout(() => child.kill('SIGKILL'), silence);
  try {
    return await replyOf<ReadingReply>(child, message);
  } finally {
    clearTimeout(timer);
  }
}

/** Sends a text in parts, so that a long one doesn't block other work. */
async function sendText(child: ChildProcess, text: string): Promise<void> {
  for (let at = 0; at < text.length; at += partLength) {
    const part = text.slice(at, at + partLength);
    await new Promise<void>((sent) => child.send({ part } satisfies ReadingMessage, () => sent()));
  }
}

/**
 * Yields the pieces of a question file, some at a time. They are read in a process of their own because a single
 * question may take longer than other work of the server can wait.
 */
export async function* piecesInChild(text: string): AsyncGenerator<readonly FilePiece[], void> {
  const child = takeChild();
  let isOver = false;
  let message: ReadingMessage = 'read';
  try {
    await sendText(child, text);
    while (!isOver) {
      const { pieces, isLast } = await replyTo(child, message);
      isOver = isLast;
      message = 'more';
      yield pieces;
    }
  } finally {
    // A process that failed or was left midway isn't reused.
    if (isOver) keepChild(child);
    else child.kill('SIGKILL');
  }
}
