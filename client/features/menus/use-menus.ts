import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useMenusQuery, type MenuLinkFieldsFragment } from './menus.generated';
import { useLanguage } from '#client/platform/i18n/language';

export type MenuEntry = Pick<MenuLinkFieldsFragment, 'id' | 'href' | 'label' | 'newTab'>;
type Menus = { main: readonly MenuEntry[]; footer: readonly MenuEntry[] };

/** The main and footer menu; until they are there, and if they cannot be had, a menu of the portal's own. */
export function useMenus(): Menus {
  const intl = useIntl();
  const { language } = useLanguage();
  const { data, previousData, error } = useMenusQuery({ variables: { lang: language } });

  useEffect(() => {
    if (error) console.warn('The menus could not be loaded; the built-in menu stays.', error);
  }, [error]);

  const menus = (data ?? previousData)?.menus;
  if (menus) return { main: menus.mainMenu.links, footer: menus.footerMenu.links };
  const entry = (href: string, id: string): MenuEntry => ({
    id: href,
    href,
    label: intl.formatMessage({ id }),
    newTab: false,
  });
  return {
    main: [
      entry('/', 'shell.home'),
      entry('/training', 'shell.training'),
      entry('/news', 'shell.news'),
      entry('/programs', 'shell.programs'),
      entry('/rewards', 'shell.rewards'),
    ],
    footer: [entry('/contact', 'shell.contact')],
  };
}
