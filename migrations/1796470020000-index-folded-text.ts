import type { MigrationInterface, QueryRunner } from 'typeorm';

type Fold = (text: string) => string;

const folded: Fold = (text) => `fold_search(${text})`;
const before: Fold = (text) =>
  `lower(regexp_replace(normalize(${text}, nfkd), '[\\u0300-\\u036f]', '', 'g'))`;

const english = (json: string): string => `coalesce(${json}->>'en', '')`;
const everyLanguage = (json: string): string =>
  `coalesce(${json}->>'en', '') || ' ' || coalesce(${json}->>'es', '') || ' ' || coalesce(${json}->>'fr', '')`;
const orderWords = `'R-' || number::text || ' ' || coalesce(tracking_number, '') || ' ' ||
  ${everyLanguage('reward_name')}`;
const messageWords = [`'S-' || number::text`, 'name', 'email', 'test', 'text', 'reply']
  .map((text) => `coalesce(${text}, '')`)
  .join(` || ' ' || `);

const sorted =
  (text: string, key = 'id') =>
  (fold: Fold) =>
    `((${fold(text)}), ${key})`;
const begins = (text: string) => (fold: Fold) => `((${fold(text)}) text_pattern_ops)`;
const words = (text: string) => (fold: Fold) => `using gin ((${fold(text)}) gin_trgm_ops)`;

const indexes: readonly [name: string, table: string, of: (fold: Fold) => string][] = [
  ['profile_name', 'profile', sorted('name')],
  ['profile_pro', 'profile', (fold) => `${sorted('name')(fold)} where user_type = 'pro'`],
  ['profile_address', 'profile', sorted('email')],
  ['profile_words', 'profile', words("name || ' ' || email")],
  ['profile_begins', 'profile', begins('name')],
  ['account_name', 'account', sorted('name')],
  ['account_number', 'account', sorted('number')],
  ['account_address', 'account', sorted("coalesce(address, '')")],
  ['account_words', 'account', words("name || ' ' || number")],
  ['account_begins', 'account', begins('name')],
  ['search_text_begins', 'search_text', begins('title')],
  ['search_text_titles', 'search_text', words('title')],
  ['module_name', 'module', sorted(english('name'))],
  ['points_entry_notes', 'points_entry', words('note')],
  ['certificate_test', 'certificate', sorted(english('test_name'), 'number')],
  ['certificate_words', 'certificate', words(everyLanguage('test_name'))],
  ['stored_file_name', 'stored_file', sorted('filename')],
  ['stored_file_words', 'stored_file', words('filename')],
  ['asset_name', 'asset', sorted('filename')],
  ['asset_words', 'asset', words('filename')],
  ['reward_order_reward', 'reward_order', sorted(english('reward_name'))],
  ['reward_order_words', 'reward_order', words(orderWords)],
  ['contact_message_name', 'contact_message', sorted('name')],
  ['contact_message_email', 'contact_message', sorted('email')],
  ['contact_message_words', 'contact_message', words(messageWords)],
  ['newsletter_subscription_email', 'newsletter_subscription', sorted('email')],
  ['data_import_file_name', 'data_import', sorted('file_name')],
];

async function rebuild(queryRunner: QueryRunner, fold: Fold, mode: 'concurrently' | ''): Promise<void> {
  for (const [name, table, of] of indexes) {
    await queryRunner.query(`drop index ${mode} if exists ${name}`);
    await queryRunner.query(`create index ${mode} ${name} on ${table} ${of(fold)}`);
  }
  // PostgreSQL knows nothing about the values of a new expression before.
  for (const table of new Set(indexes.map((index) => index[1]))) {
    const rows = (await queryRunner.query(`select 1 from ${table} limit 1`)) as unknown[];
    if (rows.length > 0) await queryRunner.query(`analyze ${table}`);
  }
}

/** Rebuilds the indexes of folded text while the portal writes: people may be many. */
export class IndexFoldedText1796470020000 implements MigrationInterface {
  readonly transaction = false;

  up(queryRunner: QueryRunner): Promise<void> {
    return rebuild(queryRunner, folded, 'concurrently');
  }

  down(queryRunner: QueryRunner): Promise<void> {
    // TypeORM undoes every migration in a transaction.
    return rebuild(queryRunner, before, '');
  }
}
