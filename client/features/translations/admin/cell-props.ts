import type { Language } from '#client/platform/i18n/languages';
import type { TranslatedTextRowFragment } from './translations.generated';

export type CellProps = {
  row: TranslatedTextRowFragment;
  language: Language;
  /** The location and language of the text, for labels. */
  name: string;
  /** Called with true while there is unsaved text. */
  onDirty: (dirty: boolean) => void;
  onSaved: () => void;
};
