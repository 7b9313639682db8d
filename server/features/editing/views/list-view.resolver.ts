import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Authorized, Ctx, Info, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '#server/platform/context';
import { ListSize } from '#server/platform/graphql/sizes';
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
      'all administrators, each by name.',
  })
  listViews(
    @Ctx() { viewer }: Context,
    @Arg('list', () => String, { description: 'The list’s name in the API, such as people.' }) list: string,
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
    @Arg('input', { description: 'The view.' }) input: SaveListViewInput,
  ): Promise<SaveListViewPayload> {
    return { view: await saveListView(viewer, schema, input) };
  }

  @Authorized('admin')
  @Mutation(() => DeleteListViewPayload, {
    description:
      'Deletes a view of a list, an own one or one for all administrators; audited. NOT_FOUND where it is somebody else’s.',
  })
  async deleteListView(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'Which.' }) { id }: DeleteListViewInput,
  ): Promise<DeleteListViewPayload> {
    return { view: await deleteListView(viewer, id) };
  }
}
