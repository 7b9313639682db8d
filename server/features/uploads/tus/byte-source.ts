import { Readable } from 'node:stream';

type Chunk = IteratorResult<Buffer, undefined>;

/** Splits a source into pieces of a given length. It ends early if the source breaks off or is cut. */
export class ByteSource {
  private readonly chunks: AsyncIterator<Buffer, undefined>;
  private rest: Buffer | null = null;
  private isCut = false;
  private stopWaiting = (): void => undefined;

  constructor(source: Readable) {
    this.chunks = source.iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer, undefined>;
  }

  /** Ends the source here, also for pending reads. */
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
        // Bytes that arrived before a broken connection are stored, and the sender continues from there.
        return false;
      }
    }
    return true;
  }

  /** Returns the next bytes without consuming them; fewer only at the end of the source. */
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

  /** Returns a stream of the next bytes, up to a maximum. `count` gets the size of each chunk. */
  piece(max: number, count: (bytes: number) => void): Readable {
    return Readable.from(this.take(max, count), { objectMode: false });
  }
}
