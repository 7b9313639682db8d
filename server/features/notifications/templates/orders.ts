import type { LocalizedText } from '#server/platform/language/i18n';

/** The values that all messages about orders share. */
export interface AboutOrder {
  rewardName: LocalizedText;
}

/** Returns the path of the person's orders. */
export const ordersPath = (): string => '/rewards/orders';
