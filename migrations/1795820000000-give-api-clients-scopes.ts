import type { MigrationInterface, QueryRunner } from 'typeorm';

/** `role` stays for servers of the release before, which may still run on this schema. */
export class GiveApiClientsScopes1795820000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table api_client
        alter column role set default 'reader',
        add column id uuid not null default gen_random_uuid() unique,
        add column name text not null default '' check (char_length(name) <= 100),
        add column scopes text[] not null default '{}' check (scopes <@ array['read_people', 'read_results',
          'write_points', 'write_people', 'write_modules', 'run_imports']),
        add column revoked_at timestamptz,
        add column created_at timestamptz not null default now(),
        add column created_by uuid references profile (id);
      update api_client set name = left(client_id, 100), revoked_at = case when not enabled then now() end,
        scopes = case role when 'writer' then array['read_people', 'read_results', 'write_points', 'write_people',
          'write_modules', 'run_imports'] else array['read_people', 'read_results'] end;
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      alter table api_client alter column role drop default, drop column id, drop column name, drop column scopes,
        drop column revoked_at, drop column created_at, drop column created_by;
    `);
  }
}
