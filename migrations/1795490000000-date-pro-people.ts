import type { MigrationInterface, QueryRunner } from 'typeorm';

export class DateProPeople1795490000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- Since when a person is PRO; whose type never changed since the portal knows them is it from their first day.
      alter table profile add column pro_since timestamptz;
      update profile p set pro_since = coalesce(
        (select e.at from audit_entry e
         where e.target_kind = 'profile' and e.target_id = p.id::text and e.changes #>> '{userType,1}' = 'pro'
         order by e.id desc limit 1), p.created_at)
      where user_type = 'pro';

      -- The type is changed in several ways: by passing tests, by a reset, by an administrator.
      create function date_pro() returns trigger language plpgsql as $$
      begin
        if new.user_type <> 'pro' then new.pro_since = null;
        elsif tg_op = 'INSERT' then new.pro_since = coalesce(new.pro_since, now());
        elsif old.user_type <> 'pro' then new.pro_since = now();
        end if;
        return new;
      end $$;
      create trigger profile_pro_since before insert or update of user_type on profile
        for each row execute function date_pro();

      create index profile_newest_pro on profile (pro_since desc, id desc)
        where user_type = 'pro' and disabled_at is null;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop index profile_newest_pro; drop trigger profile_pro_since on profile; drop function date_pro;
      alter table profile drop column pro_since;
    `);
  }
}
