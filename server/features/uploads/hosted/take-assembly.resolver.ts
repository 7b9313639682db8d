import { Arg, Authorized, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '#server/platform/context';
import { takeAssembly } from './take-assembly.service';
import { TakeAssemblyInput, TakeAssemblyPayload } from './take-assembly.types';

@Resolver()
export class TakeAssemblyResolver {
  @Authorized()
  @Mutation(() => TakeAssemblyPayload, {
    description:
      'Creates images from what the caller uploaded to the hosted service. A repeat gives the same ' +
      "images. NOT_FOUND for an upload that wasn't signed for the caller, UPLOAD_NOT_FINISHED, " +
      "UPLOAD_FAILED, UPLOAD_EXPIRED, and UNAVAILABLE while the service doesn't answer.",
  })
  async takeAssembly(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'The upload.' }) { assemblyId }: TakeAssemblyInput,
  ): Promise<TakeAssemblyPayload> {
    return { assembly: await takeAssembly(viewer, assemblyId) };
  }
}
