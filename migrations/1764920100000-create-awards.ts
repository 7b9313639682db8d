import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateAwards1764920100000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- What people won: a prize of a year, a quarter or a month, with its winner as a text of that time.
      create table award (
        id uuid primary key default gen_random_uuid(),
        name jsonb not null,
        text jsonb not null,
        picture_id uuid references asset,
        year int not null check (year between 2008 and 2100),
        kind text not null check (kind in ('yearly', 'quarterly', 'monthly')),
        winner text not null,
        dealer text,
        points int check (points >= 0),
        publish_at timestamptz,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      );
      create index award_newest on award (year desc, publish_at desc, id);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table award');
  }
}
