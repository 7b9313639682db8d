import { Arg, Authorized, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Profile } from '#server/features/profile/profile.types';
import type { Context } from '#server/platform/context';
import { After, First } from '#server/platform/graphql/page-arguments';
import { ShippingAddress } from '../address/shipping-address.types';
import { suggestAddress } from '../address/suggested-address';
import { cancelOrder } from './cancel-order';
import { CancelOrderInput, RedeemRewardInput } from './order.input';
import { CancelOrderPayload, OrderConnection, RedeemRewardPayload } from './order.types';
import { ordersOf } from './orders.service';
import { redeemReward } from '../redeem';

@Resolver(() => Profile)
export class OrderResolver {
  @FieldResolver(() => OrderConnection, {
    description:
      'Orders of the person, newest first, for the person, administrators and API clients. Empty for others.',
  })
  orders(
    @Root() profile: Profile,
    @Ctx() { viewer }: Context,
    @First('orders')
    first: number,
    @After('order')
    after?: string | null,
  ): Promise<OrderConnection> {
    return ordersOf(viewer, profile.id, first, after);
  }

  @Authorized()
  @Query(() => ShippingAddress, {
    nullable: true,
    description:
      "Returns an address for the caller's next order: the last one remembered, otherwise the " +
      "account's if it is complete. Null if there is none.",
  })
  suggestedShippingAddress(@Ctx() { viewer }: Context): Promise<ShippingAddress | null> {
    return suggestAddress(viewer);
  }

  @Authorized()
  @Mutation(() => RedeemRewardPayload, {
    description:
      "Redeems the caller's points for a reward, exactly once for each key. It never succeeds with too " +
      'few points or without stock.',
  })
  redeemReward(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'Reward, price and shipping address.' }) input: RedeemRewardInput,
  ): Promise<RedeemRewardPayload> {
    return redeemReward(viewer, input);
  }

  @Authorized()
  @Mutation(() => CancelOrderPayload, {
    description:
      'Cancels an order and refunds its points. People can cancel their own until it is packed, ' +
      'administrators any until it is sent.',
  })
  cancelOrder(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'Order to cancel.' }) input: CancelOrderInput,
  ): Promise<CancelOrderPayload> {
    return cancelOrder(viewer, input);
  }
}
