import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '#server/platform/context';
import { asset } from '../assets/asset.service';
import { Asset } from '../assets/asset.types';
import { type UploadPurpose, UploadPurposeEnum } from './purposes';
import { signUpload } from './sign-upload.service';
import { UploadSignature } from './sign-upload.types';

@Resolver()
export class UploadResolver {
  @Authorized()
  @Mutation(() => UploadSignature, {
    description: 'Allows the caller one kind of upload for an hour. All but avatars are for administrators.',
  })
  signUpload(
    @Ctx() { viewer }: Context,
    @Arg('purpose', () => UploadPurposeEnum, { description: 'What is uploaded.' }) purpose: UploadPurpose,
  ): Promise<UploadSignature> {
    return signUpload(viewer, purpose);
  }

  @Authorized()
  @Query(() => Asset, {
    nullable: true,
    description: 'An image that the caller uploaded, or any for administrators; null where there is none.',
  })
  asset(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: 'Id of the image.' }) id: string,
  ): Promise<Asset | null> {
    return asset(viewer, id);
  }
}
