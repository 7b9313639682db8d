import { Readable } from 'node:stream';

type Chunk = IteratorResult<Buffer, undefined>;

/** The bytes of a source in pieces of a chosen length. A source that breaks off or is cut ends there. */
export class ByteSource {
  private readonly chunks: AsyncIterator<Buffer, undefined>;
  private rest: Buffer | null = null;
  private isCut = false;
  private stopWaiting = (): void => undefined;

  constructor(source: Readable) {
    this.chunks = source.iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer, undefined>;
  }

  /** Ends it here, also for whoever waits for more of it. */
  cut(): void {
    this.isCut = true;
    this.stopWaiting();
  }

  private next(): Promise<Chunk> {
    return new Promise((resolve, reject) => {
      this.stopWaiting = () => resolve({ done: true, value: undefined });
      if (this.isCut) this.stopWaiting();
      else this.chunks.next().then(resolve, reject);
    });
  }

  private async fill(): Promise<boolean> {
    while (!this.rest?.length) {
      try {
        const { done, value } = await this.next();
        if (done) return false;
        this.rest = value;
      } catch {
        // What arrived before a connection broke is kept: the sender goes on from there.
        return false;
      }
    }
    return true;
  }

  /** The first of the bytes that are left, without taking them; fewer only where the source ends. */
  async head(length: number): Promise<Buffer> {
    let head = Buffer.alloc(0);
    while (head.length < length && (await this.fill())) {
      head = Buffer.concat([head, this.rest!]);
      this.rest = null;
    }
    this.rest = head;
    return head.subarray(0, length);
  }

  async isAtEnd(): Promise<boolean> {
    return !(await this.fill());
  }

  private async *take(max: number, count: (bytes: number) => void): AsyncGenerator<Buffer> {
    let left = max;
    while (left > 0 && (await this.fill())) {
      const chunk = this.rest!.subarray(0, left);
      this.rest = this.rest!.subarray(chunk.length);
      left -= chunk.length;
      count(chunk.length);
      yield chunk;
    }
  }

  /** The next bytes, at most so many; `count` hears of each chunk. */
  piece(max: number, count: (bytes: number) => void): Readable {
    return Readable.from(this.take(max, count), { objectMode: false });
  }
}
