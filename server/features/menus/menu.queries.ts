import type { Audience } from '#server/features/profile/audience/audience';
import { selectJson } from '#server/platform/database/database';
import type { MenuLink, MenuLocation } from './menu.types';

/** A link with its audience. */
export type StoredLink = MenuLink & { location: MenuLocation; audience: Audience };

/** Returns every link of every menu in order. */
export async function selectMenuLinks(): Promise<StoredLink[]> {
  const links = await selectJson<StoredLink[]>(
    'menu-links',
    `select json_agg(json_build_object(
       'id', id, 'location', location, 'labelTranslations', label, 'href', href, 'newTab', new_tab,
       'audience', json_build_object('roles', roles, 'userTypes', user_types, 'accountKinds', account_kinds)
     ) order by location, position) as json
     from menu_link`,
  );
  return links ?? [];
}
