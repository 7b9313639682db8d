import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was changed before is not known: every translation of then counts as up to date. */
export class NoteOutdatedTranslations1796390000000 implements MigrationInterface {
  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(`
      create table outdated_translation (
        kind text not null,
        thing_id text not null,
        lang text not null check (lang in ('es', 'fr')),
        digest text not null,
        source text not null,
        changed_at timestamptz not null,
        primary key (kind, thing_id, lang, digest)
      )
    `);
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query('drop table outdated_translation');
  }
}
