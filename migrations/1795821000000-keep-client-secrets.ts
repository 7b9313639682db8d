import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KeepClientSecrets1795821000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table idp.client_secret (
        secret_sha256 text primary key,
        client_id text not null,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null
      );
      create index client_secret_client on idp.client_secret (client_id);

      create table api_client_use (
        issuer text not null,
        client_id text not null,
        day date not null,
        calls int not null default 0,
        refused int not null default 0,
        last_at timestamptz not null,
        primary key (issuer, client_id, day),
        foreign key (issuer, client_id) references api_client (issuer, client_id) on delete cascade
      );
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table api_client_use; drop table idp.client_secret;');
  }
}
