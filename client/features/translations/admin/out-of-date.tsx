import { IconClock } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Language } from '#client/platform/i18n/languages';
import { yearOf } from '#client/platform/formats/site-calendar';
import { Button } from '#client/ui/button';
import { FieldError } from '#client/ui/fields/fields';
import styles from './translations.module.css';
import type { TranslatedTextRowFragment } from './translations.generated';
import { useTranslate } from './use-translate';

type SinceProps = { since: string };

/** Since when a translation is outdated. */
export function EnglishChanged({ since }: SinceProps) {
  const intl = useIntl();
  const [today] = useState(() => Date.now());
  const isThisYear = yearOf(since) === yearOf(today);
  const day = intl.formatDate(since, {
    day: 'numeric',
    month: 'short',
    ...(isThisYear ? {} : { year: 'numeric' as const }),
  });
  return (
    <span className={styles.outdated}>
      <IconClock size={16} stroke={1.9} aria-hidden />
      <FormattedMessage id="translations.englishChanged" values={{ day }} />
    </span>
  );
}

type Props = SinceProps & {
  row: TranslatedTextRowFragment;
  language: Language;
  /** The location and language of the text, for labels. */
  name: string;
  onKept: () => void;
};

/** Marks a translation as outdated, with a button that confirms it unchanged. */
export function OutOfDate({ row, language, since, name, onKept }: Props) {
  const intl = useIntl();
  const { save, saving, problem } = useTranslate(row, language);
  const keep = async () => {
    if (await save(row.text[language])) onKept();
  };
  return (
    <div className={styles.late}>
      <EnglishChanged since={since} />
      <Button
        variant="text"
        size="sm"
        aria-label={intl.formatMessage({ id: 'translations.stillRight.of' }, { name })}
        busyLabel={saving ? <FormattedMessage id="admin.saving" /> : undefined}
        onClick={() => void keep()}
      >
        <FormattedMessage id="translations.stillRight" />
      </Button>
      {problem && (
        <div role="alert" className={styles.problem}>
          <FieldError>{problem}</FieldError>
        </div>
      )}
    </div>
  );
}
