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
      'Returns the view of the portal as another person. Null if the calling administrator views it as ' +
      'themselves.',
  })
  seeingAs(@Ctx() { viewer }: Context): SeeingAs | null {
    return seeingAs(viewer);
  }

  @Authorized('admin')
  @Mutation(() => SeeAsPayload, {
    description:
      'Lets an administrator view the portal as another person for 30 minutes, in all tabs of the ' +
      'calling session. Reads return what that person would get, and writes are refused with ' +
      'SEEING_AS. Audited. BAD_USER_INPUT for administrators and disabled people.',
  })
  async seeAs(
    @Ctx() { viewer, request }: Context,
    @Arg('input', { description: 'Person to view the portal as.' }) { profileId }: SeeAsInput,
  ): Promise<SeeAsPayload> {
    return { seeingAs: await seeAs(viewer, await request.subject(), profileId) };
  }

  @Authorized()
  @Mutation(() => EndSeeingAsPayload, {
    description:
      'Ends viewing the portal as another person in the calling session. A repeat changes nothing.',
  })
  async endSeeingAs(
    @Ctx() { viewer, request }: Context,
    @Arg('input', { description: 'Person to stop viewing the portal as.' }) { profileId }: EndSeeingAsInput,
  ): Promise<EndSeeingAsPayload> {
    return { profileId: await endSeeingAs(viewer, await request.subject(), profileId) };
  }
}
