import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Picture, type PictureRow } from '#server/features/editing/fields/picture';
import { Profile } from '#server/features/profile/profile.types';
import { DateTime } from '#server/platform/graphql/date-time';
import { Localized } from '#server/platform/graphql/localized';
import { PersonName } from '#server/platform/graphql/person-name';
import { ListSize } from '#server/platform/graphql/limits/sizes';
import { type Counted, TotalCount } from '#server/platform/graphql/total-count';
import type { LocalizedText } from '#server/platform/language/i18n';
import { PageInfo } from '#server/platform/paging';
import { ShippingAddress } from '../address/shipping-address.types';
import { type OrderState, OrderStateEnum } from './order.enums';
import { OfferedReward, type RewardValues } from '../reward.entity';

@ObjectType({ description: 'An order of a reward.', simpleResolvers: true })
export class Order {
  @Field(() => ID, { description: 'ID of the order.' })
  id!: string;

  @Field(() => String, { description: 'Order number, such as R-20433.' })
  number!: string;

  @Field(() => ID, { description: 'ID of the reward, which may no longer be offered.' })
  rewardId!: string;

  @Localized('Name of the reward when it was ordered.')
  rewardName(): string {
    return '';
  }

  @Field(() => Picture, { description: 'Image of the reward.' })
  picture!: PictureRow;

  @Field(() => Int, { description: 'Price in points.' })
  price!: number;

  @Field(() => OrderStateEnum, { description: 'Status of the order.' })
  state!: OrderState;

  @Field(() => String, {
    description: 'Shipping address in one line. Empty if the person has been deleted.',
  })
  address!: string;

  @Field(() => ShippingAddress, {
    nullable: true,
    description:
      'Shipping address in fields. Null for orders with a one-line address, and if the person has been deleted.',
  })
  shippingAddress!: ShippingAddress | null;

  @Field(() => String, {
    nullable: true,
    description: 'Tracking number of the parcel. Null if there is none.',
  })
  trackingNumber!: string | null;

  @Field(() => DateTime, { description: 'Time when it was placed.' })
  placedAt!: string;

  @Field(() => DateTime, { nullable: true, description: 'Time when it was packed. Null before.' })
  packedAt!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'Time when it was shipped. Null before.' })
  sentAt!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'Time when it was delivered. Null before.' })
  receivedAt!: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description: "Time when it was cancelled and its points were refunded. Null if it wasn't cancelled.",
  })
  cancelledAt!: string | null;

  @Field(() => Boolean, {
    description:
      "Whether the person who placed it cancelled it. False if an administrator did, or it wasn't cancelled.",
  })
  cancelledByOwner!: boolean;

  @Field(() => String, { nullable: true, description: 'Reason of the cancellation. Null if there is none.' })
  cancelReason!: string | null;

  @Field(() => ID, { description: 'ID of the person who placed it.' })
  profileId!: string;

  @Field(() => String, { description: 'Name of the person who placed it.' })
  @PersonName()
  personName!: string;

  @Field(() => String, {
    nullable: true,
    description: "Name of the person's account. Null if there is none.",
  })
  accountName!: string | null;

  /** The sort key: when it was placed, in microseconds since 1970. */
  sortKey!: string;
}

/** The stored values of the fields. */
export type OrderValues = Omit<Order, 'rewardName'> & { rewardNameTranslations: LocalizedText };

@ObjectType({ description: 'An item of a page with its cursor.', simpleResolvers: true })
export class OrderEdge {
  @Field(() => String, { description: 'Cursor of the item, for `after`.' })
  cursor!: string;

  @Field(() => Order, { description: 'The order.' })
  node!: OrderValues;
}

@ObjectType({ description: 'A page of orders.', simpleResolvers: true })
export class OrderConnection implements Counted {
  @Field(() => [Order], { description: 'The orders on the page.' })
  nodes!: OrderValues[];

  @Field(() => [OrderEdge], { description: 'The orders on the page, with their cursors.' })
  edges!: OrderEdge[];

  @Field(() => PageInfo, { description: 'Position of the page in the list.' })
  pageInfo!: PageInfo;

  @TotalCount()
  countAll!: Counted['countAll'];
}

@ObjectType({ description: 'Result of redeeming points.', simpleResolvers: true })
export class RedeemRewardPayload {
  @Field(() => Order, { description: 'The order. A repeat returns the order that was placed first.' })
  order!: OrderValues;

  @Field(() => Profile, { description: 'The caller with the new balance.' })
  profile!: Profile;

  @Field(() => OfferedReward, {
    nullable: true,
    description: "The reward after the order. Null if the caller can't see it any more.",
  })
  reward!: RewardValues | null;
}

@ObjectType({ description: 'Result of cancelling an order.', simpleResolvers: true })
export class CancelOrderPayload {
  @Field(() => Order, { description: 'The cancelled order.' })
  order!: OrderValues;

  @Field(() => Profile, { description: 'The person who placed it, with the new balance.' })
  profile!: Profile;
}

/** Maximum orders that are moved at once. */
export const maxAdvanced = 100;

@ObjectType({ description: 'Result of moving orders to the next step.', simpleResolvers: true })
export class AdvanceOrdersPayload {
  @ListSize(maxAdvanced)
  @Field(() => [Order], { description: 'The orders of the input after the change.' })
  orders!: OrderValues[];

  @Field(() => Int, { description: 'Number of orders that were not at the step before and stay unchanged.' })
  leftOut!: number;
}
