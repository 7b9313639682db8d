import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';

/** The size and checksum by which a copy is verified. */
export interface Summed {
  bytes: number;
  /** For the file of a table, the number of its rows. PostgreSQL copies one line per row. */
  lines: number;
  sha256: string;
}

const newLine = 0x0a;

/** Computes the size, line count and SHA-256 of a stream. */
export class Sum {
  private readonly hash = createHash('sha256');
  private bytes = 0;
  private lines = 0;

  add(chunk: Buffer): void {
    this.hash.update(chunk);
    this.bytes += chunk.length;
    for (let at = chunk.indexOf(newLine); at >= 0; at = chunk.indexOf(newLine, at + 1)) this.lines++;
  }

  /** Yields the chunks unchanged while it adds them to the sum. */
  async *pass(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of source) {
      this.add(chunk);
      yield chunk;
    }
  }

  /** Returns the result. Can be called only once. */
  end(): Summed {
    return { bytes: this.bytes, lines: this.lines, sha256: this.hash.digest('hex') };
  }
}

/** Reads a stream to its end and returns its sum. */
export async function sumOf(source: Readable): Promise<Summed> {
  const sum = new Sum();
  for await (const chunk of source as AsyncIterable<Buffer>) sum.add(chunk);
  return sum.end();
}
