import { UnstyledButton } from '@mantine/core';
import {
  IconGift,
  IconHome,
  IconMenu2,
  IconNews,
  IconSchool,
  IconUsers,
  type Icon,
} from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { isAt, MenuAnchor, type MenuEntry } from '#client/features/menus/index';
import { lazyScreen } from '#client/platform/lazy-loading/lazy-screen';
import styles from './shell.module.css';

const MenuSheet = lazyScreen(() => import('./menu-sheet'));

// The pages with a tab. The menu lists all other links.
const icons: Record<string, Icon> = {
  '/': IconHome,
  '/team': IconUsers,
  '/training': IconSchool,
  '/news': IconNews,
  '/rewards': IconGift,
};

type Props = { main: readonly MenuEntry[]; footer: readonly MenuEntry[] };

/** Returns the menu entries that get a tab. The team tab replaces the news tab. */
const tabsOf = (main: readonly MenuEntry[]): readonly MenuEntry[] => {
  const hasTeam = main.some(({ href }) => href === '/team');
  return main.filter(({ href }) => icons[href] && !(hasTeam && href === '/news'));
};

/** The tab bar at the bottom of phone screens. */
export function TabBar({ main, footer }: Props) {
  const label = useIntl().formatMessage({ id: 'shell.tabs' });
  const [isOpen, setIsOpen] = useState(false);
  const [opened, setOpened] = useState(false);
  const tabs = tabsOf(main);
  const isTab = (href: string) => tabs.some((tab) => tab.href === href);
  const links = [...main, ...footer].filter(({ href }) => !isTab(href) && href !== '/results');
  const { pathname } = useLocation();
  // The menu tab is the current one for pages without a tab.
  const isInMenu =
    !tabs.some(({ href }) => isAt(pathname, href)) && links.some(({ href }) => isAt(pathname, href));
  const open = () => {
    setIsOpen(true);
    setOpened(true);
  };
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map((entry) => {
        const TabIcon = icons[entry.href]!;
        return (
          <MenuAnchor key={entry.id} entry={entry} className={styles.tab}>
            <TabIcon size={24} stroke={1.9} aria-hidden />
            {entry.label}
          </MenuAnchor>
        );
      })}
      <UnstyledButton
        className={styles.tab}
        aria-haspopup="dialog"
        data-current={isInMenu || undefined}
        onClick={open}
      >
        <IconMenu2 size={24} stroke={1.9} aria-hidden />
        <FormattedMessage id="shell.menu" />
      </UnstyledButton>
      {isOpen && (
        <Suspense>
          <MenuSheet opened={opened} onClose={() => setOpened(false)} links={links} />
        </Suspense>
      )}
    </nav>
  );
}
