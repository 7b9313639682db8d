import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CountWorkingTime1764200040000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table attempt
        -- When the person was last heard of at it: the end of the active span under way.
        add active_at timestamptz,
        -- The sum of its active spans up to there; null of older attempts of which too little was kept.
        add working_time interval default '0';

      -- Of former attempts only the start, the last saving of each answer and the end are known: a longer gap between
      -- them may have been work or a pause, and no time is said of its attempt.
      with sign as (
        select id, started_at as at from attempt
        union all select attempt_id, saved_at from attempt_answer
        union all select id, least(closed_at, coalesce(deadline_at, closed_at)) from attempt where closed_at is not null
      ), gap as (
        select id, at, at - lag(at) over (partition by id order by at) as length from sign
      ), span as (
        select id, max(at) as active_at, sum(length) as worked, max(length) as longest
        from gap group by id
      )
      update attempt a set active_at = s.active_at, working_time = case
          when a.deadline_at is not null and a.closed_at is not null
            then greatest(least(a.closed_at, a.deadline_at) - a.started_at, interval '0')
          when s.longest > interval '5 minutes' then null
          when a.closed_at is not null and coalesce(s.worked, interval '0') = interval '0' then null
          else coalesce(s.worked, interval '0') end
        from span s where s.id = a.id;

      alter table attempt alter active_at set default now(), alter active_at set not null;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('alter table attempt drop active_at, drop working_time');
  }
}
