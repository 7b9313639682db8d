import { Arg, Authorized, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '#server/platform/context';
import { asset } from '../assets/asset.service';
import { Asset } from '../assets/asset.types';
import { signUpload } from './sign-upload.service';
import { SignUploadInput, SignUploadPayload } from './sign-upload.types';

@Resolver()
export class UploadResolver {
  @Authorized()
  @Mutation(() => SignUploadPayload, {
    description:
      'Allows the caller one kind of upload for an hour. All kinds but avatars are for administrators.',
  })
  async signUpload(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'The upload.' }) { purpose }: SignUploadInput,
  ): Promise<SignUploadPayload> {
    return { signature: await signUpload(viewer, purpose) };
  }

  @Authorized()
  @Query(() => Asset, {
    nullable: true,
    description:
      "Returns an image that the caller uploaded; any image for administrators. Null if it doesn't " +
      'exist.',
  })
  asset(
    @Ctx() { viewer }: Context,
    @Arg('id', () => ID, { description: 'ID of the image.' }) id: string,
  ): Promise<Asset | null> {
    return asset(viewer, id);
  }
}
