import { audienceFields, type DefineResource } from '#client/features/editing/index';
import {
  CreateMenuLinkDocument,
  DeleteMenuLinkDocument,
  AdminMenuLinkDocument,
  AdminMenuLinksDocument,
  UpdateMenuLinkDocument,
  type MenuLinkFieldsFragment,
  type MenuLinkRowFieldsFragment,
} from '#client/platform/generated/described.generated';
import type { MenuLocation } from '#client/platform/generated/schema';
import type { Fields } from '#client/ui/editor/described/field';
import { choice, flag, localizedLine } from '#client/ui/editor/described/kinds';
import { href } from '#client/ui/editor/described/kinds-more';

export const menuPath = '/admin/menus';

const fields = {
  label: localizedLine({ label: 'admin.menus.label', maxLength: 60, title: true }),
  href: href({ label: 'admin.menus.href', hint: 'admin.menus.hrefHint' }),
  newTab: flag({ label: 'admin.menus.newTab', initial: false }),
  ...audienceFields,
};

const locationNames: Record<MenuLocation, string> = {
  mainMenu: 'admin.menus.main',
  footerMenu: 'admin.menus.footer',
};

type LinkResource<F extends Fields> = DefineResource<F, MenuLinkRowFieldsFragment, MenuLinkFieldsFragment>;

const resource = {
  path: menuPath,
  list: AdminMenuLinksDocument,
  listName: 'adminMenuLinks',
  one: AdminMenuLinkDocument,
  update: UpdateMenuLinkDocument,
  remove: DeleteMenuLinkDocument,
  texts: {
    several: 'admin.menus',
    count: 'admin.menus.count',
    add: 'admin.menus.add',
    none: 'admin.menus.none',
    gone: 'admin.menus.gone',
    search: 'admin.menus',
    deleteTitle: 'admin.menus.deleteTitle',
    deleteText: 'admin.menus.deleteText',
  },
};

/** The resource of an existing link, whose menu is fixed. */
export const menuLink: LinkResource<typeof fields> = { ...resource, fields };

/** Returns the resource of a new link for a menu. */
export function newMenuLink(location: MenuLocation) {
  const all = {
    location: choice({ label: 'admin.menus.menu', names: locationNames, initial: location }),
    ...fields,
  };
  const link: LinkResource<typeof all> = { ...resource, create: CreateMenuLinkDocument, fields: all };
  return link;
}
