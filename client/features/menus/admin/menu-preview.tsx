import { FormattedMessage, useIntl } from 'react-intl';
import { SeenAsFields, sees, useSeenAs } from '#client/features/editing/index';
import { SiteMark, useSettings } from '#client/features/settings/index';
import type { MenuLinkFieldsFragment } from '#client/platform/generated/described.generated';
import styles from './arranged-menu.module.css';

/** The preview of a menu for a kind of reader and a language. */
export function MenuPreview({ links }: { links: readonly MenuLinkFieldsFragment[] }) {
  const intl = useIntl();
  const { productName } = useSettings();
  const seenAs = useSeenAs();
  const { language, persona } = seenAs;
  const seen = links.filter((link) => sees(persona, link));
  return (
    <section className={styles.preview} aria-label={intl.formatMessage({ id: 'admin.menus.preview' })}>
      <SeenAsFields seenAs={seenAs} visitors />
      <div className={styles.strip} lang={language}>
        <span className={styles.brand}>
          <SiteMark />
          {productName}
        </span>
        {seen.length === 0 ? (
          <span className="dim">
            <FormattedMessage id="admin.menus.seesNothing" />
          </span>
        ) : (
          seen.map(({ id, labelTranslations }) => (
            <span key={id}>{labelTranslations[language] || labelTranslations.en}</span>
          ))
        )}
      </div>
    </section>
  );
}
