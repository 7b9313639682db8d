import type { MigrationInterface, QueryRunner } from 'typeorm';

export class TimeSessionsAndMaintenance1764000005000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table site_setting
        -- Time without activity until the session dialog opens, and what it then counts down.
        add session_idle_seconds integer not null default 1800 check (session_idle_seconds >= 60),
        add session_countdown_seconds integer not null default 60 check (session_countdown_seconds >= 10),
        -- Null while the portal is open.
        add maintenance_started_at timestamptz;
      update site_setting set maintenance_started_at = now() where maintenance_mode;

      -- How much of the time from "since" to "at" the maintenance under way has taken; nothing without one.
      create function maintenance_since(since timestamptz, at timestamptz) returns interval stable language sql as $$
        select case when maintenance_started_at is null then interval '0'
          else greatest(at - greatest(since, maintenance_started_at), interval '0') end
        from site_setting
      $$;

      -- The time of a maintenance is no time of a test: what ends an attempt moves by it when it is over.
      create function keep_maintenance_time() returns trigger language plpgsql as $$
      begin
        if new.maintenance_mode and not old.maintenance_mode then
          new.maintenance_started_at = clock_timestamp();
        elsif old.maintenance_mode and not new.maintenance_mode then
          update attempt set deadline_at = deadline_at + maintenance_since(started_at, clock_timestamp()),
            last_saved_at = case when deadline_at is null
              then last_saved_at + maintenance_since(last_saved_at, clock_timestamp()) else last_saved_at end
            where status = 'in_progress';
          new.maintenance_started_at = null;
        end if;
        return new;
      end $$;
      create trigger site_setting_maintenance before update of maintenance_mode on site_setting
        for each row execute function keep_maintenance_time();
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop trigger site_setting_maintenance on site_setting;
      drop function keep_maintenance_time;
      drop function maintenance_since;
      alter table site_setting drop session_idle_seconds, drop session_countdown_seconds,
        drop maintenance_started_at;
    `);
  }
}
