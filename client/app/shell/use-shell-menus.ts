import { useIntl } from 'react-intl';
import { useMenus, type MenuEntry } from '#client/features/menus/index';
import { useShellProfile } from '#client/features/profile/index';

/** Returns the entries of both menus. For managers, the main menu has the team as its second entry. */
export function useShellMenus(): { main: readonly MenuEntry[]; footer: readonly MenuEntry[] } {
  const intl = useIntl();
  const { main, footer } = useMenus();
  if (useShellProfile()?.role !== 'manager') return { main, footer };
  const team = { id: '/team', href: '/team', label: intl.formatMessage({ id: 'shell.team' }), newTab: false };
  return { main: [...main.slice(0, 1), team, ...main.slice(1)], footer };
}
