import { FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { deletingResolver } from '#server/features/editing/resolver';
import { AdminModule } from '#server/features/modules/module.entity';
import { AdminDownload } from '#server/features/modules/files/admin-download.entity';
import { adminModules } from '#server/features/modules/editing/admin-modules';
import { deleteModule } from './delete-module';
import { fileUseOf, isModuleUsed } from './module-use.service';

@Resolver(() => AdminModule)
export class ModuleUseResolver {
  @FieldResolver(() => Boolean, {
    description:
      "Whether the module can't be deleted: someone viewed it or downloaded a file, or its test was published.",
  })
  used(@Root() module: AdminModule): Promise<boolean> {
    return isModuleUsed(module);
  }
}

@Resolver(() => AdminDownload)
export class FileUseResolver {
  @FieldResolver(() => Int, {
    description: 'Number of downloads by people other than administrators. Each link counts once.',
  })
  async fetchCount(@Root() file: AdminDownload): Promise<number> {
    return (await fileUseOf(file)).fetches;
  }

  @FieldResolver(() => Int, { description: 'Number of different people who downloaded the file.' })
  async personCount(@Root() file: AdminDownload): Promise<number> {
    return (await fileUseOf(file)).people;
  }
}

export const DeleteModuleResolver = deletingResolver(
  adminModules,
  'Deletes a module that was never used, with its test. Audited. CONFLICT if it was used.',
  deleteModule,
);
