import { Field, ID, Int, ObjectType } from 'type-graphql';
import { Unique } from 'typeorm';
import { Edited } from '#server/features/editing/edited';
import { Audience } from '#server/features/profile/audience-fields';
import { Choice, Choices, EditedThing, LocalizedLine } from '#server/features/editing/fields/fields';
import { Shows } from '#server/features/editing/shows';
import type { Audience as AudienceLists } from '#server/features/profile/audience';
import { ListSize } from '#server/platform/graphql/sizes';
import type { LocalizedText } from '#server/platform/language/i18n';
import type { AccountKind, Role, UserType } from '#server/platform/viewer';
import {
  type ContentPage,
  ContentPageEnum,
  type ContentSectionKey,
  ContentSectionKeyEnum,
} from './section.enums';

const pageCount = Object.keys(ContentPageEnum).length;

@EditedThing({
  kind: 'content_section',
  name: 'ContentSection',
  plural: 'ContentSections',
  table: 'content_section',
  description: 'A section of what people read beside training, as administrators edit it.',
})
@Unique(['key'])
export class ContentSection extends Edited implements AudienceLists {
  @Choice(() => ContentSectionKeyEnum, {
    sent: 'never',
    filter: true,
    shown: true,
    description: 'Which section it is.',
  })
  key!: ContentSectionKey;

  @LocalizedLine({ longest: 80, search: true, sort: true, shown: true, description: 'What it is called.' })
  titleTranslations!: LocalizedText;

  @LocalizedLine({ longest: 300, shown: true, description: 'What it is about, in a sentence or two.' })
  leadTranslations!: LocalizedText;

  @LocalizedLine({
    longest: 80,
    nullable: true,
    description: 'What its newsletter is called; null where that has no name of its own.',
  })
  newsletterNameTranslations!: LocalizedText | null;

  @Choices(() => ContentPageEnum, {
    most: pageCount,
    initial: [],
    default: () => "'{}'",
    description: 'The pages that it shows; they always stand in the order of `ContentPage`.',
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
  @Field(() => ContentPageEnum, { description: 'Which page it is.' })
  page!: ContentPage;

  @Field(() => Int, { description: 'How much the caller finds there.' })
  count!: number;
}

@Shows(ContentSection)
@ObjectType('ContentSection', {
  description: 'A section of what people read beside training.',
  simpleResolvers: true,
})
export class ShownSection {
  @Field(() => ID, { description: 'ID of the section.' })
  id!: string;

  @ListSize(pageCount)
  @Field(() => [SectionPage], { description: 'The pages that it shows, in their order.' })
  pages!: SectionPage[];
}
