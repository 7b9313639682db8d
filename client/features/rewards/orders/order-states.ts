import type { OrderState } from '#client/platform/generated/schema';

/** The message ids of the order states. */
export const stateNames: Record<OrderState, string> = {
  placed: 'rewards.state.placed',
  packed: 'rewards.state.packed',
  sent: 'rewards.state.sent',
  received: 'rewards.state.received',
  cancelled: 'rewards.state.cancelled',
};

/** The steps of an order that isn't cancelled. */
export const steps = ['placed', 'packed', 'sent', 'received'] as const satisfies readonly OrderState[];

/** The message ids of the descriptions of the steps. */
export const stepWords: Record<(typeof steps)[number], string> = {
  placed: 'rewards.now.placed',
  packed: 'rewards.now.packed',
  sent: 'rewards.now.sent',
  received: 'rewards.now.received',
};
