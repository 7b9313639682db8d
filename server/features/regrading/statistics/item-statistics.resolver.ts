import { Arg, Authorized, Ctx, ID, Int, Query, Resolver } from 'type-graphql';
import type { Context } from '#server/platform/context';
import { itemStatistics } from './item-statistics.service';
import { ItemOrderEnum, type ItemOrder, ItemStatisticConnection } from './item-statistics.types';

@Resolver()
export class ItemStatisticsResolver {
  @Authorized('admin', 'client')
  @Query(() => ItemStatisticConnection, {
    description: 'The questions of a test with how they fared in its passed and failed attempts.',
  })
  itemStatistics(
    @Ctx() { viewer }: Context,
    @Arg('testId', () => ID, { description: 'Id of the test.' }) testId: string,
    @Arg('order', () => ItemOrderEnum, {
      defaultValue: ItemOrderEnum.position,
      description: 'What comes first.',
    })
    order: ItemOrder,
    @Arg('first', () => Int, { defaultValue: 50, description: 'How many questions, 1 to 100.' })
    first: number,
    @Arg('after', () => String, {
      nullable: true,
      description: 'Cursor of the question that the page follows.',
    })
    after?: string | null,
  ): Promise<ItemStatisticConnection> {
    return itemStatistics(viewer, testId, { order, first, after: after ?? null });
  }
}
