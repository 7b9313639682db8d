import type { AnswerValue } from '#client/features/authoring/question-types/index';
import { noAnswer, sameAnswer, type NumberedAnswer } from '../answer';
import type { AnswerStorage } from './answer-storage';

/**
 * The consequence of an error for the sent answer: retry, the attempt is closed, or the answer can never be accepted.
 */
export type Failure = 'retry' | 'closed' | 'rejected';

export type SaveState = 'saved' | 'saving' | 'offline' | 'rejected';

export type SaverSnapshot = {
  answers: Readonly<Record<string, AnswerValue>>;
  state: SaveState;
  /** True if the server has closed the attempt. */
  closed: boolean;
  /** The id of the question whose answer was replaced by a later one from elsewhere. */
  superseded: string | null;
};

type SaverParts = {
  send: (
    questionId: string,
    answer: NumberedAnswer,
  ) => Promise<{ answer: NumberedAnswer; superseded: boolean }>;
  failureOf: (error: unknown) => Failure;
  storage: AnswerStorage;
  /** Runs a task after a delay in milliseconds. Returns a function that cancels it. */
  after: (milliseconds: number, task: () => void) => () => void;
  isOnline: () => boolean;
};

type Entry = {
  known: NumberedAnswer | null;
  pending: NumberedAnswer | null;
  /** The highest revision that may have reached the server. */
  sent: number;
  /** True while the debounce waits for more typing. */
  held: boolean;
  rejected: boolean;
};

const retryDelays = [1000, 2000, 4000, 5000];

/**
 * Saves the answers of an attempt one after the other, with retries while the server is unreachable. Unsent answers
 * stay on the device, and a later answer from elsewhere is never overwritten.
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

  /** Takes over the server's answer to a question. The first call also restores an unsent answer from the device. */
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

  /**
   * Sets an answer and sends it after at most `pause` milliseconds, or at once by default. Later changes within that
   * time are sent with it.
   */
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
    // Continuous typing doesn't restart the timer, so it is saved too.
    else if (!this.callOff) this.runAfter(pause);
  }

  /** Sends all unsent answers now. Resolves to true if the server has them all. */
  async flush(): Promise<boolean> {
    for (const entry of this.entries.values()) entry.held = false;
    // A running round may have passed the entries that were just released.
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

  /** Returns false if the answer has to be sent again later, or if the attempt is closed. */
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
    // Keeps the text as typed, because the server trims it and would remove the space before the next word.
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
