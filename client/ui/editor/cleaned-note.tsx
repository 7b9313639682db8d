import { FormattedMessage } from 'react-intl';
import { Note } from '#client/ui/feedback/messages';
import { textLanguages } from '#client/platform/i18n/languages';
import type { Cleaned } from './cleaned';
import styles from './cleaned-note.module.css';
import type { FieldNames } from './conflict-dialog';

type Props<Values extends object> = { cleaned: readonly Cleaned[]; fields: FieldNames<Values> };

/** Lists the formatting that the server removed from the saved texts. */
export function CleanedNote<Values extends object>({ cleaned, fields }: Props<Values>) {
  const label = (path: string): string => {
    const [name, place, ...rest] = path.split('.');
    const { label: whole } = fields[name as keyof Values];
    // Adds the number of the text, starting at 1, if the field contains several.
    const one = place !== undefined && /^\d+$/.test(place) ? `${whole} ${Number(place) + 1}` : whole;
    const language = textLanguages.find(({ code }) => code === (rest.at(-1) ?? place));
    return [one, language?.name].filter(Boolean).join(', ');
  };
  if (cleaned.length === 0) return null;
  return (
    // A scrollable area must be focusable for keyboard scrolling.
    <div role="alert" className={styles.cleaned} tabIndex={0}>
      {cleaned.map(({ field, removed }) => (
        <Note key={field}>
          <FormattedMessage
            id="admin.cleaned"
            values={{ field: label(field), removed: removed.join(', ') }}
          />
        </Note>
      ))}
    </div>
  );
}
