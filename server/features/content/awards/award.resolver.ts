import { Authorized, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '#server/platform/context';
import { ListSize } from '#server/platform/graphql/sizes';
import { AwardYear } from './award.entity';
import { awardYears } from './awards.service';

@Resolver()
export class AwardResolver {
  @Authorized()
  @ListSize(30)
  @Query(() => [AwardYear], { description: 'The years since 2008 in which something was won, newest first.' })
  awardYears(@Ctx() { viewer }: Context): Promise<AwardYear[]> {
    return awardYears(viewer);
  }
}
