import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores the keys of saves, so that one whose answer was lost can be sent again. */
export class CreateSaveKeys1796526000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table save_key (
        caller_id text not null,
        key text not null,
        digest text not null,
        result jsonb,
        saved_at timestamptz not null,
        primary key (caller_id, key)
      );
      create index save_key_saved_at on save_key (saved_at);
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table save_key');
  }
}
