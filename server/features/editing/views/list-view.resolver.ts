import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Authorized, Ctx, Info, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '#server/platform/context';
import { ListSize } from '#server/platform/graphql/limits/sizes';
import {
  DeleteListViewInput,
  DeleteListViewPayload,
  ListView,
  SaveListViewInput,
  SaveListViewPayload,
} from './list-view.types';
import { deleteListView, listViews, saveListView } from './list-views.service';

@Resolver()
export class ListViewResolver {
  @Authorized('admin')
  @ListSize(40)
  @Query(() => [ListView], {
    description:
      'Lists the saved views of a list: at most 20 of the calling administrator, then at most 20 for ' +
      'all administrators. Both are sorted by name.',
  })
  listViews(
    @Ctx() { viewer }: Context,
    @Arg('list', () => String, { description: 'Name of the list in the API, such as people.' }) list: string,
  ): Promise<ListView[]> {
    return listViews(viewer, list);
  }

  @Authorized('admin')
  @Mutation(() => SaveListViewPayload, {
    description:
      'Creates or changes a saved view of a list, for the caller or for all administrators. Audited. ' +
      "CONFLICT if someone has changed it since, NOT_FOUND if it is another person's own, " +
      "BAD_USER_INPUT if the list doesn't exist.",
  })
  async saveListView(
    @Ctx() { viewer }: Context,
    @Info() { schema }: GraphQLResolveInfo,
    @Arg('input', { description: 'View to save.' }) input: SaveListViewInput,
  ): Promise<SaveListViewPayload> {
    return { view: await saveListView(viewer, schema, input) };
  }

  @Authorized('admin')
  @Mutation(() => DeleteListViewPayload, {
    description:
      "Deletes a saved view of a list, of the caller or for all administrators. Audited. NOT_FOUND if it is another person's own.",
  })
  async deleteListView(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'View to delete.' }) { id }: DeleteListViewInput,
  ): Promise<DeleteListViewPayload> {
    return { view: await deleteListView(viewer, id) };
  }
}
