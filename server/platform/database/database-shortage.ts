import { now } from '../clock';
import { log } from '../logging/log';
import { createModuleState } from '../module-state';

interface Shortage {
  /** The status in /readyz. */
  status: string;
  /** One line of the log with the action that the operator should perform. */
  advice: string;
  retryAfterSeconds: number;
}

// SQLSTATE class 53: insufficient resources.
const shortages: Readonly<Record<string, Shortage>> = {
  53100: {
    status: 'has no disk space left',
    advice:
      'PostgreSQL has no disk space left, so nothing can be saved. Free space on its disk or enlarge it; the portal ' +
      "doesn't need a restart.",
    retryAfterSeconds: 60,
  },
  53200: {
    status: 'is out of memory',
    advice: 'PostgreSQL is out of memory. Give it more memory, or lower its work_mem or max_connections.',
    retryAfterSeconds: 10,
  },
  53300: {
    status: 'has too many connections',
    advice:
      'PostgreSQL has too many connections. Raise its max_connections, or use a pooler (docs/scaling.md).',
    retryAfterSeconds: 2,
  },
};
const otherShortage: Shortage = {
  status: 'is short of a resource',
  advice:
    "PostgreSQL is short of a resource. Its own log says which; see class 53 of PostgreSQL's error codes.",
  retryAfterSeconds: 10,
};

/** Milliseconds for which a shortage is reported after a statement failed from it. */
const reportedFor = 60_000;

interface Noted {
  status: string;
  notedAt: number;
  loggedAt: number;
}

const last = createModuleState<Noted | null>(() => null);

/**
 * Records that PostgreSQL rejected a statement with this SQLSTATE of class 53, and logs the advice once a minute.
 * Returns the seconds after which callers should retry.
 */
export function noteShortage(code: string): number {
  const { status, advice, retryAfterSeconds } = shortages[code] ?? otherShortage;
  const notedAt = now().getTime();
  const { value } = last;
  const logged = value?.status === status && notedAt - value.loggedAt < reportedFor;
  if (!logged) log.error({ code }, advice);
  last.value = { status, notedAt, loggedAt: logged ? value.loggedAt : notedAt };
  return retryAfterSeconds;
}

/** Returns a short description of the shortage within the last minute; null if there was none. */
export function databaseShortage(): string | null {
  const { value } = last;
  return value && now().getTime() - value.notedAt < reportedFor ? value.status : null;
}
