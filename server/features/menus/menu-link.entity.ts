import { Unique } from 'typeorm';
import { Edited } from '#server/features/editing/edited';
import { Audience } from '#server/features/profile/audience/audience-fields';
import { Choice, DefineResource, Flag, LocalizedLine } from '#server/features/editing/fields/fields';
import { Href } from '#server/features/editing/fields/href';
import { Place } from '#server/features/editing/fields/own-fields';
import type { LocalizedText } from '#server/platform/language/i18n';
import type { AccountKind, Role, UserType } from '#server/platform/access/viewer';
import { MenuLocationEnum } from './menu.enums';
import type { MenuLocation } from './menu.types';

/** Maximum links of a menu. */
export const maxLinks = 20;

@DefineResource({
  kind: 'menu_link',
  name: 'MenuLink',
  plural: 'MenuLinks',
  table: 'menu_link',
  description: 'A menu link with the fields that administrators see.',
})
@Unique(['location', 'position'], { deferrable: 'INITIALLY DEFERRED' })
export class AdminMenuLink extends Edited {
  @Choice(() => MenuLocationEnum, {
    sent: 'once',
    filter: true,
    sort: true,
    description: "Menu of the link. It can't change.",
    sentAs: `Menu of the link, with at most ${maxLinks} links.`,
  })
  location!: MenuLocation;

  @Place({
    among: ['location'],
    sort: true,
    description: 'Position in the menu, from 0. A number that is too high means the last position.',
  })
  position!: number;

  @LocalizedLine({ maxLength: 60, search: true, sort: true, description: 'Label of the link.' })
  labelTranslations!: LocalizedText;

  @Href({ description: 'Target of the link: a path of the portal or an external URL.' })
  href!: string;

  @Flag({
    initial: false,
    default: false,
    description: 'Whether the link opens in a new tab.',
  })
  newTab!: boolean;

  @Audience.roles()
  roles!: Role[];

  @Audience.userTypes()
  userTypes!: UserType[];

  @Audience.accountKinds()
  accountKinds!: AccountKind[];
}
