import { useIntl } from 'react-intl';
import { MenuAnchor, type MenuEntry } from '#client/features/menus/public';
import { useSettings } from '#client/features/settings/public';
import styles from './shell.module.css';

/** The product's name and the footer menu. */
export function Footer({ links }: { links: readonly MenuEntry[] }) {
  const { productName } = useSettings();
  const label = useIntl().formatMessage({ id: 'shell.footer' });
  return (
    <footer className={styles.footer}>
      <div className={`sm ${styles.footerBar}`}>
        <span className="dim">{productName}</span>
        <nav className={styles.footerLinks} aria-label={label}>
          {links.map((entry) => (
            <MenuAnchor key={entry.href} entry={entry} />
          ))}
        </nav>
      </div>
    </footer>
  );
}
