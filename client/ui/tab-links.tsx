import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { NavLink, useLocation } from 'react-router-dom';
import styles from './tab-links.module.css';

/** One tab: where it leads, relative to the page that shows the tabs, and the id of its name. */
export type TabLink = {
  to: string;
  labelId: string;
  /** Current only at exactly this address, not below it. */
  end?: boolean;
};

/** How much of the tab before the current one stays in sight. */
const edge = 48;

/** Has the current one of some tabs in sight. */
export function useCurrentInSight() {
  const nav = useRef<HTMLElement>(null);
  const last = useRef<HTMLElement>(null);
  // Another address makes another tab the current one.
  useLocation();
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>('[aria-current]');
    // On a phone the tabs are wider than the screen, and somebody may look at others than the current one.
    if (current && current !== last.current) nav.current!.scrollLeft = current.offsetLeft - edge;
    last.current = current ?? null;
  });
  return nav;
}

/** Links that look like tabs: each shows another part of the same thing. */
export function TabLinks({ label, tabs }: { label: string; tabs: readonly TabLink[] }) {
  const nav = useCurrentInSight();
  return (
    <nav ref={nav} className={styles.tabs} aria-label={label}>
      {tabs.map(({ to, labelId, end }) => (
        <NavLink key={to} to={to} end={end} className={styles.tab!}>
          <FormattedMessage id={labelId} />
        </NavLink>
      ))}
    </nav>
  );
}
