import type { Language } from '#client/platform/i18n/languages';
import { InlineRichText } from '#client/ui/rich-text';
import styles from './translations.module.css';
import type { TranslatedTextRowFragment } from './translations.generated';

type Row = TranslatedTextRowFragment;

/** A text as it reads. */
export function TextShown({ row: { rich, text }, language }: { row: Row; language: Language }) {
  return (
    <span lang={language} className={styles.text}>
      {rich ? <InlineRichText html={text[language]} /> : text[language]}
    </span>
  );
}

export type CellProps = {
  row: Row;
  language: Language;
  /** The text's place and language in words. */
  name: string;
  /** Called with whether something is typed that is not saved. */
  onDirty: (dirty: boolean) => void;
  onSaved: () => void;
};
