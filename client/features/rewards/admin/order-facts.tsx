import { Link } from 'react-router-dom';
import { useFormat } from '#client/platform/format';
import { Fact, FactList } from '#client/ui/fact-list';
import { AddressLines } from '../address/address-lines';
import type { FulfilledOrderFragment } from './orders.generated';

/** Who gets what, where, and when which step was done. */
export function OrderFacts({ order }: { order: FulfilledOrderFragment }) {
  const { dateTime, number } = useFormat();
  const at = (moment: string | null) => moment && dateTime(moment);
  return (
    <FactList>
      <Fact label="admin.orders.person">
        <Link to={`/admin/people/${order.profileId}`}>{order.personName}</Link>
        {order.accountName && `, ${order.accountName}`}
      </Fact>
      <Fact label="admin.orders.reward">
        <Link to={`/admin/rewards/${order.rewardId}`}>{order.rewardName}</Link>
      </Fact>
      <Fact label="admin.orders.points">{number(order.price)}</Fact>
      <Fact label="admin.orders.address">{order.address && <AddressLines order={order} />}</Fact>
      <Fact label="admin.orders.tracking">{order.trackingNumber}</Fact>
      <Fact label="admin.orders.placedAt">{at(order.placedAt)}</Fact>
      <Fact label="admin.orders.packed">{at(order.packedAt)}</Fact>
      <Fact label="admin.orders.sent">{at(order.sentAt)}</Fact>
      <Fact label="admin.orders.received">{at(order.receivedAt)}</Fact>
      <Fact label={order.cancelledByOwner ? 'admin.orders.cancelledByOwner' : 'admin.orders.cancelled'}>
        {at(order.cancelledAt)}
      </Fact>
      <Fact label="admin.orders.reason">{order.cancelReason}</Fact>
    </FactList>
  );
}
