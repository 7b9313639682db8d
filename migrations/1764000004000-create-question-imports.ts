import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateQuestionImports1764000004000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table question_import (
        id uuid primary key default gen_random_uuid(),
        module_id uuid not null references module (id),
        file_name text not null,
        -- Null where the file is no text.
        format text check (format in ('gift', 'moodle_xml')),
        -- The file as it came, until it was read.
        source text,
        -- reading → previewed → importing → imported → undone; or discarded from previewed, or failed.
        status text not null default 'reading' check (status in ('reading', 'previewed', 'importing', 'imported',
          'undone', 'discarded', 'failed')),
        -- Questions read, or imported, so far, and of how many; null until that is known.
        done integer not null default 0,
        total integer,
        added integer not null default 0,
        -- Whether the module had no test, so that the import made one.
        test_created boolean not null default false,
        -- [{line, code, value, reason}]
        syntax_errors jsonb not null default '[]',
        -- Who sent the file, and who had it imported.
        made_by_kind text not null check (made_by_kind in ('person', 'client', 'system')),
        made_by text,
        applied_by_kind text check (applied_by_kind in ('person', 'client', 'system')),
        applied_by text,
        created_at timestamptz not null default now(),
        imported_at timestamptz,
        undone_at timestamptz,
        -- When a server last worked on it, and how often one began to: one that ended in the middle is followed.
        worked_at timestamptz not null default now(),
        tries integer not null default 0,
        -- Why it failed, a code of the error table.
        failure text
      );
      create index question_import_module on question_import (module_id, created_at desc, id desc);
      create index question_import_working on question_import (worked_at) where status in ('reading', 'importing');

      create table question_import_line (
        import_id uuid not null references question_import (id) on delete cascade,
        -- Its place among the questions of the file, from 1.
        number integer not null,
        line integer not null,
        label text not null,
        verdict text not null check (verdict in ('taken', 'converted', 'refused')),
        already_there boolean not null,
        -- [{code, value, reason}]
        notes jsonb not null default '[]',
        -- The question in the portal's own terms; null where it was refused.
        question jsonb,
        import_key text,
        primary key (import_id, number)
      );

      alter table question add import_id uuid references question_import (id);
      create index question_import_id on question (import_id) where import_id is not null;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table question drop import_id;
      drop table question_import_line;
      drop table question_import;
    `);
  }
}
