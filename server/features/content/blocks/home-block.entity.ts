import { Field, ID, ObjectType } from 'type-graphql';
import { ForeignKey } from 'typeorm';
import { longestAlt } from '#server/features/editing/check-text';
import { Edited } from '#server/features/editing/edited';
import { Audience } from '#server/features/profile/audience-fields';
import {
  Choice,
  EditedThing,
  Flag,
  LocalizedLine,
  LocalizedRichText,
  WholeNumber,
} from '#server/features/editing/fields/fields';
import { Href } from '#server/features/editing/fields/href';
import { Own, Place } from '#server/features/editing/fields/own-fields';
import { PictureId, type PictureRow } from '#server/features/editing/fields/picture';
import { Shows } from '#server/features/editing/shows';
import type { Audience as AudienceLists } from '#server/features/profile/audience';
import { ListSize } from '#server/platform/graphql/sizes';
import type { LocalizedText } from '#server/platform/language/i18n';
import type { AccountKind, Role, UserType } from '#server/platform/viewer';
import { type ContentSectionKey, ContentSectionKeyEnum } from '../section/section.enums';
import { type HomeBlockKind, HomeBlockKindEnum } from './block.enums';
import { checkItems, AdminHomeBlockItem, HomeBlockItem, HomeBlockItemInput, mostItems } from './block-items';

/** Entries that a block lists at most. */
export const mostEntries = 8;

@EditedThing({
  kind: 'home_block',
  name: 'HomeBlock',
  plural: 'HomeBlocks',
  table: 'home_block',
  description: 'A block of the home page as administrators edit it. What its kind has no use for is empty.',
})
export class HomeBlock extends Edited implements AudienceLists {
  @Choice(() => HomeBlockKindEnum, {
    sent: 'once',
    filter: true,
    sort: true,
    shown: true,
    description: 'What it shows.',
  })
  kind!: HomeBlockKind;

  @LocalizedLine({
    longest: 100,
    nullable: true,
    search: true,
    sort: true,
    shown: true,
    description: 'Its heading; null for the usual one of its kind.',
  })
  titleTranslations!: LocalizedText | null;

  @LocalizedRichText({
    longest: 2000,
    nullable: true,
    shown: true,
    description:
      'What stands under the heading, rich text of at most 2,000 characters a language; null without.',
  })
  textTranslations!: LocalizedText | null;

  @LocalizedLine({
    longest: 60,
    nullable: true,
    shown: true,
    description: 'What its link is called; null without a link.',
  })
  linkLabelTranslations!: LocalizedText | null;

  @Href({
    nullable: true,
    shown: true,
    description: 'Where its link leads: a path of the portal, or an address elsewhere; null without a link.',
  })
  href!: string | null;

  @PictureId({ nullable: true, shown: true, description: 'Its picture. Null if there is none.' })
  @ForeignKey('asset')
  pictureId!: string | null;

  picture!: PictureRow | null;

  @LocalizedLine({
    longest: longestAlt,
    nullable: true,
    shown: true,
    description:
      'What the picture shows, for who does not see it; null where nothing is said. It goes with the picture.',
  })
  pictureAltTranslations!: LocalizedText | null;

  @ListSize(mostItems)
  @Own(
    { type: 'jsonb' },
    () => [AdminHomeBlockItem],
    () => ({ input: () => [HomeBlockItemInput], check: checkItems }),
    {
      initial: [],
      default: () => "'[]'",
      description: `Large numbers, at most ${mostItems} and at least one in a block of them; none in others.`,
    },
  )
  items!: AdminHomeBlockItem[];

  @Choice(() => ContentSectionKeyEnum, {
    nullable: true,
    shown: true,
    description: 'The section that it shows something of; null for the usual one of its kind.',
  })
  section!: ContentSectionKey | null;

  @WholeNumber({
    least: 1,
    most: mostEntries,
    nullable: true,
    shown: true,
    description: `How much it lists at most, from 1 to ${mostEntries}; null for as much as is usual.`,
  })
  amount!: number | null;

  @Flag({
    initial: false,
    default: false,
    filter: true,
    sort: true,
    seenWhile: (column) => `not ${column}`,
    description: 'Whether nobody sees it.',
  })
  hidden!: boolean;

  @Place({
    among: [],
    sort: true,
    description: 'Its place on the page, from 0 at the top; one too high means the last.',
  })
  position!: number;

  @Audience.roles()
  roles!: Role[];

  @Audience.userTypes()
  userTypes!: UserType[];

  @Audience.accountKinds()
  accountKinds!: AccountKind[];
}

@Shows(HomeBlock)
@ObjectType('HomeBlock', { description: 'A block of the home page.', simpleResolvers: true })
export class ShownHomeBlock {
  @Field(() => ID, { description: 'ID of the block.' })
  id!: string;

  @ListSize(mostItems)
  @Field(() => [HomeBlockItem], { description: 'Large numbers; none in blocks of other kinds.' })
  items!: AdminHomeBlockItem[];
}
