import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Authorized, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '#server/platform/context';
import { After, First } from '#server/platform/graphql/page-arguments';
import { Cost, statementCost } from '#server/platform/graphql/limits/sizes';
import type { Viewer } from '#server/platform/access/viewer';
import { bulkAction, bulkActions, bulkRows } from './bulk-reading.service';
import { bulkPreview, cancelBulkAction, startBulkAction, undoBulkAction } from './bulk.service';
import {
  BulkActionFilter,
  BulkInput,
  CancelBulkActionInput,
  StartBulkActionInput,
  UndoBulkActionInput,
} from './bulk.inputs';
import {
  BulkAction,
  BulkActionConnection,
  BulkPreview,
  BulkRowConnection,
  CancelBulkActionPayload,
  StartBulkActionPayload,
  UndoBulkActionPayload,
} from './bulk.types';

const which = { description: 'ID of the bulk action.' };

const changed = async (viewer: Viewer, id: string): Promise<{ action: BulkAction }> => ({
  action: (await bulkAction(viewer, id))!,
});

@Resolver(() => BulkAction)
export class BulkResolver {
  // A preview may read every row of a list.
  @Cost(1000)
  @Authorized('admin')
  @Query(() => BulkPreview, {
    description:
      'Shows what a bulk action would do now: the items it would change, and those it would leave ' +
      'unchanged, with the reason.',
  })
  bulkPreview(
    @Ctx() { viewer }: Context,
    @Info() { schema }: GraphQLResolveInfo,
    @Arg('input', { description: 'Action and items.' }) input: BulkInput,
  ): Promise<BulkPreview> {
    return bulkPreview(viewer, schema, input);
  }

  @Authorized('admin')
  @Query(() => BulkActionConnection, {
    description: 'Lists the bulk actions of all administrators in the last 30 days, last started first.',
  })
  bulkActions(
    @Ctx() { viewer }: Context,
    @Arg('filter', () => BulkActionFilter, {
      nullable: true,
      description: 'Filter of the list. All actions if left out or null.',
    })
    filter: BulkActionFilter | null | undefined,
    @First('bulk actions')
    first: number,
    @After('bulk action')
    after: string | null | undefined,
  ): Promise<BulkActionConnection> {
    return bulkActions(viewer, filter ?? {}, first, after);
  }

  @Authorized('admin')
  @Query(() => BulkAction, {
    nullable: true,
    description: "Returns a bulk action. Null if it doesn't exist.",
  })
  bulkAction(@Ctx() { viewer }: Context, @Arg('id', () => ID, which) id: string): Promise<BulkAction | null> {
    return bulkAction(viewer, id);
  }

  @Authorized('admin')
  @Mutation(() => StartBulkActionPayload, {
    description:
      'Starts an action on selected items of a list. The selection is fixed at the start, and the ' +
      'items are processed in batches. Items to which the action no longer applies stay unchanged and ' +
      'are listed. Audited for each item.',
  })
  async startBulkAction(
    @Ctx() { viewer }: Context,
    @Info() { schema }: GraphQLResolveInfo,
    @Arg('input', { description: 'Action and items.' }) input: StartBulkActionInput,
  ): Promise<StartBulkActionPayload> {
    return changed(viewer, await startBulkAction(viewer, schema, input));
  }

  @Authorized('admin')
  @Mutation(() => CancelBulkActionPayload, {
    description: 'Ends a bulk action after the current batch. Changes made so far stay. Audited.',
  })
  async cancelBulkAction(
    @Ctx() { viewer }: Context,
    @Arg('input', which) { id }: CancelBulkActionInput,
  ): Promise<CancelBulkActionPayload> {
    return changed(viewer, await cancelBulkAction(viewer, id));
  }

  @Authorized('admin')
  @Mutation(() => UndoBulkActionPayload, {
    description:
      'Undoes a bulk action within seven days. Items that have changed since stay unchanged and are ' +
      "listed. CONFLICT if it can't be undone, or no longer. Audited for each item.",
  })
  async undoBulkAction(
    @Ctx() { viewer }: Context,
    @Arg('input', which) { id }: UndoBulkActionInput,
  ): Promise<UndoBulkActionPayload> {
    return changed(viewer, await undoBulkAction(viewer, id));
  }

  @Cost(statementCost)
  @FieldResolver(() => BulkRowConnection, {
    description: 'Items that stayed unchanged or could not be restored, each with the reason.',
  })
  rows(
    @Ctx() { viewer }: Context,
    @Root() { id }: BulkAction,
    @First('items')
    first: number,
    @After('item')
    after: string | null | undefined,
  ): Promise<BulkRowConnection> {
    return bulkRows(viewer, id, first, after);
  }
}
