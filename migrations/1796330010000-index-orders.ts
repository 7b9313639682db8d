import type { MigrationInterface, QueryRunner } from 'typeorm';

const folded = (text: string): string =>
  `lower(regexp_replace(normalize(${text}, nfkd), '[\\u0300-\\u036f]', '', 'g'))`;
const words = `'R-' || number::text || ' ' || coalesce(tracking_number, '') || ' ' ||
  coalesce(reward_name->>'en', '') || ' ' || coalesce(reward_name->>'es', '') || ' ' || coalesce(reward_name->>'fr', '')`;

// What administrators sort orders, messages and subscriptions by, and what orders are found by.
const indexes = [
  ['reward_order_state', 'reward_order', '(state, id)'],
  ['reward_order_price', 'reward_order', '(price, id)'],
  ['reward_order_reward', 'reward_order', `((${folded("coalesce(reward_name->>'en', '')")}), id)`],
  ['reward_order_words', 'reward_order', `using gin ((${folded(words)}) gin_trgm_ops)`],
  ['contact_message_name', 'contact_message', `((${folded('name')}), id)`],
  ['contact_message_email', 'contact_message', `((${folded('email')}), id)`],
  ['contact_message_topic', 'contact_message', '(topic, id)'],
  ['contact_message_done', 'contact_message', '(done, id)'],
  ['contact_message_replied', 'contact_message', "((coalesce(replied_at, 'infinity')), id)"],
  ['newsletter_subscription_email', 'newsletter_subscription', `((${folded('email')}), id)`],
  ['newsletter_subscription_section', 'newsletter_subscription', '(section, id)'],
  ['newsletter_subscription_state', 'newsletter_subscription', '(state, id)'],
  ['newsletter_subscription_lang', 'newsletter_subscription', '(lang, id)'],
  ['newsletter_subscription_requested', 'newsletter_subscription', '(requested_at, id)'],
  [
    'newsletter_subscription_confirmed',
    'newsletter_subscription',
    "((coalesce(confirmed_at, 'infinity')), id)",
  ],
  ['newsletter_subscription_left', 'newsletter_subscription', "((coalesce(left_at, 'infinity')), id)"],
] as const;

/** Made while the portal writes: there may be a subscription of each person. */
export class IndexOrders1796330010000 implements MigrationInterface {
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
