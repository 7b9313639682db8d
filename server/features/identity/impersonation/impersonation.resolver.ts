import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '#server/platform/context';
import { endImpersonation, startImpersonation, impersonation } from './impersonation.service';
import {
  EndImpersonationInput,
  EndImpersonationPayload,
  StartImpersonationInput,
  StartImpersonationPayload,
  Impersonation,
} from './impersonation.types';

@Resolver()
export class ImpersonationResolver {
  @Authorized()
  @Query(() => Impersonation, {
    nullable: true,
    description:
      'Returns the view of the portal as another person. Null if the calling administrator views it as ' +
      'themselves.',
  })
  impersonation(@Ctx() { viewer }: Context): Impersonation | null {
    return impersonation(viewer);
  }

  @Authorized('admin')
  @Mutation(() => StartImpersonationPayload, {
    description:
      'Lets an administrator view the portal as another person for 30 minutes, in all tabs of the ' +
      'calling session. Reads return what that person would get, and writes are refused with ' +
      'IMPERSONATING. Audited. BAD_USER_INPUT for administrators and disabled people.',
  })
  async startImpersonation(
    @Ctx() { viewer, request }: Context,
    @Arg('input', { description: 'Person to view the portal as.' }) { profileId }: StartImpersonationInput,
  ): Promise<StartImpersonationPayload> {
    return { impersonation: await startImpersonation(viewer, await request.subject(), profileId) };
  }

  @Authorized()
  @Mutation(() => EndImpersonationPayload, {
    description:
      'Ends viewing the portal as another person in the calling session. A repeat changes nothing.',
  })
  async endImpersonation(
    @Ctx() { viewer, request }: Context,
    @Arg('input', { description: 'Person to stop viewing the portal as.' }) {
      profileId,
    }: EndImpersonationInput,
  ): Promise<EndImpersonationPayload> {
    return { profileId: await endImpersonation(viewer, await request.subject(), profileId) };
  }
}
