import { Arg, Authorized, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '#server/platform/context';
import { ListSize } from '#server/platform/graphql/sizes';
import { type ContentSectionKey, ContentSectionKeyEnum } from '../section/section.enums';
import { AwardYear } from './award.entity';
import { awardYears } from './awards.service';

@Resolver()
export class AwardResolver {
  @Authorized('read_results')
  @ListSize(30)
  @Query(() => [AwardYear], {
    description:
      'The years since 2008 in which something was won, newest first; of a section that shows prize winners and no ' +
      'awards the prizes of each month alone. NOT_FOUND where it shows neither.',
  })
  awardYears(
    @Ctx() { viewer }: Context,
    @Arg('section', () => ContentSectionKeyEnum, { description: 'Of which section.' })
    section: ContentSectionKey,
  ): Promise<AwardYear[]> {
    return awardYears(viewer, section);
  }
}
