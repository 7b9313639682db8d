import { EncodingChild, type EncodingTask } from './encoding-child';
import type { EncodedImage } from './image-pipeline';

// Idle processes end, because a process doesn't release all memory after decoding an image.
const idleFor = 10_000;

/** A pool of encoding processes with a maximum size. Images are encoded in the order in which they arrived. */
export class EncodingLane {
  private idle: EncodingChild[] = [];
  private readonly running = new Set<EncodingChild>();
  private readonly waiting: (() => void)[] = [];
  private rest: NodeJS.Timeout | undefined;

  constructor(private free: number) {}

  async encode(task: EncodingTask): Promise<EncodedImage | null> {
    if (this.free === 0) await new Promise<void>((enter) => this.waiting.push(enter));
    else this.free--;
    const child = this.take();
    try {
      return await child.encode(task);
    } finally {
      this.giveBack(child);
    }
  }

  private take(): EncodingChild {
    clearTimeout(this.rest);
    this.idle = this.idle.filter(({ isRunning }) => isRunning);
    const child = this.idle.pop() ?? new EncodingChild();
    this.running.add(child);
    return child;
  }

  private giveBack(child: EncodingChild): void {
    this.running.delete(child);
    clearTimeout(this.rest);
    if (child.isRunning) this.idle.push(child);
    this.rest = setTimeout(() => void this.endIdle(), idleFor).unref();
    const next = this.waiting.shift();
    if (next) next();
    else this.free++;
  }

  private async endIdle(): Promise<void> {
    await Promise.all(this.idle.splice(0).map((child) => child.end()));
  }

  /** Ends every process, including busy ones. */
  async end(): Promise<void> {
    clearTimeout(this.rest);
    await Promise.all([this.endIdle(), ...[...this.running].map((child) => child.end())]);
  }
}
