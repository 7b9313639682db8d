import { Link } from 'react-router-dom';
import { useFormat } from '#client/platform/formats/format';
import { Detail, DescriptionList } from '#client/ui/layout/description-list';
import { AddressLines } from '../address/address-lines';
import type { FulfilledOrderFragment } from './orders.generated';

/** The person, reward and address of an order, and the time of each step. */
export function OrderDescription({ order }: { order: FulfilledOrderFragment }) {
  const { dateTime, number } = useFormat();
  const at = (moment: string | null) => moment && dateTime(moment);
  return (
    <DescriptionList>
      <Detail label="admin.orders.person">
        <Link to={`/admin/people/${order.profileId}`}>{order.personName}</Link>
        {order.accountName && `, ${order.accountName}`}
      </Detail>
      <Detail label="admin.orders.reward">
        <Link to={`/admin/rewards/${order.rewardId}`}>{order.rewardName}</Link>
      </Detail>
      <Detail label="admin.orders.points">{number(order.price)}</Detail>
      <Detail label="admin.orders.address">{order.address && <AddressLines order={order} />}</Detail>
      <Detail label="admin.orders.tracking">{order.trackingNumber}</Detail>
      <Detail label="admin.orders.placedAt">{at(order.placedAt)}</Detail>
      <Detail label="admin.orders.packed">{at(order.packedAt)}</Detail>
      <Detail label="admin.orders.sent">{at(order.sentAt)}</Detail>
      <Detail label="admin.orders.received">{at(order.receivedAt)}</Detail>
      <Detail label={order.cancelledByOwner ? 'admin.orders.cancelledByOwner' : 'admin.orders.cancelled'}>
        {at(order.cancelledAt)}
      </Detail>
      <Detail label="admin.orders.reason">{order.cancelReason}</Detail>
    </DescriptionList>
  );
}
