import { Baseline } from './baseline';

export class CreatePoints1796600010000 extends Baseline {
  protected readonly sql = `
    create table points_balance (
      profile_id uuid primary key references profile,
      balance int not null default 0 check (balance >= 0)
    );
    create index points_balance_order on points_balance (balance, profile_id);

    create table points_entry (
      id uuid primary key default gen_random_uuid(),
      profile_id uuid not null references profile,
      amount int not null,
      reason text not null
        check (reason in ('test_passed', 'adjustment', 'regrade', 'survey', 'reward', 'reward_returned')),
      note text,
      actor_id uuid references profile,
      -- The origin of the points, for example the id of an attempt.
      source_id text,
      idempotency_key text not null unique,
      balance_after int not null check (balance_after >= 0),
      created_at timestamptz not null default now(),
      -- Points of a reversal that exceeded the balance.
      waived int not null default 0 check (waived >= 0)
    );
    create index points_entry_profile on points_entry (profile_id, created_at desc, id desc);
    create index points_entry_actor on points_entry (actor_id) where actor_id is not null;
    create index points_entry_created on points_entry (created_at, id);
    create index points_entry_earned on points_entry (created_at, profile_id) include (amount)
      where reason in ('test_passed', 'survey');
    create index points_entry_amount on points_entry (amount, id);
    create index points_entry_reason on points_entry (reason, id);
    create index points_entry_after on points_entry (balance_after, id);
    create index points_entry_notes on points_entry using gin (fold_search(note) gin_trgm_ops);
    create function refuse_points_change() returns trigger language plpgsql as $$
    begin
      raise exception 'points_entry is append-only';
    end $$;
    -- Only the person may change, when profiles are merged.
    create trigger points_entry_append_only before delete or truncate or update of id, amount, reason, note, actor_id,
      source_id, idempotency_key, balance_after, created_at, waived on points_entry
      for each statement execute function refuse_points_change();
  `;
}
