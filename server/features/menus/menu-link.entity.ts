import { Unique } from 'typeorm';
import { Edited } from '#server/features/editing/edited';
import { Audience } from '#server/features/profile/audience-fields';
import { Choice, EditedThing, Flag, LocalizedLine } from '#server/features/editing/fields/fields';
import { Href } from '#server/features/editing/fields/href';
import { Place } from '#server/features/editing/fields/own-fields';
import type { LocalizedText } from '#server/platform/language/i18n';
import type { AccountKind, Role, UserType } from '#server/platform/viewer';
import { MenuLocationEnum } from './menu.enums';
import type { MenuLocation } from './menu.types';

/** Links that one menu has room for. */
export const mostLinks = 20;

@EditedThing({
  kind: 'menu_link',
  name: 'MenuLink',
  plural: 'MenuLinks',
  table: 'menu_link',
  description: 'A link of a menu as administrators edit it.',
})
@Unique(['location', 'position'], { deferrable: 'INITIALLY DEFERRED' })
export class AdminMenuLink extends Edited {
  @Choice(() => MenuLocationEnum, {
    sent: 'once',
    filter: true,
    sort: true,
    description: 'The menu in which it stands, where it stays.',
    sentAs: `The menu in which it stands, which has at most ${mostLinks} links.`,
  })
  location!: MenuLocation;

  @Place({
    among: ['location'],
    sort: true,
    description: 'Its place in its menu, from 0; one too high means the last.',
  })
  position!: number;

  @LocalizedLine({ longest: 60, search: true, sort: true, description: 'The words of the link.' })
  labelTranslations!: LocalizedText;

  @Href({ description: 'Where it leads: a path of the portal, or an address elsewhere.' })
  href!: string;

  @Flag({
    initial: false,
    default: false,
    description: 'Whether it opens in a tab of its own.',
  })
  newTab!: boolean;

  @Audience.roles()
  roles!: Role[];

  @Audience.userTypes()
  userTypes!: UserType[];

  @Audience.accountKinds()
  accountKinds!: AccountKind[];
}
