import { Baseline } from './baseline';

const results = `kind text not null check (kind in ('test', 'account', 'store', 'question')),
      key text not null,
      passed int not null,
      failed int not null`;

export class CreateDashboard1796600020000 extends Baseline {
  protected readonly sql = `
    -- A job writes these tables. They have no foreign keys, so that it never locks rows of others.
    create table dashboard_state (
      id int primary key default 1 check (id = 1),
      read_to timestamptz,
      refreshed_at timestamptz,
      swept_to uuid,
      pro_people int not null default 0
    );
    create table dashboard_due (day date primary key);
    create table result_day (
      day date not null,
      ${results},
      primary key (day, kind, key)
    );
    create table result_week (
      week date not null,
      ${results},
      primary key (kind, week, key)
    );
    create table activity_span (
      span text not null check (span in ('hour', 'week')),
      start timestamptz not null,
      people int not null,
      sign_ins int not null,
      mails int not null,
      points_given bigint not null,
      points_spent bigint not null,
      new_pro int not null,
      primary key (span, start)
    );
    create table account_progress (
      account_id uuid primary key,
      kind text not null,
      people int not null,
      modules int not null,
      finished int not null,
      passed int not null,
      failed int not null,
      read_at timestamptz not null
    );
    create table stuck_person (
      kind text not null check (kind in ('no_attempts_left', 'near_pro', 'left_test', 'never_seen')),
      profile_id uuid not null,
      since timestamptz not null,
      primary key (kind, profile_id)
    );
    create index stuck_person_profile on stuck_person (profile_id);
  `;
}
