import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateRewards1795620000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- What points are redeemed for.
      create table reward (
        id uuid primary key default gen_random_uuid(),
        name jsonb not null,
        text jsonb not null,
        picture_id uuid not null references asset,
        price int not null,
        -- Pieces at hand, those of open orders among them.
        stock int not null check (stock >= 0),
        delivery_days int,
        publish_at timestamptz,
        ends_at timestamptz,
        roles text[] not null default '{}',
        user_types text[] not null default '{}',
        account_kinds text[] not null default '{}',
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      );
      create index reward_picture_id_idx on reward (picture_id);

      create sequence reward_order_number_seq start with 20001;
      create table reward_order (
        id uuid primary key default gen_random_uuid(),
        -- What people call it by; the first has the number 20001.
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
        unique (profile_id, idempotency_key)
      );
      alter sequence reward_order_number_seq owned by reward_order.number;
      create index reward_order_profile_id_placed_at_idx on reward_order (profile_id, placed_at desc, id desc);
      create index reward_order_state_placed_at_idx on reward_order (state, placed_at, id);
      create index reward_order_placed_at_idx on reward_order (placed_at, id);
      create index reward_order_reward_id_idx on reward_order (reward_id);
      -- What is left of a reward is its stock less these.
      create index reward_order_open_idx on reward_order (reward_id) where state in ('placed', 'packed');
      create index reward_order_cancelled_by_idx on reward_order (cancelled_by);

      alter table points_entry drop constraint points_entry_reason_check;
      alter table points_entry add constraint points_entry_reason_check
        check (reason in ('test_passed', 'adjustment', 'regrade', 'survey', 'reward', 'reward_returned'));
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table points_entry drop constraint points_entry_reason_check;
      alter table points_entry add constraint points_entry_reason_check
        check (reason in ('test_passed', 'adjustment', 'regrade'));
      drop table reward_order;
      drop table reward;
    `);
  }
}
