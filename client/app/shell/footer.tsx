import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { MenuAnchor, type MenuEntry } from '#client/features/menus/index';
import { useSettings } from '#client/features/settings/index';
import styles from './shell.module.css';

/** Links that the footer always contains, with their message ids. */
const always = { '/certificates': 'shell.verifyCertificate', '/privacy-policy': 'shell.privacyPolicy' };

/** The footer: product name, footer menu, and links to certificate verification and the privacy policy. */
export function Footer({ links, children }: { links: readonly MenuEntry[]; children?: ReactNode }) {
  const { productName, termsVersion } = useSettings();
  const intl = useIntl();
  const missing = Object.entries(always)
    .filter(([href]) => href !== '/privacy-policy' || termsVersion !== null)
    .filter(([href]) => links.every((link) => link.href !== href));
  const added = missing.map(([href, id]) => ({
    id: href,
    href,
    label: intl.formatMessage({ id }),
    newTab: false,
  }));
  const entries = [...links, ...added];
  return (
    <footer className={styles.footer}>
      <div className={`sm ${styles.footerBar}`}>
        <span className="dim">{productName}</span>
        <nav className={styles.footerLinks} aria-label={intl.formatMessage({ id: 'shell.footer' })}>
          {entries.map((entry) => (
            <MenuAnchor key={entry.id} entry={entry} />
          ))}
        </nav>
      </div>
      {children}
    </footer>
  );
}
