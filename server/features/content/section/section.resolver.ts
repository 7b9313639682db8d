import { Arg, Authorized, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '#server/platform/context';
import { ShownSection } from './content-section.entity';
import { type ContentSectionKey, ContentSectionKeyEnum } from './section.enums';
import { contentSection } from './sections.service';

@Resolver()
export class SectionResolver {
  @Authorized('read_results')
  @Query(() => ShownSection, {
    nullable: true,
    description:
      'A section with the pages that it shows; null where it is for others. PROGRAM_ENTRY_REQUIRED, with the program, ' +
      'where that has to be entered first.',
  })
  contentSection(
    @Ctx() { viewer }: Context,
    @Arg('key', () => ContentSectionKeyEnum, { description: 'Which section.' }) key: ContentSectionKey,
  ): Promise<object | null> {
    return contentSection(viewer, key);
  }
}
