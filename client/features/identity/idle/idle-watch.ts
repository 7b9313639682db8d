import type { ActivityRecord } from './activity-record';

type IdleParts = {
  record: ActivityRecord;
  /** Returns the current time in milliseconds of the device's clock. */
  now: () => number;
  idleSeconds: number;
  countdownSeconds: number;
  /** Sends this tab's unsaved work. Every tab calls it when the time is up. */
  flush: () => Promise<void>;
  /** Ends the session. Only one tab calls it. */
  end: () => Promise<void>;
};

/** The whole seconds until sign-out while the dialog is open, otherwise null. */
export type SecondsLeft = number | null;

// Limits the storage writes, because other tabs don't need millisecond precision.
const writesApart = 1000;

/**
 * Tracks the inactivity of a session across all tabs. After the idle time, only `goOn` counts as activity, and the
 * session ends with the countdown.
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

  /** Replaces the function that ends the session, because its messages depend on the language. */
  endBy(end: IdleParts['end']): void {
    this.parts = { ...this.parts, end };
  }

  /** Records activity in this tab. */
  active(): void {
    const { record, now, countdownSeconds } = this.parts;
    this.look();
    const isCountingDown = this.remaining() <= countdownSeconds * 1000;
    if (!isCountingDown && now() - this.lastActive() >= writesApart) record.write(now());
  }

  /** Continues the session after the dialog. */
  goOn(): void {
    if (this.remaining() <= 0) return this.look();
    this.parts.record.write(this.parts.now());
    this.look();
  }

  /** Checks the clock and the activity of other tabs. */
  look = (): void => {
    const { record, now } = this.parts;
    // After the clock was set back, an activity in the future would extend the session.
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
        // If the session still exists, for example because the claiming tab was closed, the next check tries again.
        this.ending = null;
      });
  }

  private publish(left: SecondsLeft): void {
    if (left === this.secondsLeft) return;
    this.secondsLeft = left;
    for (const listener of this.listeners) listener();
  }
}
