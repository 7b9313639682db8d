import type { MigrationInterface, QueryRunner } from 'typeorm';

export class MarkArticlesRead1795750002000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      -- Who has opened which article.
      create table article_read (
        article_id uuid not null references article on delete cascade,
        profile_id uuid not null references profile,
        read_at timestamptz not null,
        primary key (article_id, profile_id)
      );
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table article_read');
  }
}
