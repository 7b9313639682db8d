import type { MigrationInterface, QueryRunner } from 'typeorm';

export class InvitePeople1795600000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- Whoever is invited chooses the password by the link of the invitation.
      alter table idp.account alter column password_hash drop not null;
      alter table password_link add purpose text not null default 'forgotten'
        check (purpose in ('forgotten', 'invited'));

      -- The list of people goes by name.
      create index profile_name on profile (lower(name), id);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      drop index profile_name;
      alter table password_link drop purpose;
      -- Somebody who was invited and has chosen none yet gets one that no hash matches.
      update idp.account set password_hash = '' where password_hash is null;
      alter table idp.account alter column password_hash set not null;
    `);
  }
}
