import { Arg, Authorized, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '#server/platform/context';
import { claimAssembly } from './claim-assembly.service';
import { ClaimAssemblyInput, ClaimAssemblyPayload } from './claim-assembly.types';

@Resolver()
export class ClaimAssemblyResolver {
  @Authorized()
  @Mutation(() => ClaimAssemblyPayload, {
    description:
      'Creates images from what the caller uploaded to the hosted service. A repeat gives the same ' +
      "images. NOT_FOUND for an upload that wasn't signed for the caller, UPLOAD_NOT_FINISHED, " +
      "UPLOAD_FAILED, UPLOAD_EXPIRED, and UNAVAILABLE while the service doesn't answer.",
  })
  async claimAssembly(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'The upload.' }) { assemblyId }: ClaimAssemblyInput,
  ): Promise<ClaimAssemblyPayload> {
    return { assembly: await claimAssembly(viewer, assemblyId) };
  }
}
