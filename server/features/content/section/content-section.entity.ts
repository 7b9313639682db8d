import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Unique } from 'typeorm';
import { Edited } from '#server/features/editing/edited';
import { Audience } from '#server/features/profile/audience/audience-fields';
import { Choice, Choices, DefineResource, LocalizedLine } from '#server/features/editing/fields/fields';
import { Shows } from '#server/features/editing/shows';
import type { Audience as AudienceLists } from '#server/features/profile/audience/audience';
import { ListSize } from '#server/platform/graphql/limits/sizes';
import type { LocalizedText } from '#server/platform/language/i18n';
import type { AccountKind, Role, UserType } from '#server/platform/access/viewer';
import {
  type ContentPage,
  ContentPageEnum,
  type ContentSectionKey,
  ContentSectionKeyEnum,
} from './section.enums';

const pageCount = Object.keys(ContentPageEnum).length;

@DefineResource({
  kind: 'content_section',
  name: 'ContentSection',
  plural: 'ContentSections',
  table: 'content_section',
  description: 'A section of content with the fields that administrators see.',
})
@Unique(['key'])
export class ContentSection extends Edited implements AudienceLists {
  @Choice(() => ContentSectionKeyEnum, {
    sent: 'never',
    filter: true,
    visible: true,
    description: 'Key of the section.',
  })
  key!: ContentSectionKey;

  @LocalizedLine({ maxLength: 80, search: true, sort: true, visible: true, description: 'Title.' })
  titleTranslations!: LocalizedText;

  @LocalizedLine({ maxLength: 300, visible: true, description: 'Summary in one or two sentences.' })
  leadTranslations!: LocalizedText;

  @LocalizedLine({
    maxLength: 80,
    nullable: true,
    description: "Name of the section's newsletter. Null if the newsletter has no name of its own.",
  })
  newsletterNameTranslations!: LocalizedText | null;

  @Choices(() => ContentPageEnum, {
    max: pageCount,
    initial: [],
    default: () => "'{}'",
    description: 'Pages of the section, always in the order of `ContentPage`.',
  })
  pages!: ContentPage[];

  @Audience.roles()
  roles!: Role[];

  @Audience.userTypes()
  userTypes!: UserType[];

  @Audience.accountKinds()
  accountKinds!: AccountKind[];
}

@ObjectType({ description: 'A page of a section.', simpleResolvers: true })
export class SectionPage {
  @Field(() => ContentPageEnum, { description: 'Kind of page.' })
  page!: ContentPage;

  @Field(() => Int, { description: 'Number of items that the caller finds on the page.' })
  count!: number;
}

@Shows(ContentSection)
@ObjectType('ContentSection', {
  description: 'A section of content.',
  simpleResolvers: true,
})
export class VisibleSection {
  @Field(() => ID, { description: 'ID of the section.' })
  id!: string;

  @ListSize(pageCount)
  @Field(() => [SectionPage], { description: 'Pages of the section, in their order.' })
  pages!: SectionPage[];
}
