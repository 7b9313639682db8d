import type { ActivityRecord } from './activity-record';

type IdleParts = {
  record: ActivityRecord;
  /** Milliseconds of the device's clock. */
  now: () => number;
  idleSeconds: number;
  countdownSeconds: number;
  /** Sends what only this tab holds; every tab does when the time is over. */
  flush: () => Promise<void>;
  /** Ends the session; one tab does so for all. */
  end: () => Promise<void>;
};

/** Whole seconds until sign-out while the question is open; null while nobody has to be asked. */
export type SecondsLeft = number | null;

// Other tabs need not know of activity to the millisecond.
const writesApart = 1000;

/**
 * Knows how long a session has been idle in all tabs together. Once the idle time is over only `goOn` counts, and at
 * the end of the countdown the session ends, however late that is noticed.
 */
export class IdleWatch {
  private readonly listeners = new Set<() => void>();
  private secondsLeft: SecondsLeft = null;
  private ending: Promise<void> | null = null;

  constructor(private parts: IdleParts) {
    if (parts.record.read() === null) parts.record.write(parts.now());
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  getSnapshot = (): SecondsLeft => this.secondsLeft;

  /** From now on the session is ended like this: words follow the language of the page. */
  endBy(end: IdleParts['end']): void {
    this.parts = { ...this.parts, end };
  }

  /** The person did something in this tab. */
  active(): void {
    const { record, now, countdownSeconds } = this.parts;
    this.look();
    const asked = this.remaining() <= countdownSeconds * 1000;
    if (!asked && now() - this.lastActive() >= writesApart) record.write(now());
  }

  /** The person wants to stay signed in. */
  goOn(): void {
    if (this.remaining() <= 0) return this.look();
    this.parts.record.write(this.parts.now());
    this.look();
  }

  /** Looks at the clock and at what other tabs have said. */
  look = (): void => {
    const { record, now } = this.parts;
    // After a clock was set back an activity of the future would count for long.
    if (this.lastActive() > now()) record.write(now());
    const remaining = this.remaining();
    if (remaining <= 0) this.end();
    const left = Math.ceil(remaining / 1000);
    this.publish(left > this.parts.countdownSeconds || remaining <= 0 ? null : left);
  };

  private lastActive(): number {
    const { record, now } = this.parts;
    return record.read() ?? now();
  }

  private remaining(): number {
    const { now, idleSeconds, countdownSeconds } = this.parts;
    return this.lastActive() + (idleSeconds + countdownSeconds) * 1000 - now();
  }

  private end(): void {
    const { record, flush, end } = this.parts;
    this.ending ??= flush()
      .then(() => record.claimEnd())
      .then((claimed) => (claimed ? end() : undefined))
      .finally(() => {
        // Where the session goes on, be it that the tab which was to end it is gone, the next look tries again.
        this.ending = null;
      });
  }

  private publish(left: SecondsLeft): void {
    if (left === this.secondsLeft) return;
    this.secondsLeft = left;
    for (const listener of this.listeners) listener();
  }
}
