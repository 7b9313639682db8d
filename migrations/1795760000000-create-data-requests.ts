import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateDataRequests1795760000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- What people ask for about their own data: a copy of all of it, or that they are deleted.
      create table data_request (
        id uuid primary key default gen_random_uuid(),
        profile_id uuid not null references profile,
        kind text not null check (kind in ('copy', 'deletion')),
        state text not null default 'asked'
          check (state in ('asked', 'ready', 'expired', 'taken_back', 'stopped', 'done')),
        asked_at timestamptz not null,
        -- When a deletion is carried out.
        due_at timestamptz check ((due_at is not null) = (kind = 'deletion')),
        -- When the copy was ready, and the deletion taken back, stopped or carried out.
        decided_at timestamptz check ((decided_at is null) = (state = 'asked')),
        -- By which administrator; nobody where the person or the portal did.
        decided_by uuid references profile,
        -- Why a deletion was stopped.
        reason text,
        -- The copy, for as long as it is kept.
        file_id uuid references stored_file check ((file_id is not null) = (state = 'ready')),
        expires_at timestamptz check (expires_at is not null or file_id is null)
      );
      create unique index data_request_one_asked on data_request (profile_id, kind) where state = 'asked';
      create index data_request_profile on data_request (profile_id, asked_at desc);
      create index data_request_newest on data_request (asked_at desc, id desc);
      create index data_request_file on data_request (file_id);
      create index data_request_decided_by on data_request (decided_by);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table data_request');
  }
}
