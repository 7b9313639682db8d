import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Picture, type PictureRow } from '#server/features/editing/fields/picture';
import { Profile } from '#server/features/profile/profile.types';
import { DateTime } from '#server/platform/graphql/date-time';
import { Localized } from '#server/platform/graphql/localized';
import { PersonName } from '#server/platform/graphql/person-name';
import { ListSize } from '#server/platform/graphql/sizes';
import { type Counted, TotalCount } from '#server/platform/graphql/total-count';
import type { LocalizedText } from '#server/platform/language/i18n';
import { PageInfo } from '#server/platform/paging';
import { ShippingAddress } from './address/shipping-address.types';
import { type OrderState, OrderStateEnum } from './order.enums';
import { OfferedReward, type RewardValues } from './reward.entity';

@ObjectType({ description: 'A reward that somebody redeemed points for.', simpleResolvers: true })
export class Order {
  @Field(() => ID, { description: 'Identifies the order.' })
  id!: string;

  @Field(() => String, { description: 'The number that people call it by, such as R-20433.' })
  number!: string;

  @Field(() => ID, { description: 'Id of the reward, which may have ended since.' })
  rewardId!: string;

  @Localized('What the reward was called when it was ordered.')
  rewardName(): string {
    return '';
  }

  @Field(() => Picture, { description: 'The picture of the reward.' })
  picture!: PictureRow;

  @Field(() => Int, { description: 'The points that it cost.' })
  price!: number;

  @Field(() => OrderStateEnum, { description: 'How far it is.' })
  state!: OrderState;

  @Field(() => String, {
    description: 'Where it is shipped, in one line. Empty after the person was deleted.',
  })
  address!: string;

  @Field(() => ShippingAddress, {
    nullable: true,
    description:
      'Where it is shipped, in parts. Null for orders with an address of one line, and after the person was deleted.',
  })
  shippingAddress!: ShippingAddress | null;

  @Field(() => String, { nullable: true, description: 'The number of its parcel; null where none is known.' })
  trackingNumber!: string | null;

  @Field(() => DateTime, { description: 'When it was placed.' })
  placedAt!: string;

  @Field(() => DateTime, { nullable: true, description: 'When it was packed; null before.' })
  packedAt!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When it was sent; null before.' })
  sentAt!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When it arrived; null before.' })
  receivedAt!: string | null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When it was cancelled and its points given back; null where it was not.',
  })
  cancelledAt!: string | null;

  @Field(() => Boolean, {
    description: 'Whether whoever placed it cancelled it; false where an administrator did, or nobody.',
  })
  cancelledByOwner!: boolean;

  @Field(() => String, { nullable: true, description: 'Why it was cancelled; null where nothing was said.' })
  cancelReason!: string | null;

  @Field(() => ID, { description: 'Id of the person who placed it.' })
  profileId!: string;

  @Field(() => String, { description: 'Name of the person who placed it.' })
  @PersonName()
  personName!: string;

  @Field(() => String, { nullable: true, description: "Name of the person's account; null without one." })
  accountName!: string | null;

  /** When it was placed, in microseconds since 1970: the key that lists are sorted by. */
  sortKey!: string;
}

/** The values behind the fields. */
export type OrderValues = Omit<Order, 'rewardName'> & { rewardNameTranslations: LocalizedText };

@ObjectType({ description: 'An order with its place in the list.', simpleResolvers: true })
export class OrderEdge {
  @Field(() => String, { description: 'The place, for `after`.' })
  cursor!: string;

  @Field(() => Order, { description: 'The order.' })
  node!: OrderValues;
}

@ObjectType({ description: 'A page of orders.', simpleResolvers: true })
export class OrderConnection implements Counted {
  @Field(() => [Order], { description: 'The orders.' })
  nodes!: OrderValues[];

  @Field(() => [OrderEdge], { description: 'The orders with their places.' })
  edges!: OrderEdge[];

  @Field(() => PageInfo, { description: 'Where the page stands in the whole.' })
  pageInfo!: PageInfo;

  @TotalCount()
  countAll!: Counted['countAll'];
}

@ObjectType({ description: 'What came of redeeming points.', simpleResolvers: true })
export class RedeemRewardPayload {
  @Field(() => Order, { description: 'The order; for a repeat the one that was placed then.' })
  order!: OrderValues;

  @Field(() => Profile, { description: 'The caller, with the points as they are now.' })
  profile!: Profile;

  @Field(() => OfferedReward, {
    nullable: true,
    description: 'The reward as it is now; null where the caller no longer sees it.',
  })
  reward!: RewardValues | null;
}

@ObjectType({ description: 'What came of cancelling an order.', simpleResolvers: true })
export class CancelOrderPayload {
  @Field(() => Order, { description: 'The order.' })
  order!: OrderValues;

  @Field(() => Profile, { description: 'Who placed it, with the points as they are now.' })
  profile!: Profile;
}

/** How many orders are brought one step on at once at most. */
export const mostAdvanced = 100;

@ObjectType({ description: 'What came of bringing orders one step on.', simpleResolvers: true })
export class AdvanceOrdersPayload {
  @ListSize(mostAdvanced)
  @Field(() => [Order], { description: 'The orders that were named, as they are now.' })
  orders!: OrderValues[];

  @Field(() => Int, { description: 'How many of them were not at the step before, and stay as they were.' })
  leftOut!: number;
}
