import type { JSONWebKeySet } from 'jose';
import { now } from '#server/platform/clock';
import { log } from '#server/platform/logging/log';
import { type ClockAhead, clockSkewTolerance } from '../tokens';
import { databaseTime, keepKeys, readKeys } from './identity-keys.queries';
import { isRejected, type RealmClient } from './realm-client';

/** Milliseconds between checks of a ready realm, and of one that isn't. Tokens don't trigger earlier checks. */
const interval = 30_000;
const pause = 5_000;

function wordFor(error: unknown): string {
  if (isRejected(error, 404)) return 'has no such realm';
  if (isRejected(error, 401)) return 'does not know the client of the portal';
  if (isRejected(error, 403)) return 'does not let the portal manage people';
  return 'does not answer';
}

/**
 * Watches a realm: its keys, its clock, and the portal's permissions. Logs each problem once, and once when it is
 * solved.
 */
export class RealmWatch {
  /** `ready`, or a short description of the problem. */
  word = 'ready';
  ahead: ClockAhead = { ofServer: 0, ofDatabase: 0 };
  /** Seconds without a request after which a session expires; null until known. */
  sessionIdle: number | null = null;
  private looked = -Infinity;
  private looking: Promise<void> | null = null;
  private stopped = false;
  private timer: NodeJS.Timeout | null = null;

  /** `onKeys` gets the signing keys of the realm whenever they are read. */
  constructor(
    private readonly realm: RealmClient,
    private readonly issuer: string,
    private readonly onKeys: (keys: JSONWebKeySet) => void,
  ) {}

  /** Starts with the last known keys, so that the realm needn't be available. */
  async start(): Promise<void> {
    this.onKeys((await readKeys(this.issuer)) ?? { keys: [] });
    await this.lookOn();
  }

  stop(): void {
    this.stopped = true;
    if (this.timer) clearTimeout(this.timer);
  }

  private async lookOn(): Promise<void> {
    await this.renew();
    if (this.stopped) return;
    this.timer = setTimeout(() => void this.lookOn(), this.word === 'ready' ? interval : pause).unref();
  }

  /** Checks again, unless the last check was just now. */
  async renew(): Promise<void> {
    if (!this.looking && performance.now() - this.looked < pause) return;
    this.looked = performance.now();
    this.looking ??= this.look().finally(() => {
      this.looking = null;
    });
    await this.looking;
  }

  private async look(): Promise<void> {
    try {
      await this.readKeys();
      const { admin } = this.realm;
      const found = await admin.realms.findOne({ realm: admin.realmName });
      this.sessionIdle = found?.ssoSessionIdleTimeout ?? null;
      // Checks a sample of the needed permissions.
      await admin.users.find({ max: 1 });
      await this.compareClocks();
      this.say('ready');
    } catch (error) {
      this.say(wordFor(error), error);
    }
  }

  private async readKeys(): Promise<void> {
    const keys = await this.realm.read<JSONWebKeySet>('/protocol/openid-connect/certs');
    this.onKeys(keys);
    await keepKeys(this.issuer, keys);
  }

  private async compareClocks(): Promise<void> {
    const behind = (clock: number): number => {
      const offset = (this.realm.time() ?? clock) - clock;
      return Math.abs(offset) < clockSkewTolerance ? 0 : offset;
    };
    const ahead = { ofServer: behind(now().getTime()), ofDatabase: behind(await databaseTime()) };
    if (Math.abs(ahead.ofServer - this.ahead.ofServer) >= clockSkewTolerance) {
      const seconds = Math.round(ahead.ofServer / 1000);
      log.warn(
        `the clock of the identity provider ${this.issuer} is ${seconds} seconds ahead of this server's`,
      );
    }
    this.ahead = ahead;
  }

  private say(word: string, error?: unknown): void {
    if (word === this.word) return;
    this.word = word;
    if (word === 'ready') log.info(`the identity provider ${this.issuer} is ready`);
    else log.error({ err: error }, `the identity provider ${this.issuer} ${word}`);
  }
}
