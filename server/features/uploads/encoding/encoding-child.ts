import { join } from 'node:path';
import { replyOf, startProcess } from '#server/platform/own-process';
import { type RejectionCode, UploadRejection } from '../signing/upload-rejection';
import type { EncodedImage } from './image-pipeline';

export interface EncodingTask {
  bytes: Buffer;
  /** Larger images are returned as null before decoding. In pixels. */
  max: number;
  /** CPU time after which it is rejected. */
  cpuSeconds: number;
}

export type EncodingReply = { image: EncodedImage | null } | { rejected: RejectionCode };

// A timeout for processes that neither respond nor use CPU time. It isn't the fault of the image, so it is retried.
const silence = 300_000;

/** A process that encodes one image at a time and can be killed at any moment. */
export class EncodingChild {
  private readonly child = startProcess(join(__dirname, 'encoding-process'), 'encodes images');
  // The promise version of `once` would reject without a handler if the process can't be started or reached.
  private readonly ended = new Promise((done) => this.child.once('exit', done));

  /** Returns the variants of an image; null if it has too many pixels. The process may have ended afterwards. */
  async encode(task: EncodingTask): Promise<EncodedImage | null> {
    this.child.ref();
    this.child.channel?.ref();
    const timer = setTimeout(() => void this.end(), silence);
    try {
      const reply = await replyOf<EncodingReply>(this.child, task);
      if ('image' in reply) return reply.image;
      // Another process may start only after this one has ended.
      if (reply.rejected === 'IMAGE_TAKES_TOO_LONG') await this.ended;
      throw new UploadRejection(reply.rejected);
    } finally {
      clearTimeout(timer);
      // An idle child must not keep the parent process running.
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
