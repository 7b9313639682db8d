import { useIntl } from 'react-intl';
import { MenuAnchor, type MenuEntry } from '#client/features/menus/public';
import { useSettings } from '#client/features/settings/public';
import styles from './shell.module.css';

const certificates = '/certificates';

/** The product's name, the footer menu, and where anybody checks a certificate, unless that is in the menu. */
export function Footer({ links }: { links: readonly MenuEntry[] }) {
  const { productName } = useSettings();
  const intl = useIntl();
  const check = {
    href: certificates,
    label: intl.formatMessage({ id: 'shell.verifyCertificate' }),
    newTab: false,
  };
  const entries = links.some(({ href }) => href === certificates) ? links : [...links, check];
  return (
    <footer className={styles.footer}>
      <div className={`sm ${styles.footerBar}`}>
        <span className="dim">{productName}</span>
        <nav className={styles.footerLinks} aria-label={intl.formatMessage({ id: 'shell.footer' })}>
          {entries.map((entry) => (
            <MenuAnchor key={entry.href} entry={entry} />
          ))}
        </nav>
      </div>
    </footer>
  );
}
