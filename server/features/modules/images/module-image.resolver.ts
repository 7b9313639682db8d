import {
  Arg,
  Authorized,
  Ctx,
  Field,
  FieldResolver,
  ID,
  InputType,
  Mutation,
  ObjectType,
  Resolver,
  Root,
} from 'type-graphql';
import type { Context } from '#server/platform/context';
import { ListSize } from '#server/platform/graphql/limits/sizes';
import { ownerOf } from '#server/features/editing/owner-of';
import { adminModules } from '../editing/admin-modules';
import { AdminModule } from '../module.entity';
import { addImages } from './add-images';
import { AdminModuleImage } from './admin-module-image.entity';
import { adminModuleImages } from './admin-module-images';

const moduleOf = ownerOf(adminModuleImages, adminModules);

@Resolver(() => AdminModuleImage)
export class ImageModuleResolver {
  @FieldResolver(() => AdminModule, { description: 'Module of the image.' })
  module(@Root() image: AdminModuleImage): Promise<AdminModule> {
    return moduleOf(image);
  }
}

@InputType({ description: 'Images to add to a module.' })
class AddModuleImagesInput {
  @Field(() => ID, { description: 'ID of the module.' })
  moduleId!: string;

  @Field(() => [ID], {
    description: 'IDs of 1 to 20 images uploaded for modules or content, in their order.',
  })
  assetIds!: string[];
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
class AddModuleImagesPayload {
  @Field(() => AdminModule, { description: 'The module with its images.' })
  module!: AdminModule;
}

@Resolver(() => AdminModule)
export class ModuleImagesResolver {
  @ListSize(20)
  @FieldResolver(() => [AdminModuleImage], {
    description: 'Images of the module in their order, at most 20.',
  })
  images(@Root() module: AdminModule, @Ctx() { viewer }: Context): Promise<AdminModuleImage[]> {
    return adminModuleImages.ownedBy(viewer, module);
  }

  @Authorized('admin')
  @Mutation(() => AddModuleImagesPayload, {
    description:
      'Adds uploaded images to a module, after its other images. Skips images that it already has. At ' +
      'most 20 in total. Audited.',
  })
  async addModuleImages(
    @Ctx() { viewer }: Context,
    @Arg('input', () => AddModuleImagesInput, { description: 'Module and images.' })
    { moduleId, assetIds }: AddModuleImagesInput,
  ): Promise<AddModuleImagesPayload> {
    return { module: await addImages(viewer, moduleId, assetIds) };
  }
}
