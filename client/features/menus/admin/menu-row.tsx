import { VisuallyHidden } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type { MenuLinkFieldsFragment } from '#client/platform/generated/described.generated';
import { languageName, textLanguages, translations, type Language } from '#client/platform/i18n/languages';
import { useWords } from '#client/ui/editor/described/use-words';
import { menuLink, menuPath } from './menu-links';
import styles from './arranged-menu.module.css';

const { roles, userTypes, accountKinds } = menuLink.fields;

/** Returns a description of the link's audience. */
function useAudience(link: MenuLinkFieldsFragment): string {
  const words = useWords();
  const parts = [
    roles.said!(link.roles, words),
    userTypes.said!(link.userTypes, words),
    accountKinds.said!(link.accountKinds, words),
  ].filter((part) => part !== '');
  return parts.length > 0 ? parts.join(' · ') : words.text('admin.menus.everyone');
}

function Translation({ text, language }: { text: string | null | undefined; language: Language }) {
  const intl = useIntl();
  if (text) return <span lang={language}>{text}</span>;
  return (
    <span className="dim">
      {intl.formatMessage({ id: 'admin.menus.missing' }, { language: languageName(language) })}
    </span>
  );
}

/** The column headings of the links. */
export function MenuHeads() {
  return (
    <div className={styles.link}>
      {textLanguages.map(({ code, name }) => (
        <span key={code} lang={code}>
          {name}
        </span>
      ))}
      <FormattedMessage id="admin.menus.href" tagName="span" />
      <FormattedMessage id="admin.audience" tagName="span" />
    </div>
  );
}

/** A link of a menu: its labels, its target and its audience. */
export function MenuRow({ link }: { link: MenuLinkFieldsFragment }) {
  const { id, labelTranslations, href, newTab } = link;
  return (
    <div className={styles.link}>
      <Link to={`${menuPath}/${id}`} lang="en">
        {labelTranslations.en}
      </Link>
      {translations.map(({ code }) => (
        <Translation key={code} text={labelTranslations[code]} language={code} />
      ))}
      <span className={`dim ${styles.href}`}>
        {href}
        {newTab && (
          <>
            {' '}
            <IconExternalLink size={16} stroke={1.9} aria-hidden />
            <VisuallyHidden>
              <FormattedMessage id="admin.menus.newTab" />
            </VisuallyHidden>
          </>
        )}
      </span>
      <span>{useAudience(link)}</span>
    </div>
  );
}
