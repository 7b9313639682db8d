import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ShowPeopleToAHostedProvider1795840000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table identity_keys (
        issuer text primary key,
        keys jsonb not null,
        read_at timestamptz not null default now()
      );

      -- A hosted provider has no eye on these tables: whatever changes there is brought to it by a job, queued here so that no
      -- writer has to think of it. Hosted providers are those whose keys are kept.
      create function show_person_to_provider(person uuid) returns void language sql as $$
        select graphile_worker.add_job(
          'show-person-to-provider',
          json_build_object('profileId', person),
          job_key := 'show-person-to-provider:' || person
        )
        where exists (
          select from profile_identity i join identity_keys k on k.issuer = i.issuer where i.profile_id = person
        )
      $$;
      create function profile_to_provider() returns trigger language plpgsql as $$
        begin
          perform show_person_to_provider(new.id);
          return null;
        end $$;
      create trigger profile_to_provider after update of role, user_type, lang, disabled_at on profile
        for each row when (
          (old.role, old.user_type, old.lang, old.disabled_at is null)
          is distinct from (new.role, new.user_type, new.lang, new.disabled_at is null)
        )
        execute function profile_to_provider();
      create function link_to_provider() returns trigger language plpgsql as $$
        begin
          perform show_person_to_provider(new.profile_id);
          return null;
        end $$;
      create trigger link_to_provider after insert on profile_identity
        for each row execute function link_to_provider();
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop trigger link_to_provider on profile_identity;
      drop trigger profile_to_provider on profile;
      drop function link_to_provider(), profile_to_provider(), show_person_to_provider(uuid);
      drop table identity_keys;
    `);
  }
}
