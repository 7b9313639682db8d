import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreatePlatform1763700000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table cache_version (
        name text primary key,
        version bigint not null default 1
      );

      -- The trigger's argument is the cache's name; every server hears of the change and reads it again.
      create function bump_cache_version() returns trigger language plpgsql as $$
      begin
        insert into cache_version (name) values (tg_argv[0])
          on conflict (name) do update set version = cache_version.version + 1;
        perform pg_notify('cache_version', tg_argv[0]);
        return null;
      end $$;

      -- Kept by rate-limiter-flexible: points consumed by a key until expire (milliseconds since 1970).
      create table rate_limit (
        key varchar(255) primary key,
        points integer not null default 0,
        expire bigint
      );
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop table rate_limit; drop function bump_cache_version cascade; drop table cache_version;
    `);
  }
}
