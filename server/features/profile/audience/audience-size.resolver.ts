import { Arg, Authorized, Ctx, Int, Query, Resolver } from 'type-graphql';
import type { Context } from '#server/platform/context';
import { AudienceInput } from './audience.input';
import { audienceSize } from './audience-size';

@Resolver()
export class AudienceSizeResolver {
  @Authorized('admin', 'read_people')
  @Query(() => Int, {
    description: "Counts the people in an audience who aren't disabled. For administrators and API clients.",
  })
  audienceSize(
    @Ctx() { viewer }: Context,
    @Arg('audience', { description: 'Audience to count.' }) audience: AudienceInput,
  ): Promise<number> {
    return audienceSize(viewer, audience);
  }
}
