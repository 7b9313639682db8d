import { Field, ID, ObjectType } from 'type-graphql';
import { ForeignKey } from 'typeorm';
import { maxAltLength } from '#server/features/editing/check-text';
import { Edited } from '#server/features/editing/edited';
import { Audience } from '#server/features/profile/audience/audience-fields';
import {
  Choice,
  DefineResource,
  Flag,
  LocalizedLine,
  LocalizedRichText,
  WholeNumber,
} from '#server/features/editing/fields/fields';
import { Href } from '#server/features/editing/fields/href';
import { Own, Place } from '#server/features/editing/fields/own-fields';
import { PictureId, type PictureRow } from '#server/features/editing/fields/picture';
import { Shows } from '#server/features/editing/shows';
import type { Audience as AudienceLists } from '#server/features/profile/audience/audience';
import { ListSize } from '#server/platform/graphql/limits/sizes';
import type { LocalizedText } from '#server/platform/language/i18n';
import type { AccountKind, Role, UserType } from '#server/platform/access/viewer';
import { type ContentSectionKey, ContentSectionKeyEnum } from '../section/section.enums';
import { type HomeBlockKind, HomeBlockKindEnum } from './block.enums';
import { checkItems, AdminHomeBlockItem, HomeBlockItem, HomeBlockItemInput, maxItems } from './block-items';

/** Maximum entries that a block lists. */
export const maxEntries = 8;

@DefineResource({
  kind: 'home_block',
  name: 'HomeBlock',
  plural: 'HomeBlocks',
  table: 'home_block',
  description:
    "A block of the home page with the fields that administrators see. Fields that its kind doesn't " +
    'use are empty.',
})
export class HomeBlock extends Edited implements AudienceLists {
  @Choice(() => HomeBlockKindEnum, {
    sent: 'once',
    filter: true,
    sort: true,
    visible: true,
    description: 'Kind of block.',
  })
  kind!: HomeBlockKind;

  @LocalizedLine({
    maxLength: 100,
    nullable: true,
    search: true,
    sort: true,
    visible: true,
    description: 'Heading of the block. Null for the default heading of its kind.',
  })
  titleTranslations!: LocalizedText | null;

  @LocalizedRichText({
    maxLength: 2000,
    nullable: true,
    visible: true,
    description:
      'Text under the heading: rich text of at most 2,000 characters in each language. Null if there is ' +
      'none.',
  })
  textTranslations!: LocalizedText | null;

  @LocalizedLine({
    maxLength: 60,
    nullable: true,
    visible: true,
    description: 'Label of the link. Null if there is no link.',
  })
  linkLabelTranslations!: LocalizedText | null;

  @Href({
    nullable: true,
    visible: true,
    description: 'Target of the link: a path of the portal or an external URL. Null if there is no link.',
  })
  href!: string | null;

  @PictureId({ nullable: true, visible: true, description: 'Image of the block. Null if there is none.' })
  @ForeignKey('asset')
  pictureId!: string | null;

  picture!: PictureRow | null;

  @LocalizedLine({
    maxLength: maxAltLength,
    nullable: true,
    visible: true,
    description: 'Alternative text of the image. Null if there is none. It is removed with the image.',
  })
  pictureAltTranslations!: LocalizedText | null;

  @ListSize(maxItems)
  @Own(
    { type: 'jsonb' },
    () => [AdminHomeBlockItem],
    () => ({ input: () => [HomeBlockItemInput], check: checkItems }),
    {
      initial: [],
      default: () => "'[]'",
      description: `Large numbers: 1 to ${maxItems} in a block of kind DashboardCTAs, none in others.`,
    },
  )
  items!: AdminHomeBlockItem[];

  @Choice(() => ContentSectionKeyEnum, {
    nullable: true,
    visible: true,
    description: 'Section whose content the block shows. Null for the default section of its kind.',
  })
  section!: ContentSectionKey | null;

  @WholeNumber({
    min: 1,
    max: maxEntries,
    nullable: true,
    visible: true,
    description: `Maximum number of items in the block, from 1 to ${maxEntries}. Null for the default of its kind.`,
  })
  amount!: number | null;

  @Flag({
    initial: false,
    default: false,
    filter: true,
    sort: true,
    visibleWhenSql: (column) => `not ${column}`,
    description: 'Whether the block is hidden from everyone.',
  })
  hidden!: boolean;

  @Place({
    among: [],
    sort: true,
    description:
      'Position on the page, from 0 at the top. A number that is too high means the last position.',
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
export class VisibleHomeBlock {
  @Field(() => ID, { description: 'ID of the block.' })
  id!: string;

  @ListSize(maxItems)
  @Field(() => [HomeBlockItem], { description: 'Large numbers. Empty in blocks of other kinds.' })
  items!: AdminHomeBlockItem[];
}
