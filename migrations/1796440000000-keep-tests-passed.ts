import type { MigrationInterface, QueryRunner } from 'typeorm';

/** People are sorted by how many tests they passed, which counting everybody's results anew would make slow. */
export class KeepTestsPassed1796440000000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    // What a try before could not finish is made anew. Each lock is let go before the next is taken.
    await queryRunner.query(`
      create table if not exists tests_passed (
        profile_id uuid primary key references profile (id) on delete cascade,
        -- Tests that were passed at least once.
        number integer not null default 0 check (number >= 0)
      );
      create index if not exists tests_passed_number on tests_passed (number, profile_id);
    `);
    await queryRunner.query(`
      create or replace function count_tests_passed_of(person uuid) returns void language plpgsql as $$
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

      create or replace function count_tests_passed(people uuid[]) returns void language plpgsql as $$
      begin
        insert into tests_passed (profile_id) select distinct id from unnest(people) as id order by id on conflict do nothing;
        perform from tests_passed where profile_id = any(people) order by profile_id for no key update;
        update tests_passed p set number = c.number
          from (select l.id, count(distinct a.test_id) as number from unnest(people) as l (id)
            left join attempt a on a.profile_id = l.id and a.status = 'passed' group by l.id) c
          where p.profile_id = c.id and p.number <> c.number;
      end $$;

      create or replace function count_tests_passed_of_rows() returns trigger language plpgsql as $$
      declare people uuid[] := array(select distinct profile_id from changed where status = 'passed');
      begin
        if people <> '{}' then perform count_tests_passed(people); end if;
        return null;
      end $$;

      create or replace function count_tests_passed_of_row() returns trigger language plpgsql as $$
      begin
        perform count_tests_passed_of(old.profile_id);
        if new.profile_id <> old.profile_id then perform count_tests_passed_of(new.profile_id); end if;
        return null;
      end $$;
    `);
    await queryRunner.query(`
      create or replace trigger attempt_tests_passed_added after insert on attempt referencing new table as changed
        for each statement execute function count_tests_passed_of_rows();
      create or replace trigger attempt_tests_passed_removed after delete on attempt referencing old table as changed
        for each statement execute function count_tests_passed_of_rows();
      create or replace trigger attempt_tests_passed_changed after update of status, profile_id, test_id on attempt
        for each row when ('passed' in (old.status, new.status)
          and (old.status, old.profile_id, old.test_id) is distinct from (new.status, new.profile_id, new.test_id))
        execute function count_tests_passed_of_row();
    `);
    for (let last: string | null = null; ;) {
      const [{ people }]: [{ people: string[] }] = await queryRunner.query(
        `select array(select distinct profile_id from attempt
           where status = 'passed' and ($1::uuid is null or profile_id > $1) order by 1 limit 1000) as people`,
        [last],
      );
      if (people.length === 0) break;
      // Balances first, as whoever writes results does.
      await queryRunner.query(
        `select count_tests_passed($1::uuid[]) from (select count(*) from (
           select from points_balance where profile_id = any($1::uuid[]) order by profile_id for no key update) h) held`,
        [people],
      );
      last = people.at(-1)!;
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop trigger attempt_tests_passed_added on attempt; drop trigger attempt_tests_passed_removed on attempt;
      drop trigger attempt_tests_passed_changed on attempt;
      drop function count_tests_passed_of_rows(); drop function count_tests_passed_of_row();
      drop function count_tests_passed(uuid[]); drop function count_tests_passed_of(uuid); drop table tests_passed;
    `);
  }
}
