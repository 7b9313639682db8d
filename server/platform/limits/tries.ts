import type { EntityManager } from 'typeorm';
import { pool } from '../database';
import { AppError } from '../errors';

/** How long tries have to wait for one another. */
export interface TryRule {
  name: string;
  /** Seconds to wait after the first try, after the second and so on; the last holds for all that follow. */
  waits: readonly number[];
  /** Seconds from the first try until all are forgotten. */
  remembered: number;
}

/** Waits that double from one to another, after tries that need not wait. */
export function growingWaits(free: number, first: number, maxLength: number): number[] {
  const waits = Array<number>(free - 1).fill(0);
  for (let wait = first; wait < maxLength; wait *= 2) waits.push(wait);
  return [...waits, maxLength];
}

const hour = 60 * 60;

/** A rule of so many tries within an hour of the first, or within more hours. */
export const triesIn = (name: string, max: number, hours = 1): TryRule => ({
  name,
  waits: [...Array<number>(max - 1).fill(0), hours * hour],
  remembered: hours * hour,
});

/** A try that may be made, as the how manieth; or one that has to wait, which is not counted. */
export type CountedTry = { tries: number; waitSeconds: 0 } | { tries: null; waitSeconds: number };

const keyOf = (rule: TryRule, who: string): string => `${rule.name}:${who}`;

/**
 * Counts a try of somebody in the caller's transaction, for all servers. Tries at once wait for one another, so that
 * the time is asked for once it is a try's turn.
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

/** Counts a try as `countTry` does; RATE_LIMITED, with the seconds to wait, where it may not be made yet. */
export async function takeTry(manager: EntityManager, rule: TryRule, who: string): Promise<void> {
  const { waitSeconds } = await countTry(manager, rule, who);
  if (waitSeconds > 0) throw new AppError('RATE_LIMITED', undefined, { retryAfterSeconds: waitSeconds });
}

/** Forgets the tries of somebody who has proved to be the right one. */
export async function clearTries(rule: TryRule, who: string): Promise<void> {
  await pool().query('delete from counted_tries where key = $1', [keyOf(rule, who)]);
}

/** Takes back one try that turned out right, with the wait that it caused. */
export async function takeBackTry(rule: TryRule, who: string): Promise<void> {
  await pool().query(
    'update counted_tries set tries = greatest(tries - 1, 0), open_at = least(open_at, clock_timestamp()) where key = $1',
    [keyOf(rule, who)],
  );
}

/** Removes what is forgotten; gives the number of rows. */
export async function removeExpiredTries(): Promise<number> {
  const { rowCount } = await pool().query(
    'delete from counted_tries where forgotten_at <= now() and open_at <= now()',
  );
  return rowCount ?? 0;
}
