import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useMenusQuery, type LearnerMenuLinkFragment } from './menus.generated';
import { onChange } from '#client/platform/changes/changes';
import { useLanguage } from '#client/platform/i18n/language';

export type MenuEntry = Pick<LearnerMenuLinkFragment, 'id' | 'href' | 'label' | 'newTab'>;
type Menus = { main: readonly MenuEntry[]; footer: readonly MenuEntry[] };

const warn = (error: unknown): void =>
  console.warn('The menus could not be loaded; those that are there stay.', error);

/** Returns the main and footer menus. While they load and after an error, returns built-in ones. */
export function useMenus(): Menus {
  const intl = useIntl();
  const { language } = useLanguage();
  const { data, previousData, error, refetch } = useMenusQuery({ variables: { lang: language } });

  useEffect(() => onChange('menus', () => void refetch().catch(warn)), [refetch]);

  useEffect(() => {
    if (error) warn(error);
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
