import { VisuallyHidden } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#client/ui/button';
import { LanguageText } from '#client/ui/editing/language-text';
import { CellField } from './cell-field';
import { missingMark, tabOn } from './next-missing';
import { OutOfDate } from './out-of-date';
import type { CellProps } from './cell-props';
import styles from './translations.module.css';

/** A text in one language. A missing or edited one is a field. */
export function TranslationCell(props: CellProps) {
  const { row, language, name, onSaved } = props;
  const intl = useIntl();
  const stored = row.text[language];
  const [opened, setOpened] = useState(false);
  // The focus returns to the button when the field closes.
  const button = useRef<HTMLButtonElement>(null);
  const [returns, setReturns] = useState(0);
  useEffect(() => {
    if (returns > 0) button.current?.focus();
  }, [returns]);
  const since = language === 'en' ? null : row.outdated[language];
  const open = (isOpen: boolean, takesFocus = false) => {
    setOpened(isOpen);
    if (takesFocus) setReturns((before) => before + 1);
  };
  if (opened || (stored === '' && !row.rich)) return <CellField {...props} opened={opened} onOpen={open} />;
  const edit = intl.formatMessage({ id: 'translations.edit' }, { name });
  if (stored === '')
    return (
      <button
        type="button"
        {...missingMark}
        ref={button}
        className={styles.missing}
        onClick={() => open(true)}
        onKeyDown={tabOn}
      >
        <FormattedMessage id="translations.missing" />
        <VisuallyHidden>{edit}</VisuallyHidden>
      </button>
    );
  return (
    <>
      <div className={styles.filled}>
        <LanguageText text={row.text[language]} lang={language} rich={row.rich} />
        <Button variant="text" size="sm" square aria-label={edit} ref={button} onClick={() => open(true)}>
          <IconPencil size={16} stroke={1.9} aria-hidden />
        </Button>
      </div>
      {since && language !== 'en' && (
        <OutOfDate
          row={row}
          language={language}
          since={since}
          name={name}
          onKept={() => {
            open(false, true);
            onSaved();
          }}
        />
      )}
    </>
  );
}
