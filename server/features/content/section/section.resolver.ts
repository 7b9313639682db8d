import { Arg, Authorized, Ctx, Query, Resolver } from 'type-graphql';
import type { Context } from '#server/platform/context';
import { VisibleSection } from './content-section.entity';
import { type ContentSectionKey, ContentSectionKeyEnum } from './section.enums';
import { contentSection } from './sections.service';

@Resolver()
export class SectionResolver {
  @Authorized('read_results')
  @Query(() => VisibleSection, {
    nullable: true,
    description:
      "Returns a section with the pages that it has. Null if it isn't for the caller. " +
      'PROGRAM_ENTRY_REQUIRED, with the program, if the caller has to enter it first.',
  })
  contentSection(
    @Ctx() { viewer }: Context,
    @Arg('key', () => ContentSectionKeyEnum, { description: 'Key of the section.' }) key: ContentSectionKey,
  ): Promise<object | null> {
    return contentSection(viewer, key);
  }
}
