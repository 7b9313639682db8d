import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Where } from '#server/features/editing/where/where-fields';
import { whereOptions, whereType } from '#server/features/editing/where/where-input';
import { orderType } from '#server/features/editing/made-types';
import { sortsOf, whereFields } from '#server/features/editing/rows/row-list';
import { shortWords } from '#server/features/editing/search-words';
import type { SortOrder } from '#server/features/editing/sort-keys';
import type { Context } from '#server/platform/context';
import { RequestedPage, type PageRequest } from '#server/platform/graphql/requested-page';
import { After, First } from '#server/platform/graphql/page-arguments';
import { advanceOrders } from './advance-orders';
import { AdvanceOrdersInput, OrderFilter } from './order.input';
import { AdvanceOrdersPayload, Order, OrderConnection, type OrderValues } from './order.types';
import { orderRows, type OrderSort } from './order-rows';
import { listOrders, orderById } from './orders.service';

const OrderOrder = orderType('OrderOrder', sortsOf(orderRows.sorts));

const OrderWhere = whereType('OrderWhere', whereFields(orderRows), Order);

@Resolver()
export class FulfilmentResolver {
  @Authorized('read_people')
  @Query(() => OrderConnection, {
    description: 'Lists all orders, newest first. For administrators and API clients; FORBIDDEN to others.',
  })
  orders(
    @Ctx() { viewer }: Context,
    @Arg('search', () => String, {
      nullable: true,
      description: `Words to search for in number, reward, tracking number, and name, e-mail address and account of the person. Every word must be found; case and accents don't matter. At most 200 characters. ${shortWords}`,
    })
    search: string | null | undefined,
    @Arg('filter', () => OrderFilter, {
      nullable: true,
      description: 'Filter of the list. All orders if left out or null.',
    })
    filter: OrderFilter | null | undefined,
    @Arg('where', () => OrderWhere, whereOptions)
    where: Where | null | undefined,
    @Arg('orderBy', () => OrderOrder, {
      nullable: true,
      description: 'Sort order. Newest first if left out or null.',
    })
    orderBy: SortOrder<OrderSort> | null | undefined,
    @First('orders')
    first: number,
    @RequestedPage() page: PageRequest,
    @After('order')
    after?: string | null,
  ): Promise<OrderConnection> {
    return listOrders(viewer, { search, filter, where, orderBy }, first, after, page);
  }

  @Authorized('read_people')
  @Query(() => Order, {
    nullable: true,
    description:
      "Returns an order: any for administrators and API clients, otherwise the caller's own. Null if " +
      'there is none.',
  })
  order(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: 'ID of the order.' }) id: string,
  ): Promise<OrderValues | null> {
    return orderById(viewer, id);
  }

  @Authorized()
  @Mutation(() => AdvanceOrdersPayload, {
    description:
      'Moves orders to the next step: from placed to packed, from packed to sent (shipped), from sent ' +
      'to received (delivered). Orders at another step stay unchanged. Sending takes one item off the ' +
      'stock and informs the person by e-mail.',
  })
  advanceOrders(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'Orders to move, and their next step.' }) input: AdvanceOrdersInput,
  ): Promise<AdvanceOrdersPayload> {
    return advanceOrders(viewer, input);
  }
}
