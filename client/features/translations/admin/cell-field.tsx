import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#client/ui/button';
import { TextArea } from '#client/ui/editing/fields/text-area';
import { LanguageText } from '#client/ui/editing/language-text';
import { RichTextEditor } from '#client/ui/editing/rich-text/rich-text-editor';
import { FieldError } from '#client/ui/fields/fields';
import { missingMark, nextMissing, tabOn } from './next-missing';
import { Similar, useSimilar } from './similar';
import type { CellProps } from './cell-props';
import styles from './translations.module.css';
import { useTranslate } from './use-translate';

type Props = CellProps & {
  opened: boolean;
  /** Opens or closes the field. With `takesFocus`, the element shown next takes the focus. */
  onOpen: (opened: boolean, takesFocus?: boolean) => void;
};

/** Manages the draft of a field: typing, saving and leaving. */
function useDraft({ row, language, onDirty, onSaved, opened, onOpen }: Props) {
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
  // The field stays open from now on, whatever others save in the meantime.
  const type = (typed: string) => {
    setDraft(typed);
    onOpen(true);
  };
  const use = (text: string) => {
    type(text);
    field.current?.querySelector<HTMLElement>('textarea')?.focus();
  };
  const keep = async () => {
    if (saving || !dirty || !(await save(draft))) return;
    const next = field.current ? nextMissing(field.current) : undefined;
    onSaved();
    onOpen(false, !next);
    next?.focus();
  };
  const leave = () => {
    setDraft(stored);
    onOpen(false, true);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void keep();
    }
    if (event.key === 'Escape') leave();
  };
  return { field, stored, draft, dirty, saving, problem, type, use, keep, leave, onKeyDown };
}

/** The field of a text in one language. */
export function CellField(props: Props) {
  const { row, language, name, opened } = props;
  const intl = useIntl();
  const { field, stored, draft, dirty, saving, problem, type, use, keep, leave, onKeyDown } = useDraft(props);
  const isMissing = stored === '' && !dirty;
  const [isInside, setIsInside] = useState(false);
  const similar = useSimilar(row, language, isInside && isMissing);
  return (
    <div
      ref={field}
      className={styles.field}
      // The field's own keys take precedence over those of the list.
      data-cell-editor={opened || dirty || similar.length > 0 || undefined}
      onKeyDownCapture={onKeyDown}
      onFocus={() => setIsInside(true)}
      onBlur={({ currentTarget, relatedTarget }) => setIsInside(currentTarget.contains(relatedTarget))}
    >
      {row.rich ? (
        <RichTextEditor name={name} language={language} value={draft} onChange={type} />
      ) : (
        <TextArea
          aria-label={name}
          lang={language}
          rows={1}
          className={isMissing ? styles.lacks : styles.grows}
          placeholder={intl.formatMessage({ id: 'translations.missing' })}
          value={draft}
          {...(isMissing ? missingMark : {})}
          // Tab moves to the suggestions if there are any.
          onKeyDown={isMissing && similar.length === 0 ? tabOn : undefined}
          onChange={(event) => type(event.currentTarget.value)}
        />
      )}
      {similar.length > 0 && <Similar language={language} similar={similar} onUse={use} />}
      {problem && (
        <div role="alert" className={styles.problem}>
          <FieldError>{problem}</FieldError>
          {stored !== '' && <LanguageText text={row.text[language]} lang={language} rich={row.rich} />}
        </div>
      )}
      {(opened || dirty) && (
        <div className={styles.actions}>
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
