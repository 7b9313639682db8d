import { Field, ID, ObjectType } from 'type-graphql';
import { Edited } from '#server/features/editing/edited';
import { Audience } from '#server/features/profile/audience-fields';
import { EditedThing, Flag, LocalizedLine, LocalizedRichText } from '#server/features/editing/fields/fields';
import { Href } from '#server/features/editing/fields/href';
import { Place } from '#server/features/editing/fields/own-fields';
import { PublishAt } from '#server/features/editing/fields/publish-at';
import { Shows } from '#server/features/editing/shows';
import type { LocalizedText } from '#server/platform/language/i18n';
import type { AccountKind, Role, UserType } from '#server/platform/viewer';

@EditedThing({
  kind: 'tool',
  name: 'Tool',
  plural: 'Tools',
  table: 'program_tool',
  description: 'A tool as administrators edit it.',
})
export class Tool extends Edited {
  @LocalizedLine({ longest: 100, search: true, sort: true, shown: true, description: 'What it is called.' })
  titleTranslations!: LocalizedText;

  @LocalizedRichText({ shown: true, description: 'What it helps with, rich text.' })
  textTranslations!: LocalizedText;

  @Href({
    sort: true,
    shown: true,
    description: 'Where it is: a path of the portal, or an address elsewhere.',
  })
  href!: string;

  @Flag({ shown: true, description: 'Whether it opens in a tab of its own.' })
  newTab!: boolean;

  @PublishAt()
  publishAt!: string | null;

  @Place({
    among: [],
    sort: true,
    description: 'Its place in the list, from 0; one too high means the last.',
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
@ObjectType('Tool', { description: 'Something that helps at work, behind a link.', simpleResolvers: true })
export class PublishedTool {
  @Field(() => ID, { description: 'Identifies the tool.' })
  id!: string;
}

/** The values behind the fields; texts in one language come from their translations. */
export type ToolValues = Pick<Tool, 'id' | 'titleTranslations' | 'textTranslations' | 'href' | 'newTab'>;
