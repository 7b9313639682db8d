import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateRegrades1764000002000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table regrade (
        id uuid primary key default gen_random_uuid(),
        test_id uuid not null references test (id),
        question_id uuid not null,
        mode text not null check (mode in ('full_credit', 'old_and_new', 'new_only', 'none')),
        -- Whether results, points and PRO status that the regrade lowers were lowered.
        takes_away boolean not null,
        -- What its preview saw, so that applying the same preview twice regrades once.
        digest text not null,
        made_by uuid not null references profile (id),
        made_at timestamptz not null
      );
      create index regrade_question on regrade (question_id, made_at desc);

      -- The mark that a regrade replaced, kept for good.
      create table former_mark (
        attempt_id uuid not null references attempt (id),
        regrade_id uuid not null references regrade (id),
        status text not null check (status in ('passed', 'failed')),
        score integer not null,
        correct_count integer not null,
        points_earned integer not null,
        incorrect_questions jsonb not null,
        replaced_at timestamptz not null,
        primary key (attempt_id, regrade_id)
      );
      create index former_mark_regrade on former_mark (regrade_id);

      -- Beside the snapshot, so that adding up an attempt need not unpack every question.
      alter table attempt_question add weight integer not null
        generated always as ((snapshot->>'weight')::integer) stored;

      alter table points_entry drop constraint points_entry_reason_check;
      alter table points_entry add constraint points_entry_reason_check
        check (reason in ('test_passed', 'adjustment', 'regrade')),
        -- Points of a reversal that the balance did not hold, so that they were let go.
        add waived integer not null default 0 check (waived >= 0);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table points_entry drop waived;
      alter table points_entry drop constraint points_entry_reason_check;
      alter table points_entry add constraint points_entry_reason_check
        check (reason in ('test_passed', 'adjustment'));
      alter table attempt_question drop weight;
      drop table former_mark;
      drop table regrade;
    `);
  }
}
