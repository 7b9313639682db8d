import { allLanguages, Baseline, english } from './baseline';

export class CreateAttempts1796600016000 extends Baseline {
  protected readonly sql = `
    create table attempt (
      id uuid primary key default gen_random_uuid(),
      profile_id uuid not null references profile,
      test_id uuid not null references test,
      status text not null default 'in_progress' check (status in ('in_progress', 'passed', 'failed', 'abandoned',
        'voided')),
      category text not null,
      pass_mark int not null,
      -- What a pass earned when the attempt started.
      points int not null,
      question_count int not null,
      started_at timestamptz not null,
      deadline_at timestamptz,
      last_saved_at timestamptz not null,
      closed_at timestamptz,
      score int check (score between 0 and 100),
      correct_count int,
      points_earned int not null default 0,
      promoted_to_pro boolean not null default false,
      -- [{id, position, name, selectedName, feedback}]. selectedName is null if the question wasn't answered.
      incorrect_questions jsonb,
      test_version_id uuid not null references test_version,
      -- The end of the current active span.
      active_at timestamptz not null default now(),
      -- The active spans until then. Null if unknown.
      working_time interval default '0',
      changed_at timestamptz,
      -- Identifies an imported result.
      imported_as text,
      check ((status = 'in_progress') = (closed_at is null)),
      check ((status in ('passed', 'failed')) = (score is not null))
    );
    create unique index attempt_one_in_progress on attempt (profile_id, test_id) where status = 'in_progress';
    create unique index attempt_imported_as on attempt (imported_as);
    create index attempt_profile_test on attempt (profile_id, test_id, started_at desc);
    create index attempt_profile_closed on attempt (profile_id, closed_at desc, id desc) where closed_at is not null;
    create index attempt_open_deadline on attempt (coalesce(deadline_at, last_saved_at)) where status = 'in_progress';
    create index attempt_test_open on attempt (test_id) where status = 'in_progress';
    create index attempt_test_closed on attempt (test_id, closed_at) where status in ('passed', 'failed');
    create index attempt_passed on attempt (profile_id, test_id) where status = 'passed';
    create index attempt_standard on attempt (profile_id, test_id) include (status)
      where category = 'standard' and status in ('passed', 'failed');
    create index attempt_changed on attempt (coalesce(changed_at, closed_at), id) where closed_at is not null;
    create index attempt_closed on attempt (closed_at, id) where closed_at is not null;
    create index attempt_started on attempt (started_at, id) where closed_at is not null;
    create index attempt_category on attempt (category, id) where closed_at is not null;
    create index attempt_status on attempt (status, id) where closed_at is not null;
    create index attempt_score on attempt (score, id) where closed_at is not null;
    create index attempt_working on attempt ((extract(epoch from working_time)::int), id) where closed_at is not null;
    create index attempt_of_test on attempt (test_id, closed_at, id) where closed_at is not null;

    create function note_result_change() returns trigger language plpgsql as $$
      begin
        new.changed_at := clock_timestamp();
        return new;
      end
    $$;
    create trigger attempt_result_change
      before insert or update of status, closed_at, score, correct_count, points_earned, promoted_to_pro on attempt
      for each row when (new.closed_at is not null) execute function note_result_change();

    -- Returns from when on a person's attempts at a test count together with one from "as_of". It is simple enough for
    -- PostgreSQL to inline.
    create function counts_since(category text, period_start timestamptz, cycle_start timestamptz,
      as_of timestamptz) returns timestamptz language sql immutable parallel safe
    return coalesce(greatest(period_start,
      case when category = 'pro' and cycle_start <= as_of then cycle_start end), '-infinity');

    -- Maintenance takes no time from a test: when it ends, what ends an attempt moves.
    create function keep_maintenance_time() returns trigger language plpgsql as $$
    begin
      if new.maintenance_mode and not old.maintenance_mode then
        new.maintenance_started_at = clock_timestamp();
      elsif old.maintenance_mode and not new.maintenance_mode then
        update attempt set deadline_at = deadline_at + maintenance_since(started_at, clock_timestamp()),
          last_saved_at = case when deadline_at is null
            then last_saved_at + maintenance_since(last_saved_at, clock_timestamp()) else last_saved_at end
          where status = 'in_progress';
        new.maintenance_started_at = null;
      end if;
      return new;
    end $$;
    create trigger site_setting_maintenance before update of maintenance_mode on site_setting
      for each row execute function keep_maintenance_time();

    create table attempt_question (
      attempt_id uuid not null references attempt,
      question_id uuid not null,
      position int not null,
      -- The question with its options in their order and what is correct. Learners never get it.
      snapshot jsonb not null,
      -- What the answer earned, as an exact fraction. Null until the attempt is marked.
      credit_numerator int,
      credit_denominator int,
      -- By a regrade instead of the snapshot's: [{optionIds} | {accepted, code}], the best counts; or 'full'.
      right_answers jsonb,
      -- So that nobody has to parse the snapshots to add up an attempt.
      weight int not null generated always as ((snapshot->>'weight')::int) stored,
      primary key (attempt_id, question_id),
      unique (attempt_id, position)
    );
    create index attempt_question_question on attempt_question (question_id);

    create table attempt_answer (
      attempt_id uuid not null,
      question_id uuid not null,
      revision int not null check (revision > 0),
      option_ids text[] not null default '{}',
      text text,
      saved_at timestamptz not null,
      primary key (attempt_id, question_id),
      foreign key (attempt_id, question_id) references attempt_question
    );

    -- Whoever knows the number can verify the certificate.
    create table certificate (
      number text primary key check (number ~ '^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$'),
      attempt_id uuid not null unique references attempt,
      profile_id uuid not null references profile,
      -- As they were when the test was passed.
      holder_name text not null,
      test_name jsonb not null,
      passed_at timestamptz not null,
      -- Set while a regrade has turned the pass into a fail.
      withdrawn_at timestamptz
    );
    create index certificate_profile on certificate (profile_id);
    create index certificate_passed on certificate (passed_at, number);
    create index certificate_withdrawn on certificate (withdrawn_at, number);
    create index certificate_test on certificate (fold_search(${english('test_name')}), number);
    create index certificate_words on certificate using gin (fold_search(${allLanguages('test_name')}) gin_trgm_ops);

    -- How many tests each person has passed at least once: counting it for a sorted list would be slow.
    create table tests_passed (
      profile_id uuid primary key references profile on delete cascade,
      number int not null default 0 check (number >= 0)
    );
    create index tests_passed_number on tests_passed (number, profile_id);

    create function count_tests_passed_of(person uuid) returns void language plpgsql as $$
    begin
      -- Whoever waits here for somebody counts, in the next statement, what that transaction has written too.
      perform from tests_passed where profile_id = person for no key update;
      if not found then
        insert into tests_passed as held (profile_id) values (person)
          on conflict (profile_id) do update set number = held.number;
      end if;
      update tests_passed p set number = c.number
        from (select count(distinct test_id) as number from attempt where profile_id = person and status = 'passed') c
        where p.profile_id = person and p.number <> c.number;
    end $$;
    create function count_tests_passed(people uuid[]) returns void language plpgsql as $$
    begin
      insert into tests_passed (profile_id) select distinct id from unnest(people) as id order by id on conflict do nothing;
      perform from tests_passed where profile_id = any(people) order by profile_id for no key update;
      update tests_passed p set number = c.number
        from (select l.id, count(distinct a.test_id) as number from unnest(people) as l (id)
          left join attempt a on a.profile_id = l.id and a.status = 'passed' group by l.id) c
        where p.profile_id = c.id and p.number <> c.number;
    end $$;
    create function count_tests_passed_of_rows() returns trigger language plpgsql as $$
    declare people uuid[] := array(select distinct profile_id from changed where status = 'passed');
    begin
      if people <> '{}' then perform count_tests_passed(people); end if;
      return null;
    end $$;
    create function count_tests_passed_of_row() returns trigger language plpgsql as $$
    begin
      perform count_tests_passed_of(old.profile_id);
      if new.profile_id <> old.profile_id then perform count_tests_passed_of(new.profile_id); end if;
      return null;
    end $$;
    create trigger attempt_tests_passed_added after insert on attempt referencing new table as changed
      for each statement execute function count_tests_passed_of_rows();
    create trigger attempt_tests_passed_removed after delete on attempt referencing old table as changed
      for each statement execute function count_tests_passed_of_rows();
    create trigger attempt_tests_passed_changed after update of status, profile_id, test_id on attempt
      for each row when ('passed' in (old.status, new.status)
        and (old.status, old.profile_id, old.test_id) is distinct from (new.status, new.profile_id, new.test_id))
      execute function count_tests_passed_of_row();
  `;
}
