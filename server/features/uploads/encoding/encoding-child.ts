import { join } from 'node:path';
import { replyOf, startProcess } from '#server/platform/own-process';
import { type RejectionCode, UploadRejection } from '../signing/upload-rejection';
import type { EncodedImage } from './image-pipeline';

export interface EncodingTask {
  bytes: Buffer;
  /** An image of more pixels is given back before it is decoded. */
  max: number;
  /** CPU time after which it is refused. */
  cpuSeconds: number;
}

export type EncodingReply = { image: EncodedImage | null } | { rejected: RejectionCode };

// For a process that neither answers nor uses its CPU time. It says nothing of the image: it is tried again.
const silence = 300_000;

/** A process that encodes images, one at a time, and that can be ended in the middle. */
export class EncodingChild {
  private readonly child = startProcess(join(__dirname, 'encoding-process'), 'encodes images');
  // Not by `once`, which would reject, heard by nobody, where the process cannot be started or reached.
  private readonly ended = new Promise((done) => this.child.once('exit', done));

  /** The variants of an image; null where it has too many pixels. The process may have ended afterwards. */
  async encode(task: EncodingTask): Promise<EncodedImage | null> {
    this.child.ref();
    this.child.channel?.ref();
    const timer = setTimeout(() => void this.end(), silence);
    try {
      const reply = await replyOf<EncodingReply>(this.child, task);
      if ('image' in reply) return reply.image;
      // Only once it has ended is there room for another.
      if (reply.rejected === 'IMAGE_TAKES_TOO_LONG') await this.ended;
      throw new UploadRejection(reply.rejected);
    } finally {
      clearTimeout(timer);
      // Whoever has nothing else to do may end meanwhile.
      this.child.unref();
      this.child.channel?.unref();
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
