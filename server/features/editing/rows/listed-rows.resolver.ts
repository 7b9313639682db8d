import { Arg, Authorized, type ClassType, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '#server/platform/context';
import { After, First } from '#server/platform/graphql/page-arguments';
import { RequestedPage, type PageRequest } from '#server/platform/graphql/requested-page';
import { connectionType, orderType } from '../made-types';
import { shortWords } from '../search-words';
import type { SortOrder } from '../sort-keys';
import type { Where } from '../where/where-fields';
import { whereOptions, whereType } from '../where/where-input';
import { sortsOf, whereFields } from './row-list';
import { type AnyRows, pageOfRows, queryName } from './listed-rows';

/** Returns the resolver of the query `admin<Plural>` of a row list. */
export function listedRowsResolver(rows: AnyRows): ClassType {
  const { name, plural, type, description, search: found, scope, list } = rows;
  const Connection = connectionType(`Admin${name}`, type, plural);
  const Order = orderType(`Admin${name}Order`, sortsOf(list.sorts));
  const WhereInput = whereType(`Admin${name}Where`, whereFields(list), type);
  const searchOptions = { nullable: true, description: `${found} ${shortWords} At most 200 characters.` };
  const { field, direction } = list.order;

  @Resolver()
  class ListedRowsResolver {
    static readonly definition = rows;

    @Authorized(scope === null ? ['admin'] : ['admin', scope])
    @Query(() => Connection, { name: queryName(rows), description })
    listed(
      @Ctx() { viewer }: Context,
      @Arg('search', () => String, searchOptions) search: string | null | undefined,
      @Arg('where', () => WhereInput, whereOptions) where: Where | null | undefined,
      @Arg('orderBy', () => Order, {
        nullable: true,
        description: `Sort order. By default: ${field}, ${direction}.`,
      })
      orderBy: SortOrder | null | undefined,
      @First('items') first: number,
      @RequestedPage() page: PageRequest,
      @After('item') after?: string | null,
    ): Promise<object> {
      return pageOfRows(rows, viewer, { search, where, orderBy }, first, after, page);
    }
  }
  return ListedRowsResolver;
}
