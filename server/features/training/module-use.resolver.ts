import { Arg, Authorized, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import { EditedModule } from '#server/features/modules/editing/edited-module.types';
import { ModuleFile } from '#server/features/modules/files/module-file.types';
import type { Context } from '#server/platform/context';
import { deleteModule } from './delete-module';
import { fileUseOf, isModuleUsed } from './module-use.service';

@Resolver(() => EditedModule)
export class ModuleUseResolver {
  @FieldResolver(() => Boolean, {
    description:
      'Whether somebody viewed it, fetched a file of it or its test was published: it cannot be deleted.',
  })
  used(@Root() module: EditedModule): Promise<boolean> {
    return isModuleUsed(module);
  }

  @Authorized('admin')
  @Mutation(() => ID, {
    description: 'Deletes a module that was never used, with its test; CONFLICT where it was. Gives its id.',
  })
  adminDeleteModule(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: 'Id of the module.' }) id: string,
  ): Promise<string> {
    return deleteModule(viewer, id);
  }
}

@Resolver(() => ModuleFile)
export class FileUseResolver {
  @FieldResolver(() => Int, {
    description: 'How often people other than administrators fetched it; one link counts once.',
  })
  async fetchCount(@Root() file: ModuleFile): Promise<number> {
    return (await fileUseOf(file)).fetches;
  }

  @FieldResolver(() => Int, { description: 'How many different people fetched it.' })
  async personCount(@Root() file: ModuleFile): Promise<number> {
    return (await fileUseOf(file)).people;
  }
}
