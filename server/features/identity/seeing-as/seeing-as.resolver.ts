import { Arg, Authorized, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '#server/platform/context';
import { endSeeingAs, seeAs, seeingAs } from './seeing-as.service';
import { EndSeeingAsInput, EndSeeingAsPayload, SeeAsInput, SeeAsPayload, SeeingAs } from './seeing-as.types';

@Resolver()
export class SeeingAsResolver {
  @Authorized()
  @Query(() => SeeingAs, {
    nullable: true,
    description:
      'As whom the calling administrator sees the portal; null for everybody who sees it as oneself.',
  })
  seeingAs(@Ctx() { viewer }: Context): SeeingAs | null {
    return seeingAs(viewer);
  }

  @Authorized('admin')
  @Mutation(() => SeeAsPayload, {
    description:
      'Has the session that calls see the portal as somebody else for 30 minutes: all that it reads is what that person ' +
      'would, all that it writes is refused with SEEING_AS, in every tab of it; audited. BAD_USER_INPUT for ' +
      'administrators and people who are disabled.',
  })
  async seeAs(
    @Ctx() { viewer, request }: Context,
    @Arg('input', { description: 'As whom.' }) { profileId }: SeeAsInput,
  ): Promise<SeeAsPayload> {
    return { seeingAs: await seeAs(viewer, await request.subject(), profileId) };
  }

  @Authorized()
  @Mutation(() => EndSeeingAsPayload, {
    description:
      'Has the session that calls see the portal as its own person again; a repeat changes nothing.',
  })
  async endSeeingAs(
    @Ctx() { viewer, request }: Context,
    @Arg('input', { description: 'As whom.' }) { profileId }: EndSeeingAsInput,
  ): Promise<EndSeeingAsPayload> {
    return { profileId: await endSeeingAs(viewer, await request.subject(), profileId) };
  }
}
