import { VisuallyHidden } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Language } from '#client/platform/i18n/languages';
import { Button } from '#client/ui/button';
import { TextArea } from '#client/ui/editing/fields/text-area';
import { RichTextEditor } from '#client/ui/editing/rich-text/rich-text-editor';
import { FieldError } from '#client/ui/fields';
import { InlineRichText } from '#client/ui/rich-text';
import styles from './translations.module.css';
import type { TranslatedTextRowFragment } from './translations.generated';
import { useTranslate } from './use-translate';

type Row = TranslatedTextRowFragment;

/** A text as it reads. */
export function TextShown({ row: { rich, text }, language }: { row: Row; language: Language }) {
  return (
    <span lang={language} className={styles.text}>
      {rich ? <InlineRichText html={text[language]} /> : text[language]}
    </span>
  );
}

type Props = {
  row: Row;
  language: Language;
  /** The text's place and language in words. */
  name: string;
  /** Called with whether something is typed that is not saved. */
  onDirty: (dirty: boolean) => void;
};

/** A text in one language: as it reads, or a field in place where it is missing or to be changed. */
export function TranslationCell(props: Props) {
  const { row, language, name } = props;
  const intl = useIntl();
  const stored = row.text[language];
  const [opened, setOpened] = useState(false);
  if (opened || (stored === '' && !row.rich))
    return <CellField {...props} opened={opened} onOpen={setOpened} />;
  const edit = intl.formatMessage({ id: 'translations.edit' }, { name });
  if (stored === '')
    return (
      <button type="button" className={styles.missing} onClick={() => setOpened(true)}>
        <FormattedMessage id="translations.missing" />
        <VisuallyHidden>{edit}</VisuallyHidden>
      </button>
    );
  return (
    <div className={styles.filled}>
      <TextShown row={row} language={language} />
      <Button variant="text" size="sm" square aria-label={edit} onClick={() => setOpened(true)}>
        <IconPencil size={16} stroke={1.9} aria-hidden />
      </Button>
    </div>
  );
}

type FieldProps = Props & { opened: boolean; onOpen: (opened: boolean) => void };

function CellField({ row, language, name, onDirty, opened, onOpen }: FieldProps) {
  const intl = useIntl();
  const { save, saving, problem } = useTranslate(row, language);
  const stored = row.text[language];
  const [draft, setDraft] = useState(stored);
  const field = useRef<HTMLDivElement>(null);
  const dirty = draft !== stored;
  useEffect(() => {
    onDirty(dirty);
    return () => onDirty(false);
  });
  useEffect(() => {
    if (opened) field.current?.querySelector<HTMLElement>('textarea, [contenteditable]')?.focus();
  }, [opened]);
  // It stays open from then on, whatever somebody else puts there meanwhile.
  const type = (typed: string) => {
    setDraft(typed);
    onOpen(true);
  };
  const keep = async () => {
    if (saving || !dirty) return;
    if (await save(draft)) onOpen(false);
  };
  const leave = () => {
    setDraft(stored);
    onOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void keep();
    }
    if (event.key === 'Escape') leave();
  };
  return (
    <div ref={field} className={styles.field} onKeyDownCapture={onKeyDown}>
      {row.rich ? (
        <RichTextEditor name={name} language={language} value={draft} onChange={type} />
      ) : (
        <TextArea
          aria-label={name}
          lang={language}
          rows={1}
          className={stored === '' && !dirty ? styles.lacks : styles.grows}
          placeholder={intl.formatMessage({ id: 'translations.missing' })}
          value={draft}
          onChange={(event) => type(event.currentTarget.value)}
        />
      )}
      {problem && (
        <div role="alert" className={styles.problem}>
          <FieldError>{problem}</FieldError>
          {stored !== '' && <TextShown row={row} language={language} />}
        </div>
      )}
      {(opened || dirty) && (
        <div className={styles.deeds}>
          <Button variant="text" size="sm" onClick={leave}>
            <FormattedMessage id="ui.cancel" />
          </Button>
          <Button
            size="sm"
            disabled={!dirty}
            busyLabel={saving ? <FormattedMessage id="admin.saving" /> : undefined}
            onClick={() => void keep()}
          >
            <FormattedMessage id="admin.save" />
          </Button>
        </div>
      )}
    </div>
  );
}
