import type { MigrationInterface, QueryRunner } from 'typeorm';

const folded = (text: string): string =>
  `lower(regexp_replace(normalize(${text}, nfkd), '[\\u0300-\\u036f]', '', 'g'))`;

// What administrators sort accounts by beside the name, what else messages and subscriptions, and the files that nobody uploaded.
const indexes = [
  ['account_kind', 'account', '(kind, id)'],
  ['account_number', 'account', `((${folded('number')}), id)`],
  ['account_address', 'account', `((${folded("coalesce(address, '')")}), id)`],
  ['account_country', 'account', "((coalesce(country, '')), id)"],
  ['account_disabled', 'account', "((coalesce(disabled_at, 'infinity')), id)"],
  ['account_created', 'account', '(created_at, id)'],
  ['account_updated', 'account', '(updated_at, id)'],
  ['contact_message_updated', 'contact_message', '(updated_at, id)'],
  ['newsletter_subscription_created', 'newsletter_subscription', '(created_at, id)'],
  ['newsletter_subscription_updated', 'newsletter_subscription', '(updated_at, id)'],
  ['stored_file_of_nobody', 'stored_file', '(id) where uploaded_by is null'],
] as const;

/** Made while the portal writes: accounts may be many. */
export class IndexAccounts1796370100000 implements MigrationInterface {
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
