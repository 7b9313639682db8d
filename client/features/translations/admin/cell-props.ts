import type { Language } from '#client/platform/i18n/languages';
import type { TranslatedTextRowFragment } from './translations.generated';

export type CellProps = {
  row: TranslatedTextRowFragment;
  language: Language;
  /** The text's place and language in words. */
  name: string;
  /** Called with whether something is typed that is not saved. */
  onDirty: (dirty: boolean) => void;
  onSaved: () => void;
};
