import { Arg, Authorized, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '#server/platform/context';
import { DateTime } from '#server/platform/graphql/date-time';
import { createModule, editedModule, editedModules, updateModule } from './edited-module.service';
import { EditedModule, EditedModuleConnection } from './edited-module.types';
import { ModuleInput } from './module-content.input';

@Resolver(() => EditedModule)
export class EditedModuleResolver {
  @Authorized('admin', 'client')
  @Query(() => EditedModuleConnection, {
    description: 'All modules by their English names, for administrators and API clients.',
  })
  editedModules(
    @Ctx() { viewer }: Context,
    @Arg('search', () => String, {
      nullable: true,
      description: 'What to look for, by the rules of the search in `modules`; at most 200 characters.',
    })
    search: string | null | undefined,
    @Arg('first', () => Int, { nullable: true, defaultValue: 50, description: 'How many modules, 1 to 100.' })
    first: number,
    @Arg('after', () => String, {
      nullable: true,
      description: 'Cursor of the module that the page follows.',
    })
    after?: string | null,
  ): Promise<EditedModuleConnection> {
    return editedModules(viewer, search, first, after);
  }

  @Authorized('admin', 'client')
  @Query(() => EditedModule, { nullable: true, description: 'A module as edited; null where absent.' })
  editedModule(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: 'Id of the module.' }) id: string,
  ): Promise<EditedModule | null> {
    return editedModule(viewer, id);
  }

  @Authorized('admin')
  @Mutation(() => EditedModule, { description: 'Adds a module, without a test.' })
  adminCreateModule(
    @Ctx() { viewer }: Context,
    @Arg('input', () => ModuleInput, { description: 'The module.' }) input: ModuleInput,
  ): Promise<EditedModule> {
    return createModule(viewer, input);
  }

  @Authorized('admin')
  @Mutation(() => EditedModule, {
    description: 'Changes a module; CONFLICT where it was changed since it was read.',
  })
  adminUpdateModule(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: 'Id of the module.' }) id: string,
    @Arg('input', () => ModuleInput, { description: 'The module as it shall be.' }) input: ModuleInput,
    @Arg('updatedAt', () => DateTime, { description: 'Its `updatedAt` as it was read.' }) updatedAt: Date,
  ): Promise<EditedModule> {
    return updateModule(viewer, id, input, updatedAt);
  }
}
