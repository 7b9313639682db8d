import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '#server/platform/context';
import { After, First } from '#server/platform/graphql/page-arguments';
import { ModuleFilter, ModuleOrder, ViewModuleInput } from './module.input';
import { Module, ModuleConnection, type ModuleValues, ViewModulePayload } from './module.types';
import { listModules, moduleById, viewModule } from './modules.service';

@Resolver(() => Module)
export class ModuleResolver {
  @Authorized('read_results')
  @Query(() => ModuleConnection, {
    description:
      'Lists the modules that the caller sees, by brand, then newest first. A search lists the best ' +
      'matches first, unless sorted otherwise. Gold modules need program access.',
  })
  modules(
    @Ctx() { viewer }: Context,
    @Arg('filter', () => ModuleFilter, { nullable: true, description: 'Filter of the list.' })
    filter: ModuleFilter | null | undefined,
    @Arg('orderBy', () => ModuleOrder, {
      nullable: true,
      description: 'Sort order. As in the catalogue if left out or null. `createdAt` never changes.',
    })
    orderBy: ModuleOrder | null | undefined,
    @First('modules')
    first: number,
    @After('module')
    after?: string | null,
  ): Promise<ModuleConnection> {
    return listModules(viewer, filter ?? {}, first, after, orderBy);
  }

  @Authorized('read_results')
  @Query(() => Module, {
    nullable: true,
    description:
      "Returns a module. Null if it doesn't exist or isn't for the caller. PROGRAM_ENTRY_REQUIRED with " +
      '`bucket` if the caller has to enter a program first.',
  })
  module(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: 'ID of the module.' }) id: string,
  ): Promise<ModuleValues | null> {
    return moduleById(viewer, id);
  }

  @Authorized()
  @Mutation(() => ViewModulePayload, {
    description: 'Records that the caller viewed a module. Completes a module without a test.',
  })
  async viewModule(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'Module that was viewed.' }) { moduleId }: ViewModuleInput,
  ): Promise<{ module: ModuleValues }> {
    return { module: await viewModule(viewer, moduleId) };
  }
}
