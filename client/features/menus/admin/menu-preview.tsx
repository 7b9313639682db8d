import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { personas, sees, type PersonaName } from '#client/features/editing/public';
import { SiteMark, useSettings } from '#client/features/settings/public';
import type { DescribedMenuLinkFragment } from '#client/platform/generated/described.generated';
import { useLanguage } from '#client/platform/i18n/language';
import { languages } from '#client/platform/i18n/languages';
import { SelectField } from '#client/ui/editing/fields/select-field';
import { FieldRow } from '#client/ui/editing/form';
import styles from './arranged-menu.module.css';

/** A menu as somebody sees it. */
export function MenuPreview({ links }: { links: readonly DescribedMenuLinkFragment[] }) {
  const intl = useIntl();
  const { productName } = useSettings();
  const [language, setLanguage] = useState(useLanguage().language);
  const [name, setName] = useState<PersonaName>('admin.menus.as.learner');
  const seen = links.filter((link) => sees(personas[name], link));
  return (
    <section className={styles.preview} aria-label={intl.formatMessage({ id: 'admin.menus.preview' })}>
      <FieldRow>
        <SelectField
          label={intl.formatMessage({ id: 'admin.menus.seenBy' })}
          value={name}
          choices={(Object.keys(personas) as PersonaName[]).map((id) => ({
            value: id,
            label: intl.formatMessage({ id }),
          }))}
          onChange={setName}
        />
        <SelectField
          label={intl.formatMessage({ id: 'admin.menus.seenIn' })}
          value={language}
          choices={languages.map(({ code, name: label }) => ({ value: code, label }))}
          onChange={setLanguage}
        />
      </FieldRow>
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
