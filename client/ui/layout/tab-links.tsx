import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { NavLink, useLocation } from 'react-router-dom';
import styles from './tab-links.module.css';

/** A tab: its target relative to the page with the tabs, and the message id of its label. */
export type TabLink = {
  to: string;
  labelId: string;
  /** True if the tab is current only at exactly its path. */
  end?: boolean;
};

/** The pixels of the previous tab that stay visible. */
const edge = 48;

/** Returns a ref that keeps the current tab scrolled into view. */
export function useCurrentInSight() {
  const nav = useRef<HTMLElement>(null);
  const last = useRef<HTMLElement>(null);
  // Re-renders after navigation, which changes the current tab.
  useLocation();
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>('[aria-current]');
    // Scrolls only when the current tab changes, because people scroll to other tabs on phones.
    if (current && current !== last.current) nav.current!.scrollLeft = current.offsetLeft - edge;
    last.current = current ?? null;
  });
  return nav;
}

/** Links that look like tabs. Each shows another part of the same record. */
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
