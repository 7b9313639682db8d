import { noAnswer, sameAnswer, type AnswerValue, type NumberedAnswer } from '../answer';
import type { AnswerStorage } from './answer-storage';

/** What an error means for the answer that was sent: send again, the attempt is over, or it will never be taken. */
export type Failure = 'retry' | 'closed' | 'rejected';

export type SaveState = 'saved' | 'saving' | 'offline' | 'rejected';

export type SaverSnapshot = {
  answers: Readonly<Record<string, AnswerValue>>;
  state: SaveState;
  /** The attempt was closed on the server. */
  closed: boolean;
  /** The question whose answer was given elsewhere later and is shown instead of the one given here. */
  superseded: string | null;
};

type SaverParts = {
  send: (
    questionId: string,
    answer: NumberedAnswer,
  ) => Promise<{ answer: NumberedAnswer; superseded: boolean }>;
  failureOf: (error: unknown) => Failure;
  storage: AnswerStorage;
  /** Runs a task after some milliseconds; gives back how to call it off. */
  after: (milliseconds: number, task: () => void) => () => void;
  isOnline: () => boolean;
};

type Entry = {
  known: NumberedAnswer | null;
  pending: NumberedAnswer | null;
  /** The highest revision that may have reached the server. */
  sent: number;
  /** Being typed: waits a moment for more. */
  held: boolean;
  rejected: boolean;
};

const retryDelays = [1000, 2000, 4000, 5000];

/**
 * Saves the answers of one attempt: each at once, one after the other, again and again while the server is out of
 * reach, and kept on the device until the server has it. An answer given later elsewhere is never overwritten.
 */
export class AnswerSaver {
  private readonly entries = new Map<string, Entry>();
  private readonly listeners = new Set<() => void>();
  private snapshot: SaverSnapshot = { answers: {}, state: 'saved', closed: false, superseded: null };
  private running: Promise<void> | null = null;
  private failures = 0;
  private callOff: (() => void) | null = null;

  constructor(private readonly parts: SaverParts) {}

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  getSnapshot = (): SaverSnapshot => this.snapshot;

  get hasUnsent(): boolean {
    return [...this.entries.values()].some(({ pending }) => pending !== null);
  }

  /** Takes what the server holds for a question; the first time also what the device still keeps for it. */
  adopt(questionId: string, known: NumberedAnswer | null): void {
    let entry = this.entries.get(questionId);
    if (!entry) {
      const kept = this.parts.storage.read(questionId);
      entry = { known: null, pending: kept, sent: kept?.revision ?? 0, held: false, rejected: false };
      this.entries.set(questionId, entry);
    }
    if (known && known.revision > (entry.known?.revision ?? 0)) this.learn(questionId, entry, known);
    this.publish();
    if (entry.pending && !entry.held) void this.run();
  }

  /** Takes an answer; it is sent within `pause` milliseconds, with what else was typed by then; at once by default. */
  give(questionId: string, value: AnswerValue, pause = 0): void {
    const entry = this.entries.get(questionId);
    if (!entry) throw new Error(`The attempt has no question ${questionId}.`);
    const revision = Math.max(entry.known?.revision ?? 0, entry.sent) + 1;
    entry.pending = { ...value, revision };
    entry.held = pause > 0;
    entry.rejected = false;
    this.parts.storage.keep(questionId, entry.pending);
    this.publish({ superseded: null });
    if (pause === 0) void this.run();
    // Whoever types on without a pause is saved all the same.
    else if (!this.callOff) this.runAfter(pause);
  }

  /** Sends everything now, also what is being typed; true when the server has it all. */
  async flush(): Promise<boolean> {
    for (const entry of this.entries.values()) entry.held = false;
    // A round under way may already be past the entries just released.
    await this.running;
    await this.run();
    return !this.hasUnsent;
  }

  private run(): Promise<void> {
    this.running ??= this.sendAll().finally(() => {
      this.running = null;
      if (this.next() && !this.snapshot.closed) {
        this.runAfter(retryDelays[Math.min(this.failures, retryDelays.length) - 1] ?? retryDelays[0]!);
      }
      this.publish();
    });
    return this.running;
  }

  private runAfter(milliseconds: number): void {
    this.callOff?.();
    this.callOff = this.parts.after(milliseconds, () => {
      this.callOff = null;
      void this.flush();
    });
  }

  private next(): [string, Entry] | undefined {
    return [...this.entries].find(([, { pending, held }]) => pending && !held);
  }

  private async sendAll(): Promise<void> {
    for (let next = this.next(); next && !this.snapshot.closed; next = this.next()) {
      const sent = this.parts.isOnline() && (await this.sendOne(...next));
      if (sent) continue;
      this.failures += 1;
      return;
    }
  }

  /** False when it has to be tried again later, or never again because the attempt is closed. */
  private async sendOne(questionId: string, entry: Entry): Promise<boolean> {
    const sent = entry.pending!;
    entry.sent = Math.max(entry.sent, sent.revision);
    try {
      const { answer, superseded } = await this.parts.send(questionId, sent);
      this.failures = 0;
      if (superseded) this.yieldTo(questionId, entry, answer);
      else this.settle(questionId, entry, answer);
      this.publish();
      return true;
    } catch (error) {
      return this.fail(questionId, entry, sent, this.parts.failureOf(error));
    }
  }

  private settle(questionId: string, entry: Entry, answer: NumberedAnswer): void {
    const current = entry.pending !== null && entry.pending.revision <= answer.revision;
    // What was typed stays as typed: the server trims text, which would eat the space before the next word.
    entry.known = current ? { ...entry.pending!, revision: answer.revision } : answer;
    if (current) entry.pending = null;
    this.parts.storage.forget(questionId, answer.revision);
  }

  private yieldTo(questionId: string, entry: Entry, answer: NumberedAnswer): void {
    const differs = entry.pending !== null && !sameAnswer(entry.pending, answer);
    if (entry.pending) this.parts.storage.forget(questionId, entry.pending.revision);
    entry.pending = null;
    entry.known = answer;
    if (differs) this.publish({ superseded: questionId });
  }

  private learn(questionId: string, entry: Entry, known: NumberedAnswer): void {
    if (entry.pending && entry.pending.revision <= known.revision) this.yieldTo(questionId, entry, known);
    else entry.known = known;
  }

  private fail(questionId: string, entry: Entry, sent: NumberedAnswer, failure: Failure): boolean {
    if (failure === 'closed') {
      this.publish({ closed: true });
      return false;
    }
    if (failure === 'retry') return false;
    this.parts.storage.forget(questionId, sent.revision);
    if (entry.pending?.revision === sent.revision) {
      entry.known = { ...sent, revision: entry.known?.revision ?? 0 };
      entry.pending = null;
      entry.rejected = true;
    }
    return true;
  }

  private get state(): SaveState {
    if (this.hasUnsent) return this.failures > 0 || !this.parts.isOnline() ? 'offline' : 'saving';
    return [...this.entries.values()].some(({ rejected }) => rejected) ? 'rejected' : 'saved';
  }

  private publish(change: Partial<SaverSnapshot> = {}): void {
    const answers = Object.fromEntries(
      [...this.entries].map(([id, { pending, known }]) => [id, pending ?? known ?? noAnswer]),
    );
    this.snapshot = { ...this.snapshot, ...change, answers, state: this.state };
    for (const listener of this.listeners) listener();
  }
}
