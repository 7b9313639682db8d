import type { MigrationInterface, QueryRunner } from 'typeorm';

const folded = (text: string): string =>
  `lower(regexp_replace(normalize(${text}, nfkd), '[\\u0300-\\u036f]', '', 'g'))`;
const words = (json: string): string =>
  `coalesce(${json}->>'en', '') || ' ' || coalesce(${json}->>'es', '') || ' ' || coalesce(${json}->>'fr', '')`;

// What administrators sort results, points, certificates, people and accounts by, and what they are found by.
const indexes = [
  ['module_name', 'module', `((${folded("coalesce(name->>'en', '')")}), id)`],
  ['attempt_closed', 'attempt', '(closed_at, id) where closed_at is not null'],
  ['attempt_started', 'attempt', '(started_at, id) where closed_at is not null'],
  ['attempt_category', 'attempt', '(category, id) where closed_at is not null'],
  ['attempt_status', 'attempt', '(status, id) where closed_at is not null'],
  ['attempt_score', 'attempt', '(score, id) where closed_at is not null'],
  ['attempt_working', 'attempt', '((extract(epoch from working_time)::int), id) where closed_at is not null'],
  ['attempt_of_test', 'attempt', '(test_id, closed_at, id) where closed_at is not null'],
  ['points_entry_amount', 'points_entry', '(amount, id)'],
  ['points_entry_reason', 'points_entry', '(reason, id)'],
  ['points_entry_after', 'points_entry', '(balance_after, id)'],
  ['points_entry_notes', 'points_entry', `using gin ((${folded('note')}) gin_trgm_ops)`],
  ['certificate_passed', 'certificate', '(passed_at, number)'],
  ['certificate_withdrawn', 'certificate', '(withdrawn_at, number)'],
  ['certificate_test', 'certificate', `((${folded("coalesce(test_name->>'en', '')")}), number)`],
  ['certificate_words', 'certificate', `using gin ((${folded(words('test_name'))}) gin_trgm_ops)`],
] as const;

/** Made while the portal writes: these tables are large. */
export class IndexLists1796320000000 implements MigrationInterface {
  readonly transaction = false;

  async up(queryRunner: QueryRunner): Promise<void> {
    for (const [name, table, of] of indexes) {
      // One that a try before could not finish is there, but of no use.
      await queryRunner.query(`drop index concurrently if exists ${name}`);
      await queryRunner.query(`create index concurrently ${name} on ${table} ${of}`);
    }
  }

  async down(queryRunner: QueryRunner): Promise<void> {
    for (const [name] of indexes) await queryRunner.query(`drop index ${name}`);
  }
}
