import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateCertificates1764000003000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- Proof of one pass. Whoever knows the number may check it.
      create table certificate (
        number text primary key check (number ~ '^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$'),
        attempt_id uuid not null unique references attempt (id),
        profile_id uuid not null references profile (id),
        -- As they were when the test was passed.
        holder_name text not null,
        test_name jsonb not null,
        passed_at timestamptz not null,
        -- Set where a regrade took the pass away, null again where one gave it back.
        withdrawn_at timestamptz
      );
      create index certificate_profile on certificate (profile_id);

      -- Tests passed before there were certificates get theirs. Of the bytes of a random uuid the seventh and the ninth
      -- are not all random, so those around them are left out.
      insert into certificate (number, attempt_id, profile_id, holder_name, test_name, passed_at)
      select (select regexp_replace(string_agg(substr('0123456789ABCDEFGHJKMNPQRSTVWXYZ',
            1 + (get_byte(a.bytes, at) & 31), 1), '' order by at), '(.{4})(.{4})(.{4})', '\\1-\\2-\\3')
          from unnest(array[0, 1, 2, 3, 4, 5, 10, 11, 12, 13, 14, 15]) as at),
        a.id, a.profile_id, p.name, m.name, a.closed_at
      from (select uuid_send(gen_random_uuid()) as bytes, * from attempt where status = 'passed') a
      join profile p on p.id = a.profile_id
      join test t on t.id = a.test_id join module m on m.id = t.module_id;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`drop table certificate;`);
  }
}
