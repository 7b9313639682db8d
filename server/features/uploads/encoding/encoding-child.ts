import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { log } from '#server/platform/log';
import { root } from '#server/platform/root';
import { type RefusalCode, UploadRefusal } from '../signing/upload-refusal';
import type { EncodedImage } from './image-pipeline';

export interface EncodingTask {
  bytes: Buffer;
  /** An image of more pixels is given back before it is decoded. */
  most: number;
  /** CPU time after which it is refused. */
  cpuSeconds: number;
}

export type EncodingReply = { image: EncodedImage | null } | { refused: RefusalCode };

// For a process that neither answers nor uses its CPU time. It says nothing of the image: it is tried again.
const silence = 300_000;

const isSource = __filename.endsWith('.ts');
const source = {
  execArgv: ['--conditions=treadway-source', '-r', '@swc-node/register'],
  env: { SWC_NODE_PROJECT: 'server/tsconfig.json' },
};

// It opens what strangers send, so it is told nothing that the server's environment holds.
function start(): ChildProcess {
  const child = fork(join(__dirname, `encoding-process${isSource ? '.ts' : '.js'}`), [], {
    cwd: root,
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    ...(isSource ? source : { execArgv: [], env: {} }),
  });
  // What is sent to one that is ending fails, perhaps after it has ended; nobody listening would end the server.
  child.on('error', (error) => log.warn({ err: error }, 'a process that encodes images was not reached'));
  return child;
}

/** A process that encodes images, one at a time, and that can be ended in the middle. */
export class EncodingChild {
  private readonly child = start();
  // Not by `once`, which would reject, heard by nobody, where the process cannot be started or reached.
  private readonly ended = new Promise((done) => this.child.once('exit', done));

  /** The variants of an image; null where it has too many pixels. The process may have ended afterwards. */
  async encode(task: EncodingTask): Promise<EncodedImage | null> {
    this.child.ref();
    this.child.channel?.ref();
    const timer = setTimeout(() => void this.end(), silence);
    try {
      const reply = await this.answerTo(task);
      if ('image' in reply) return reply.image;
      // Only once it has ended is there room for another.
      if (reply.refused === 'IMAGE_TAKES_TOO_LONG') await this.ended;
      throw new UploadRefusal(reply.refused);
    } finally {
      clearTimeout(timer);
      // Whoever has nothing else to do may end meanwhile.
      this.child.unref();
      this.child.channel?.unref();
    }
  }

  private async answerTo(task: EncodingTask): Promise<EncodingReply> {
    const over = new AbortController();
    const { signal } = over;
    const answered = once(this.child, 'message', { signal }).then(([reply]) => reply as EncodingReply);
    const broken = once(this.child, 'exit', { signal }).then(([code, name]) => {
      throw new Error(`The process that encoded an image ended by itself: ${name ?? code}.`);
    });
    this.child.send(task);
    try {
      return await Promise.race([answered, broken]);
    } finally {
      over.abort();
    }
  }

  get isRunning(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  async end(): Promise<void> {
    this.child.kill('SIGKILL');
    if (this.isRunning) await this.ended;
  }
}
