import { allLanguages, audience, Baseline, english, timestamps } from './baseline';

const words = `'R-' || number::text || ' ' || coalesce(tracking_number, '') || ' ' || ${allLanguages('reward_name')}`;

export class CreateRewards1796600021000 extends Baseline {
  protected readonly sql = `
    create table reward (
      id uuid primary key default gen_random_uuid(),
      name jsonb not null,
      text jsonb not null,
      picture_id uuid not null references asset,
      price int not null,
      -- With the pieces of open orders.
      stock int not null check (stock >= 0),
      delivery_days int,
      publish_at timestamptz,
      ends_at timestamptz,
      ${audience},
      ${timestamps}
    );
    create index reward_picture_id_idx on reward (picture_id);

    create sequence reward_order_number_seq start with 20001;
    create table reward_order (
      id uuid primary key default gen_random_uuid(),
      number bigint not null unique default nextval('reward_order_number_seq'),
      reward_id uuid not null references reward,
      reward_name jsonb not null,
      profile_id uuid not null references profile,
      price int not null,
      state text not null check (state in ('placed', 'packed', 'sent', 'received', 'cancelled')),
      address text not null,
      tracking_number text,
      placed_at timestamptz not null,
      packed_at timestamptz,
      sent_at timestamptz,
      received_at timestamptz,
      cancelled_at timestamptz,
      cancelled_by uuid references profile,
      cancel_reason text,
      idempotency_key text not null,
      -- Null if the address was entered as one line.
      recipient_name text,
      street text,
      unit text,
      city text,
      region text,
      postal_code text,
      country text,
      address_remembered boolean not null default false,
      unique (profile_id, idempotency_key),
      constraint reward_order_whole_address check (
        num_nulls(recipient_name, street, city, country) = 0 or
        num_nulls(recipient_name, street, unit, city, region, postal_code, country) = 7)
    );
    alter sequence reward_order_number_seq owned by reward_order.number;
    create index reward_order_profile_id_placed_at_idx on reward_order (profile_id, placed_at desc, id desc);
    create index reward_order_reward_id_idx on reward_order (reward_id);
    create index reward_order_cancelled_by_idx on reward_order (cancelled_by);
    -- Pieces that are left: the stock without these.
    create index reward_order_open_idx on reward_order (reward_id) where state in ('placed', 'packed');
    create index reward_order_placed_at_idx on reward_order (placed_at, id);
    create index reward_order_state_placed_at_idx on reward_order (state, placed_at, id);
    create index reward_order_step
      on reward_order (array_position('{placed,packed,sent,received,cancelled}'::text[], state), id);
    create index reward_order_price on reward_order (price, id);
    create index reward_order_reward on reward_order (fold_search(${english('reward_name')}), id);
    create index reward_order_words on reward_order using gin (fold_search(${words}) gin_trgm_ops);
  `;
}
