import { Baseline } from './baseline';

const sheets = `'people', 'accounts', 'account_numbers', 'points', 'past_results'`;

export class CreateImports1796600024000 extends Baseline {
  protected readonly sql = `
    create table data_import (
      id uuid primary key default gen_random_uuid(),
      kind text not null check (kind in (${sheets}, 'translations')),
      status text not null default 'reading' check (status in ('reading', 'read', 'checking', 'checked', 'running',
        'done', 'stopped', 'undoing', 'undone', 'discarded', 'failed')),
      file_id uuid references stored_file,
      file_name text not null,
      columns jsonb not null default '[]',
      remembered boolean not null default false,
      invites boolean not null default false,
      row_count int,
      -- The last line of the current step, and how many rows are done.
      last_line int not null default 0,
      done int not null default 0,
      counts jsonb not null,
      done_counts jsonb not null,
      revokes_pro int not null default 0,
      undo jsonb,
      failure jsonb,
      made_by_kind text not null check (made_by_kind in ('person', 'client', 'system')),
      made_by text,
      -- Who started it or undoes it.
      requested_by_kind text check (requested_by_kind in ('person', 'client', 'system')),
      requested_by text,
      created_at timestamptz not null default now(),
      started_at timestamptz,
      ended_at timestamptz,
      undone_at timestamptz,
      -- Attempts since the last progress. After too many, the import fails.
      tries int not null default 0,
      -- Accounts are processed twice, first the distributors, so that retailers can refer to them.
      pass smallint not null default 0,
      -- How to read the file: what a person selected and what was detected.
      reading jsonb not null default '{}',
      -- Of translations.
      language text check (language in ('es', 'fr'))
    );
    create index data_import_newest on data_import (created_at desc, id desc);
    create index data_import_kind on data_import (kind, created_at desc, id desc);
    create index data_import_file on data_import (file_id) where file_id is not null;
    create index data_import_file_name on data_import (fold_search(file_name), id);
    create index data_import_kinds on data_import (kind, id);
    create index data_import_status on data_import (status, id);
    create index data_import_row_count on data_import (row_count, id);

    create table data_import_row (
      import_id uuid not null references data_import on delete cascade,
      line int not null,
      cells text[] not null,
      "values" jsonb not null,
      outcome text check (outcome in ('add', 'change', 'unchanged', 'reject')),
      reasons jsonb not null default '[]',
      changes jsonb not null default '{}',
      -- The ids of records that the values name.
      refs jsonb not null default '{}',
      target_id uuid,
      done boolean not null default false,
      undone text check (undone in ('undone', 'kept')),
      unchanged_reasons jsonb not null default '[]',
      corrected boolean not null default false,
      -- Of the cells that nobody has corrected: a corrected row is parsed again, and they must stay rejected.
      faults jsonb,
      translation jsonb,
      primary key (import_id, line)
    );
    create index data_import_row_outcome on data_import_row (import_id, outcome, line);
    create index data_import_row_pro on data_import_row (import_id, line) where changes -> 'userType' ->> 0 = 'pro';
    create index data_import_row_number on data_import_row (import_id, fold_number("values" ->> 'number'))
      where "values" ? 'kind';

    create table import_mapping (
      kind text not null check (kind in (${sheets})),
      -- SHA-256 of the headings in their order.
      headings text not null,
      columns jsonb not null,
      used_at timestamptz not null default now(),
      primary key (kind, headings)
    );
  `;
}
