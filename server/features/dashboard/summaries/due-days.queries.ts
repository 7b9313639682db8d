import type { EntityManager } from 'typeorm';

/** The number of past weeks that the first run covers, with or without results. */
const firstWeeks = 104;

/** The range of changes to process. It ends at the oldest running transaction, after which results may still change. */
export interface Reach {
  /** The end of the previous range; null if there was none. */
  from: Date | null;
  to: Date;
}

/** Returns the range that can be processed now. */
export async function selectReach(manager: EntityManager): Promise<Reach> {
  const rows = await manager.query<Reach[]>(
    `select (select read_to from dashboard_state) as "from",
       (select least(min(xact_start), now()) from pg_stat_activity where datname = current_database()) as "to"`,
  );
  return rows[0]!;
}

/**
 * Marks the days of changed results as due and returns the people of these results. Days since the last run are due
 * too, because nothing records changes of sign-ins and messages.
 */
export async function writeDueDays(
  manager: EntityManager,
  { from, to }: Reach,
  at: Date,
  timezone: string,
): Promise<string[]> {
  const rows = await manager.query<{ id: string }[]>(
    `with changed as materialized (
       select profile_id, (closed_at at time zone $3::text)::date as day from attempt
       where closed_at is not null and $1::timestamptz is not null and coalesce(changed_at, closed_at) >= $1
     ), due as (
       insert into dashboard_due (day)
       select day from changed
       union select generate_series((coalesce($1, $2::timestamptz) at time zone $3)::date,
         ($2 at time zone $3)::date, interval '1 day')::date
       on conflict do nothing
     ), state as (
       insert into dashboard_state (id, read_to) values (1, $4)
       on conflict (id) do update set read_to = excluded.read_to
     )
     select distinct profile_id as id from changed`,
    [from, at, timezone, to],
  );
  return rows.map(({ id }) => id);
}

/** Marks all days with results as due. Needed once; after that only changes are processed. */
export const writeAllDays = (manager: EntityManager, at: Date, timezone: string): Promise<unknown> =>
  manager.query(
    `insert into dashboard_due (day)
     select (closed_at at time zone $2::text)::date from attempt where closed_at is not null
     union select generate_series(($1::timestamptz at time zone $2)::date - ${firstWeeks} * 7,
       ($1 at time zone $2)::date, interval '7 days')::date
     on conflict do nothing`,
    [at, timezone],
  );

/** Takes the latest due day with the Monday of its week; null if there is none. */
export async function takeDueDay(manager: EntityManager): Promise<{ day: string; week: string } | null> {
  const [rows] = await manager.query<[{ day: string; week: string }[], number]>(
    `delete from dashboard_due where day = (select max(day) from dashboard_due)
     returning day::text, date_trunc('week', day)::date::text as week`,
  );
  return rows[0] ?? null;
}

/** Records the time of the refresh and the number of PRO people. */
export const writeRefreshed = (manager: EntityManager, at: Date): Promise<unknown> =>
  manager.query(
    `update dashboard_state set refreshed_at = $1,
       pro_people = (select count(*) from profile where user_type = 'pro')`,
    [at],
  );

/** Marks the days of these moments as due, because their results were deleted. */
export const noteDueDays = (
  manager: EntityManager,
  moments: readonly Date[],
  timezone: string,
): Promise<unknown> =>
  manager.query(
    `insert into dashboard_due (day)
     select distinct (moment at time zone $2::text)::date from unnest($1::timestamptz[]) moment on conflict do nothing`,
    [moments, timezone],
  );
