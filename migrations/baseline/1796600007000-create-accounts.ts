import { Baseline } from './baseline';

export class CreateAccounts1796600007000 extends Baseline {
  protected readonly sql = `
    create table account (
      id uuid primary key default gen_random_uuid(),
      kind text not null check (kind in ('employee', 'cost_center', 'gold_distributor', 'gold_retailer')),
      number text not null,
      number_key text generated always as (fold_number(number)) stored,
      name text not null,
      country text,
      region text,
      disabled_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      address text,
      distributor_id uuid references account
    );
    create unique index account_kind_number on account (kind, number_key);
    create index account_distributor on account (distributor_id) where distributor_id is not null;
    create index account_name on account (fold_search(name), id);
    create index account_begins on account (fold_search(name) text_pattern_ops);
    create index account_words on account using gin (fold_search(name || ' ' || number) gin_trgm_ops);
    create index account_number on account (fold_search(number), id);
    create index account_kind on account (kind, id);
    create index account_address on account (fold_search(coalesce(address, '')), id);
    create index account_country on account (coalesce(country, ''), id);
    create index account_disabled on account (coalesce(disabled_at, 'infinity'), id);
    create index account_created on account (created_at, id);
    create index account_updated on account (updated_at, id);
    create trigger account_cache after update on account
      for each statement execute function bump_cache_version('viewers');
  `;
}
