import type { LocalizedText } from '#server/platform/language/i18n';

/** What messages about an order of a reward have in common. */
export interface AboutOrder {
  rewardName: LocalizedText;
}

/** The page of the own orders. */
export const ordersPath = (): string => '/rewards/orders';
