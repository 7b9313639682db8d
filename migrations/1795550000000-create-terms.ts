import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateTerms1795550000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table terms_version (
        number integer primary key check (number > 0),
        text jsonb not null,
        change_note jsonb,
        published_at timestamptz not null default now()
      );
      -- People said Yes or No to exactly these words.
      create function refuse_terms_change() returns trigger language plpgsql as $$
      begin
        raise exception 'a version of the terms never changes';
      end $$;
      create trigger terms_version_unchanged before update or delete or truncate on terms_version
        for each statement execute function refuse_terms_change();
      create trigger terms_version_cache after insert on terms_version
        for each statement execute function bump_cache_version('settings');
      insert into terms_version (number, text, published_at)
        select 1, terms_and_conditions, updated_at from site_setting where terms_and_conditions ->> 'en' <> '';
      alter table site_setting drop column terms_and_conditions;

      create table terms_answer (
        profile_id uuid not null references profile (id),
        version integer not null references terms_version (number),
        answer text not null check (answer in ('yes', 'no')),
        answered_at timestamptz not null default now(),
        primary key (profile_id, version, answered_at)
      );
      create index terms_answer_version on terms_answer (version, profile_id, answered_at);
      -- The newest version that the person said Yes to, if no No to it came later.
      alter table profile add column terms_version integer references terms_version (number);
      drop trigger profile_cache on profile;
      create trigger profile_cache after insert or update of role, user_type, lang, account_id, disabled_at,
          sessions_ended_at, pro_cycle_started_at, name, terms_version on profile
        for each statement execute function bump_cache_version('viewers');
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop trigger profile_cache on profile;
      alter table profile drop column terms_version;
      create trigger profile_cache after insert or update of role, user_type, lang, account_id, disabled_at,
          sessions_ended_at, pro_cycle_started_at, name on profile
        for each statement execute function bump_cache_version('viewers');
      drop table terms_answer;
      alter table site_setting
        add column terms_and_conditions jsonb not null default '{"en": "", "es": "", "fr": ""}';
      update site_setting set terms_and_conditions = v.text
        from (select text from terms_version order by number desc limit 1) v;
      drop table terms_version;
      drop function refuse_terms_change;
    `);
  }
}
