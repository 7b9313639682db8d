import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreatePrograms1763700006000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table program_entry (
        id uuid primary key default gen_random_uuid(),
        profile_id uuid not null references profile (id),
        bucket text not null check (bucket in ('distributor', 'retailer')),
        account_id uuid not null references account (id),
        created_at timestamptz not null default now(),
        expires_at timestamptz not null
      );
      create index program_entry_profile on program_entry (profile_id, bucket, expires_at desc);

      -- A wrong number that was entered; counted for an hour.
      create table program_miss (
        id bigint generated always as identity primary key,
        profile_id uuid not null references profile (id),
        created_at timestamptz not null default now()
      );
      create index program_miss_profile on program_miss (profile_id, created_at desc);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop table program_entry; drop table program_miss;
    `);
  }
}
