import type { MigrationInterface, QueryRunner } from 'typeorm';

const folded = (text: string): string =>
  `lower(regexp_replace(normalize(${text}, nfkd), '[\\u0300-\\u036f]', '', 'g'))`;

// What lists of people are sorted by beside the name; and who has finished how many different standard tests.
const indexes = [
  ['account_name', 'account', `((${folded('name')}), id)`],
  ['profile_address', 'profile', `((${folded('email')}), id)`],
  ['profile_role', 'profile', '(role, id)'],
  ['profile_user_type', 'profile', '(user_type, id)'],
  ['profile_seen', 'profile', '(last_seen_at, id)'],
  ['profile_created', 'profile', '(created_at, id)'],
  ['profile_disabled', 'profile', '(disabled_at, id)'],
  ['points_balance_order', 'points_balance', '(balance, profile_id)'],
  [
    'attempt_standard',
    'attempt',
    "(profile_id, test_id) include (status) where category = 'standard' and status in ('passed', 'failed')",
  ],
] as const;

/** Made while the portal writes: people may be many. */
export class IndexPeople1796200002000 implements MigrationInterface {
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
