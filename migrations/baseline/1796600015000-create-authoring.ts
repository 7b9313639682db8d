import { Baseline } from './baseline';

const category = `category text not null check (category in ('standard', 'pro', 'conti', 'motorcycle'))`;
const passMark = 'pass_mark int not null check (pass_mark between 1 and 100)';
const perAttempt = 'questions_per_attempt int check (questions_per_attempt > 0)';
const limits = `time_limit_seconds int check (time_limit_seconds > 0),
      max_fails int check (max_fails > 0),
      reset_period text check (reset_period in ('yearly', 'quarterly', 'monthly', 'weekly'))`;

export class CreateAuthoring1796600015000 extends Baseline {
  protected readonly sql = `
    -- Administrators edit test and question. Learners get only the version that test.version_id names, and an attempt
    -- continues with the one that it started with.
    create table test (
      id uuid primary key default gen_random_uuid(),
      module_id uuid not null unique references module,
      ${category},
      ${passMark},
      ${perAttempt},
      shuffle boolean not null default true,
      ${limits},
      points int not null default 0 check (points >= 0),
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      -- Null until the test is published.
      version_id uuid
    );
    create trigger test_cache after insert or update or delete on test
      for each statement execute function bump_cache_version('modules');

    create table question_import (
      id uuid primary key default gen_random_uuid(),
      module_id uuid not null references module,
      file_name text not null,
      -- Null if the file is no text.
      format text check (format in ('gift', 'moodle_xml')),
      -- The content of the file until it has been read.
      source text,
      -- reading → previewed → importing → imported → undone; or discarded from previewed, or failed.
      status text not null default 'reading' check (status in ('reading', 'previewed', 'importing', 'imported',
        'undone', 'discarded', 'failed')),
      done int not null default 0,
      total int,
      added int not null default 0,
      test_created boolean not null default false,
      -- [{line, code, value, reason}]
      syntax_errors jsonb not null default '[]',
      made_by_kind text not null check (made_by_kind in ('person', 'client', 'system')),
      made_by text,
      applied_by_kind text check (applied_by_kind in ('person', 'client', 'system')),
      applied_by text,
      created_at timestamptz not null default now(),
      imported_at timestamptz,
      undone_at timestamptz,
      -- When a server last worked on it, so that another one can continue.
      worked_at timestamptz not null default now(),
      tries int not null default 0,
      -- A code of the error table.
      failure text,
      -- When the preview is discarded automatically.
      expires_at timestamptz,
      constraint question_import_expires check (expires_at is null or status = 'previewed')
    );
    create index question_import_module on question_import (module_id, created_at desc, id desc);
    create index question_import_working on question_import (worked_at) where status in ('reading', 'importing');
    create index question_import_expiring on question_import (expires_at) where expires_at is not null;
    create index question_import_under_way on question_import (module_id)
      where status in ('reading', 'previewed', 'importing');

    create table question_import_line (
      import_id uuid not null references question_import on delete cascade,
      number int not null,
      line int not null,
      label text not null,
      verdict text not null check (verdict in ('taken', 'converted', 'rejected')),
      already_there boolean not null,
      -- [{code, value, reason}]
      notes jsonb not null default '[]',
      -- The converted question. Null if it was rejected.
      question jsonb,
      import_key text,
      primary key (import_id, number)
    );

    create table question (
      id uuid primary key default gen_random_uuid(),
      test_id uuid not null references test,
      position int not null,
      kind text not null check (kind in ('short_answer', 'multiple_choice', 'multiple_select')),
      -- Sanitized rich text.
      text jsonb not null,
      image_url text,
      -- [{id, text: {en, es, fr}, feedback: {en, es, fr} | null, correct}]
      options jsonb not null default '[]',
      -- Of a short answer.
      accepted jsonb not null default '{"en": [], "es": [], "fr": []}',
      code boolean not null default false,
      feedback jsonb,
      weight int not null default 1 check (weight > 0),
      credit text not null default 'exact' check (credit in ('exact', 'partial')),
      enabled boolean not null default true,
      -- Identifies a question of an imported file, so that importing it again changes nothing.
      import_key text,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      tags text[] not null default '{}',
      import_id uuid references question_import,
      -- Null for an image that wasn't uploaded.
      image_asset_id uuid references asset,
      image_alt jsonb,
      unique (test_id, position) deferrable initially deferred,
      unique (test_id, import_key),
      check (image_url is not null or (image_asset_id is null and image_alt is null))
    );
    create index question_import_id on question (import_id) where import_id is not null;
    create index question_image_asset on question (image_asset_id) where image_asset_id is not null;

    -- Returns everything about a question that learners see or that decides how it is marked.
    create function question_content(q question) returns jsonb language sql stable as $$
      select jsonb_build_object('kind', q.kind, 'text', q.text, 'imageUrl', q.image_url, 'options', q.options,
        'accepted', q.accepted, 'code', q.code, 'feedback', q.feedback, 'weight', q.weight, 'credit', q.credit) ||
        case when q.image_alt is null then '{}' else jsonb_build_object('imageAlt', q.image_alt) end
    $$;

    create table test_version (
      id uuid primary key default gen_random_uuid(),
      test_id uuid not null references test,
      number int not null check (number > 0),
      ${category},
      ${passMark},
      ${perAttempt},
      shuffle boolean not null,
      ${limits},
      points int not null check (points >= 0),
      question_count int not null check (question_count >= 0),
      -- Null if the portal published it automatically.
      published_by uuid references profile,
      published_at timestamptz not null,
      unique (test_id, number)
    );
    create index test_version_published_by on test_version (published_by) where published_by is not null;
    alter table test add foreign key (version_id) references test_version;

    create table test_version_question (
      test_version_id uuid not null references test_version,
      question_id uuid not null,
      position int not null,
      -- The result of question_content.
      content jsonb not null,
      tags text[] not null,
      primary key (test_version_id, question_id)
    );

    create function refuse_test_version_change() returns trigger language plpgsql as $$
    begin
      raise exception 'a published version of a test never changes';
    end $$;
    create trigger test_version_immutable before update or delete or truncate on test_version
      for each statement execute function refuse_test_version_change();
    create trigger test_version_question_immutable before update or delete or truncate on test_version_question
      for each statement execute function refuse_test_version_change();
  `;
}
