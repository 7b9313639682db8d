import { Baseline } from './baseline';

export class CreateRegrading1796600018000 extends Baseline {
  protected readonly sql = `
    create table regrade (
      id uuid primary key default gen_random_uuid(),
      test_id uuid not null references test,
      question_id uuid not null,
      mode text not null check (mode in ('full_credit', 'old_and_new', 'new_only', 'none')),
      -- If false, no result, points or PRO status got worse.
      lowers_results boolean not null,
      -- Of the preview, so that applying it twice regrades once.
      digest text not null,
      made_by uuid not null references profile,
      made_at timestamptz not null
    );
    create index regrade_question on regrade (question_id, made_at desc);
    create index regrade_made_by on regrade (made_by) where made_by is not null;

    -- Results before a regrade.
    create table previous_mark (
      attempt_id uuid not null references attempt,
      regrade_id uuid not null references regrade,
      status text not null check (status in ('passed', 'failed')),
      score int not null,
      correct_count int not null,
      points_earned int not null,
      incorrect_questions jsonb not null,
      replaced_at timestamptz not null,
      primary key (attempt_id, regrade_id)
    );
    create index previous_mark_regrade on previous_mark (regrade_id);
  `;
}
