import { inOwnLanguage, type PersonalData } from '#server/platform/personal-data';
import { shippingAddressSql } from './orders/order.queries';
import { cancelPlacedOrders, eraseAddresses } from './orders/forget-orders';

/** The personal data of orders. */
export const rewardsPersonalData: readonly PersonalData[] = [
  {
    columns: [
      'reward_order.profile_id',
      'reward_order.cancelled_by',
      'reward_order.address',
      'reward_order.address_remembered',
      'reward_order.recipient_name',
      'reward_order.street',
      'reward_order.unit',
      'reward_order.city',
      'reward_order.region',
      'reward_order.postal_code',
      'reward_order.country',
    ],
    merge: {
      moves: [
        {
          column: 'reward_order.profile_id',
          key: ['id'],
          once: (row) => `${row}.idempotency_key`,
          counts: 'orders',
        },
        { column: 'reward_order.cancelled_by', key: ['id'] },
      ],
      stays: 'It went where it went.',
    },
    inFile: {
      name: 'orders',
      sql: `select 'R-' || o.number as number, ${inOwnLanguage('o.reward_name')} as reward, o.price, o.state, o.address,
          ${shippingAddressSql} as "shippingAddress", o.address_remembered as "addressRemembered",
          o.tracking_number as "trackingNumber", o.placed_at as "placedAt", o.packed_at as "packedAt",
          o.sent_at as "sentAt", o.received_at as "receivedAt", o.cancelled_at as "cancelledAt",
          o.cancel_reason as "cancelReason"
        from person join reward_order o on o.profile_id = person.id order by o.placed_at`,
    },
    async forget(manager, { profileId, carriedOutBy }) {
      await cancelPlacedOrders(manager, profileId, carriedOutBy);
      await eraseAddresses(manager, [profileId]);
    },
  },
];
