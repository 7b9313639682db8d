import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '#server/platform/context';
import { DateTime } from '#server/platform/graphql/date-time';
import { addImages } from './add-images';
import { moduleImages, removeImage, updateImage } from './module-image.service';
import { EditedModuleImages, ModuleImageInput } from './module-image.types';

const readAtText = 'Its `updatedAt` as it was read; CONFLICT where it was changed since.';

@Resolver()
export class ModuleImageResolver {
  @Authorized('admin', 'client')
  @Query(() => EditedModuleImages, {
    nullable: true,
    description: 'The images of a module as edited; null where there is no such module.',
  })
  editedModuleImages(
    @Ctx() { viewer }: Context,
    @Arg('moduleId', () => ID, { description: 'Id of the module.' }) moduleId: string,
  ): Promise<EditedModuleImages | null> {
    return moduleImages(viewer, moduleId);
  }

  @Authorized('admin')
  @Mutation(() => EditedModuleImages, {
    description:
      'Shows uploaded images in a module, behind those it has; one that it shows already is passed over. At most 20 ' +
      'in all.',
  })
  adminAddModuleImages(
    @Ctx() { viewer }: Context,
    @Arg('moduleId', () => ID, { description: 'Id of the module.' }) moduleId: string,
    @Arg('assetIds', () => [ID], { description: 'Ids of images uploaded for modules or content, in order.' })
    assetIds: string[],
  ): Promise<EditedModuleImages> {
    return addImages(viewer, moduleId, assetIds);
  }

  @Authorized('admin')
  @Mutation(() => EditedModuleImages, { description: 'Changes what is said of an image, or its place.' })
  adminUpdateModuleImage(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: 'Id of the image.' }) id: string,
    @Arg('input', () => ModuleImageInput, { description: 'What changes.' }) input: ModuleImageInput,
    @Arg('updatedAt', () => DateTime, { description: readAtText }) updatedAt: Date,
  ): Promise<EditedModuleImages> {
    return updateImage(viewer, id, input, updatedAt);
  }

  @Authorized('admin')
  @Mutation(() => EditedModuleImages, { description: 'Takes an image out of its module.' })
  adminRemoveModuleImage(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: 'Id of the image.' }) id: string,
    @Arg('updatedAt', () => DateTime, { description: readAtText }) updatedAt: Date,
  ): Promise<EditedModuleImages> {
    return removeImage(viewer, id, updatedAt);
  }
}
