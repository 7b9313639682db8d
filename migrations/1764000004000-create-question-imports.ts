import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateQuestionImports1764000004000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table question_import (
        id uuid primary key default gen_random_uuid(),
        module_id uuid not null references module (id),
        file_name text not null,
        format text not null check (format in ('gift', 'moodle_xml')),
        -- The file as it came; emptied once it was imported, undone or given up.
        source text,
        -- reading → previewed → importing → imported → undone, or failed from reading or importing.
        status text not null default 'reading' check (status in ('reading', 'previewed', 'importing', 'imported',
          'undone', 'discarded', 'failed')),
        -- Questions of the file that were looked at so far, and how many it has; null until that is known.
        done integer not null default 0,
        total integer,
        added integer not null default 0,
        -- Whether the module had no test, so that the import made one.
        test_created boolean not null default false,
        syntax_errors jsonb not null default '[]',
        made_by_kind text not null check (made_by_kind in ('person', 'client', 'system')),
        made_by text,
        created_at timestamptz not null default now(),
        imported_at timestamptz,
        undone_at timestamptz,
        -- Why it failed, a code of the error table.
        failure text
      );
      create index question_import_module on question_import (module_id, created_at desc);

      create table question_import_line (
        import_id uuid not null references question_import (id) on delete cascade,
        -- Its place among the questions of the file, from 1.
        number integer not null,
        line integer not null,
        label text not null,
        verdict text not null check (verdict in ('taken', 'converted', 'refused')),
        already_there boolean not null,
        notes jsonb not null default '[]',
        -- The question in the portal's own terms; null where it was refused or already there.
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
