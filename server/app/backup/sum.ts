import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';

/** What makes sure that bytes are all there and none was changed. */
export interface Summed {
  bytes: number;
  /** Of a table's file its rows: the text that PostgreSQL copies has a line for each. */
  lines: number;
  sha256: string;
}

const newLine = 0x0a;

/** Sums bytes up as they pass by. */
export class Sum {
  private readonly hash = createHash('sha256');
  private bytes = 0;
  private lines = 0;

  add(chunk: Buffer): void {
    this.hash.update(chunk);
    this.bytes += chunk.length;
    for (let at = chunk.indexOf(newLine); at >= 0; at = chunk.indexOf(newLine, at + 1)) this.lines++;
  }

  /** Gives the bytes on as they come. */
  async *pass(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of source) {
      this.add(chunk);
      yield chunk;
    }
  }

  /** Of all that has passed; to be asked once. */
  end(): Summed {
    return { bytes: this.bytes, lines: this.lines, sha256: this.hash.digest('hex') };
  }
}

/** Reads bytes to their end and sums them up. */
export async function sumOf(source: Readable): Promise<Summed> {
  const sum = new Sum();
  for await (const chunk of source as AsyncIterable<Buffer>) sum.add(chunk);
  return sum.end();
}
