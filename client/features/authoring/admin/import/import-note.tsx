import { FormattedMessage } from 'react-intl';
import { noteMessages } from './note-messages';

type Noted = { code: string; value: string | null; reason: string };

/** What is told about a question or a file, in the person's language where there are words for it. */
export function ImportNote({ note: { code, value, reason } }: { note: Noted }) {
  const id = noteMessages[code];
  if (!id) return <span lang="en">{reason}</span>;
  return <FormattedMessage id={id} values={{ value: value ?? '' }} />;
}
