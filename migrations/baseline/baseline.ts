import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Creates the tables of a feature as release 1.0.0 has them. */
export abstract class Baseline implements MigrationInterface {
  protected abstract readonly sql: string;

  async up(queryRunner: QueryRunner): Promise<void> {
    await queryRunner.query(this.sql);
  }

  async down(): Promise<void> {
    throw new Error(
      "A baseline can't be undone, because no release came before it. Use a new database instead.",
    );
  }
}

/** Columns for when administrators created and last changed a record. */
export const timestamps = `created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()`;

/** Columns for the people who see a record. An empty array means everyone. */
export const audience = `roles text[] not null default '{}',
      user_types text[] not null default '{}',
      account_kinds text[] not null default '{}'`;

/** The default of a text that has an empty translation in each language. */
export const untranslated = `'{"en": "", "es": "", "fr": ""}'`;

/** Returns an expression for the English text of a translated column. */
export const english = (column: string): string => `coalesce(${column}->>'en', '')`;

/** Returns an expression for the text of a translated column in all languages. */
export const allLanguages = (column: string): string =>
  ['en', 'es', 'fr'].map((lang) => `coalesce(${column}->>'${lang}', '')`).join(" || ' ' || ");
