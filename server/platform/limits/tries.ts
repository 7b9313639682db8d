import type { EntityManager } from 'typeorm';
import { pool } from '../database/database';
import { AppError } from '../errors';

/** A throttle with growing waits. */
export interface TryRule {
  name: string;
  /** Seconds to wait after each attempt. The last value applies to all further attempts. */
  waits: readonly number[];
  /** Seconds after the first attempt until all are forgotten. */
  remembered: number;
}

/** Returns waits that double up to `maxLength` after `free` attempts without a wait. */
export function growingWaits(free: number, first: number, maxLength: number): number[] {
  const waits = Array<number>(free - 1).fill(0);
  for (let wait = first; wait < maxLength; wait *= 2) waits.push(wait);
  return [...waits, maxLength];
}

const hour = 60 * 60;

/** Returns a rule of at most `max` attempts within an hour, or several hours, of the first. */
export const triesIn = (name: string, max: number, hours = 1): TryRule => ({
  name,
  waits: [...Array<number>(max - 1).fill(0), hours * hour],
  remembered: hours * hour,
});

/** The number of a counted attempt, or the seconds to wait for one that is rejected and not counted. */
export type CountedTry = { tries: number; waitSeconds: 0 } | { tries: null; waitSeconds: number };

const keyOf = (rule: TryRule, who: string): string => `${rule.name}:${who}`;

/**
 * Counts an attempt in the caller's transaction, for all servers. Concurrent attempts wait for each other, so the clock
 * is read after the wait.
 */
export async function countTry(manager: EntityManager, rule: TryRule, who: string): Promise<CountedTry> {
  const key = keyOf(rule, who);
  const [counted] = await manager.query<{ tries: number }[]>(
    `insert into counted_tries as t (key, tries, open_at, forgotten_at)
     values ($1, 1, clock_timestamp() + make_interval(secs => ($2::float8[])[1]), clock_timestamp() + make_interval(secs => $3))
     on conflict (key) do update set
       tries = case when t.forgotten_at <= clock_timestamp() then 1 else t.tries + 1 end,
       open_at = clock_timestamp() + make_interval(secs => ($2::float8[])[case when t.forgotten_at <= clock_timestamp() then 1
         else least(t.tries + 1, cardinality($2::float8[])) end]),
       forgotten_at = case when t.forgotten_at <= clock_timestamp() then excluded.forgotten_at else t.forgotten_at end
     where t.open_at <= clock_timestamp()
     returning tries`,
    [key, rule.waits, rule.remembered],
  );
  if (counted) return { tries: counted.tries, waitSeconds: 0 };
  const [row] = await manager.query<{ wait: number }[]>(
    'select ceil(extract(epoch from open_at - now()))::int as wait from counted_tries where key = $1',
    [key],
  );
  return { tries: null, waitSeconds: Math.max(1, row?.wait ?? 1) };
}

/** Counts an attempt like `countTry`. Throws RATE_LIMITED with the seconds to wait. */
export async function takeTry(manager: EntityManager, rule: TryRule, who: string): Promise<void> {
  const { waitSeconds } = await countTry(manager, rule, who);
  if (waitSeconds > 0) throw new AppError('RATE_LIMITED', undefined, { retryAfterSeconds: waitSeconds });
}

/** Clears the attempts of someone who has succeeded. */
export async function clearTries(rule: TryRule, who: string): Promise<void> {
  await pool().query('delete from counted_tries where key = $1', [keyOf(rule, who)]);
}

/** Reverts one attempt that succeeded, and the wait that it caused. */
export async function takeBackTry(rule: TryRule, who: string): Promise<void> {
  await pool().query(
    'update counted_tries set tries = greatest(tries - 1, 0), open_at = least(open_at, clock_timestamp()) where key = $1',
    [keyOf(rule, who)],
  );
}

/** Deletes expired attempts. Returns their number. */
export async function removeExpiredTries(): Promise<number> {
  const { rowCount } = await pool().query(
    'delete from counted_tries where forgotten_at <= now() and open_at <= now()',
  );
  return rowCount ?? 0;
}
