import type { OrderState } from '#client/platform/generated/schema';

/** Message ids of what an order's states are called. */
export const stateNames: Record<OrderState, string> = {
  placed: 'rewards.state.placed',
  packed: 'rewards.state.packed',
  sent: 'rewards.state.sent',
  received: 'rewards.state.received',
  cancelled: 'rewards.state.cancelled',
};

/** The steps of an order that is not cancelled. */
export const steps = ['placed', 'packed', 'sent', 'received'] as const satisfies readonly OrderState[];

/** Message ids of what a step means. */
export const stepWords: Record<(typeof steps)[number], string> = {
  placed: 'rewards.now.placed',
  packed: 'rewards.now.packed',
  sent: 'rewards.now.sent',
  received: 'rewards.now.received',
};
