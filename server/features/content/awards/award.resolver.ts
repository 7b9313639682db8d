import { Arg, Authorized, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '#server/platform/context';
import { ListSize } from '#server/platform/graphql/limits/sizes';
import { type ContentSectionKey, ContentSectionKeyEnum } from '../section/section.enums';
import { AwardYear } from './award.entity';
import { awardYears } from './awards.service';

@Resolver()
export class AwardResolver {
  @Authorized('read_results')
  @ListSize(30)
  @Query(() => [AwardYear], {
    description:
      'Lists the years since 2008 with awards or prizes, newest first. A section that shows prize ' +
      'winners but no awards has the years with monthly prizes. NOT_FOUND if the section shows ' +
      'neither.',
  })
  awardYears(
    @Ctx() { viewer }: Context,
    @Arg('section', () => ContentSectionKeyEnum, { description: 'Section of the awards.' })
    section: ContentSectionKey,
  ): Promise<AwardYear[]> {
    return awardYears(viewer, section);
  }
}
