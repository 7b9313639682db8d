interface Waiting {
  pixels: number;
  enter: () => void;
}

/** Lets work in whose images have so many pixels together at most, in the order in which it came. */
export class PixelRoom {
  private readonly waiting: Waiting[] = [];

  constructor(private free: number) {}

  /** Runs `work`, which needs no more than the whole room, as soon as there is room for it. */
  async run<T>(pixels: number, work: () => Promise<T>): Promise<T> {
    await new Promise<void>((enter) => {
      this.waiting.push({ pixels, enter });
      this.admit();
    });
    try {
      return await work();
    } finally {
      this.free += pixels;
      this.admit();
    }
  }

  private admit(): void {
    while (this.waiting[0] && this.waiting[0].pixels <= this.free) {
      const { pixels, enter } = this.waiting.shift()!;
      this.free -= pixels;
      enter();
    }
  }
}
