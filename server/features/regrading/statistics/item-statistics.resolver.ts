import { Arg, Authorized, Ctx, ID, Query, Resolver } from 'type-graphql';
import type { Context } from '#server/platform/context';
import { After, First } from '#server/platform/graphql/page-arguments';
import { itemStatistics } from './item-statistics.service';
import { ItemStatisticConnection, ItemStatisticOrder } from './item-statistics.types';

@Resolver()
export class ItemStatisticsResolver {
  @Authorized('admin', 'write_modules')
  @Query(() => ItemStatisticConnection, {
    description: 'Lists the questions of a test with statistics of their passed and failed attempts.',
  })
  itemStatistics(
    @Ctx() { viewer }: Context,
    @Arg('testId', () => ID, { description: 'ID of the test.' }) testId: string,
    @First('questions')
    first: number,
    @After('question')
    after: string | null | undefined,
    @Arg('orderBy', () => ItemStatisticOrder, {
      nullable: true,
      description: 'Sort order. By position if left out or null.',
    })
    orderBy?: ItemStatisticOrder | null,
  ): Promise<ItemStatisticConnection> {
    const order = orderBy?.field ?? 'position';
    return itemStatistics(viewer, testId, { order, first, after: after ?? null });
  }
}
