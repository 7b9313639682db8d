import { select } from './database/database';
import { databaseShortage } from './database/database-shortage';
import { log } from './logging/log';
import { createModuleState } from './module-state';

const ready = 'ready';
const partNames = ['database', 'identity', 'storage', 'mail'] as const;

/** Services that the portal depends on. */
export type Part = (typeof partNames)[number];

/** The last known status of each part: `ready`, or a short description of the problem. */
export type PartStatuses = Record<Part, string>;

const found = createModuleState(() => ({ storage: ready, mail: ready }));
const identity = createModuleState(() => (): string => ready);

/** Sets the function that reads the status of the identity provider. */
export function readIdentityStatus(read: () => string): void {
  identity.value = read;
}

async function databaseStatus(): Promise<string> {
  try {
    await select('ready', 'select 1');
    return databaseShortage() ?? ready;
  } catch {
    return 'does not answer';
  }
}

/** Queries the database immediately, and returns the last known status of the other parts. */
export const partStatuses = async (): Promise<PartStatuses> => ({
  database: await databaseStatus(),
  identity: identity.value(),
  ...found.value,
});

/** Checks whether a part is usable. */
export interface Probe {
  part: 'storage' | 'mail';
  /** The part and its address, for the log. */
  name: string;
  /** The setting to check if it doesn't respond. */
  setting: string;
  /** Throws if the part isn't usable. */
  run(signal: AbortSignal): Promise<void>;
  /** Returns a short description of an error. */
  describe?(error: unknown): string | null;
}

/** Milliseconds between two probes of a part. */
const probePause = 10_000;
/** Milliseconds after which a part that hasn't responded counts as unavailable. */
const probeLimit = 5_000;

/** Rejects once the signal is aborted, even if the work ignores the signal. */
function withLimit(work: (signal: AbortSignal) => Promise<void>, signal: AbortSignal): Promise<void> {
  return Promise.race([
    work(signal),
    new Promise<never>((_resolve, reject) =>
      signal.addEventListener('abort', () => reject(new Error('no answer in time')), { once: true }),
    ),
  ]);
}

/** Probes a part once. Logs changes of its status. */
export async function probePart(
  { part, name, setting, run, describe }: Probe,
  limit = probeLimit,
): Promise<void> {
  const before = found.value[part];
  try {
    await withLimit(run, AbortSignal.timeout(limit));
    found.value[part] = ready;
    if (before !== ready) log.info(`${name} is ready again`);
  } catch (error) {
    const status = describe?.(error) ?? 'does not answer';
    found.value[part] = status;
    if (before !== status) log.error({ reason: String(error) }, `${name} ${status}. Check ${setting}.`);
  }
}

/** Probes each part every 10 seconds. Returns a function that stops it. */
export function watchParts(probes: readonly Probe[]): () => Promise<void> {
  const timers = new Map<Probe, NodeJS.Timeout>();
  let stopped = false;
  const next = async (probe: Probe): Promise<void> => {
    await probePart(probe);
    if (!stopped) timers.set(probe, setTimeout(() => void next(probe), probePause).unref());
  };
  for (const probe of probes) void next(probe);
  return async () => {
    stopped = true;
    for (const timer of timers.values()) clearTimeout(timer);
  };
}
