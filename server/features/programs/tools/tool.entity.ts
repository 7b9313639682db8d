import { Field, ID, ObjectType } from 'type-graphql';
import { Edited } from '#server/features/editing/edited';
import { Audience } from '#server/features/profile/audience/audience-fields';
import {
  DefineResource,
  Flag,
  LocalizedLine,
  LocalizedRichText,
} from '#server/features/editing/fields/fields';
import { Href } from '#server/features/editing/fields/href';
import { Place } from '#server/features/editing/fields/own-fields';
import { PublishAt } from '#server/features/editing/fields/publish-at';
import { Shows } from '#server/features/editing/shows';
import type { LocalizedText } from '#server/platform/language/i18n';
import type { AccountKind, Role, UserType } from '#server/platform/access/viewer';

@DefineResource({
  kind: 'tool',
  name: 'Tool',
  plural: 'Tools',
  table: 'program_tool',
  description: 'A tool with the fields that administrators see.',
})
export class Tool extends Edited {
  @LocalizedLine({ maxLength: 100, search: true, sort: true, visible: true, description: 'Title.' })
  titleTranslations!: LocalizedText;

  @LocalizedRichText({ visible: true, description: 'Text about the tool, rich text.' })
  textTranslations!: LocalizedText;

  @Href({
    sort: true,
    visible: true,
    description: 'Link: a path of the portal, or the address of another site.',
  })
  href!: string;

  @Flag({ visible: true, description: 'Whether the link opens in a new tab.' })
  newTab!: boolean;

  @PublishAt()
  publishAt!: string | null;

  @Place({
    among: [],
    sort: true,
    description: 'Position in the list, from 0. A number that is too high means the last position.',
  })
  position!: number;

  @Audience.roles()
  roles!: Role[];

  @Audience.userTypes()
  userTypes!: UserType[];

  @Audience.accountKinds()
  accountKinds!: AccountKind[];
}

@Shows(Tool)
@ObjectType('Tool', { description: 'A tool for work, opened by a link.', simpleResolvers: true })
export class PublishedTool {
  @Field(() => ID, { description: 'ID of the tool.' })
  id!: string;
}

/** The stored values of the fields. Texts in one language come from their translations. */
export type ToolValues = Pick<Tool, 'id' | 'titleTranslations' | 'textTranslations' | 'href' | 'newTab'>;
