import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files of data on their way into the portal: what became of each row stays until the import is forgotten. */
export class CreateImports1796300010000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table profile add column external_id text;

      -- By what an imported result is known again; null for one that was taken here.
      alter table attempt add column imported_as text;

      create table data_import (
        id uuid primary key default gen_random_uuid(),
        kind text not null check (kind in ('people', 'accounts', 'account_numbers', 'points', 'past_results')),
        status text not null default 'reading' check (status in ('reading', 'read', 'checking', 'checked', 'running',
          'done', 'stopped', 'undoing', 'undone', 'discarded', 'failed')),
        file_id uuid references stored_file (id),
        file_name text not null,
        columns jsonb not null default '[]',
        remembered boolean not null default false,
        invites boolean not null default false,
        row_count int,
        -- The last line that is through in what goes on just now, and how many rows are.
        last_line int not null default 0,
        done int not null default 0,
        counts jsonb not null,
        done_counts jsonb not null,
        takes_pro int not null default 0,
        undo jsonb,
        failure jsonb,
        made_by_kind text not null check (made_by_kind in ('person', 'client', 'system')),
        made_by text,
        -- Who started it, and later who undoes it.
        deed_by_kind text check (deed_by_kind in ('person', 'client', 'system')),
        deed_by text,
        created_at timestamptz not null default now(),
        started_at timestamptz,
        ended_at timestamptz,
        undone_at timestamptz
      );
      create index data_import_newest on data_import (created_at desc, id desc);
      create index data_import_kind on data_import (kind, created_at desc, id desc);
      create index data_import_file on data_import (file_id) where file_id is not null;

      create table data_import_row (
        import_id uuid not null references data_import (id) on delete cascade,
        line int not null,
        cells text[] not null,
        "values" jsonb not null,
        outcome text check (outcome in ('add', 'change', 'unchanged', 'reject')),
        reasons jsonb not null default '[]',
        changes jsonb not null default '{}',
        -- Ids that the values stand for.
        refs jsonb not null default '{}',
        target_id uuid,
        done boolean not null default false,
        undone text check (undone in ('undone', 'kept')),
        kept_reasons jsonb not null default '[]',
        primary key (import_id, line)
      );
      create index data_import_row_outcome on data_import_row (import_id, outcome, line);
      create index data_import_row_pro on data_import_row (import_id, line) where changes -> 'userType' ->> 0 = 'pro';

      create table import_mapping (
        kind text not null check (kind in ('people', 'accounts', 'account_numbers', 'points', 'past_results')),
        -- SHA-256 of the headings in their order.
        headings text not null,
        columns jsonb not null,
        used_at timestamptz not null default now(),
        primary key (kind, headings)
      );
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop table import_mapping; drop table data_import_row; drop table data_import;
      alter table attempt drop column imported_as;
      alter table profile drop column external_id;
    `);
  }
}
