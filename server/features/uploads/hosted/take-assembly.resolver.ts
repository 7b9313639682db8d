import { Arg, Authorized, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import type { Context } from '#server/platform/context';
import { takeAssembly } from './take-assembly.service';
import { TakenAssembly } from './take-assembly.types';

@Resolver()
export class TakeAssemblyResolver {
  @Authorized()
  @Mutation(() => TakenAssembly, {
    description:
      'Makes images of what the caller uploaded to the hosted service; the same however often it is called. ' +
      'NOT_FOUND for what was not signed for the caller, UPLOAD_NOT_FINISHED, UPLOAD_FAILED, UPLOAD_EXPIRED, ' +
      'and UNAVAILABLE while the service does not answer.',
  })
  takeAssembly(
    @Ctx() { viewer }: Context,
    @Arg('assemblyId', () => ID, { description: 'The service’s id of the upload, 32 hexadecimal digits.' })
    assemblyId: string,
  ): Promise<TakenAssembly> {
    return takeAssembly(viewer, assemblyId);
  }
}
