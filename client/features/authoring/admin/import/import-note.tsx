import { FormattedMessage, useIntl } from 'react-intl';
import { noteMessages } from './note-messages';

type Noted = { code: string; value: string | null; reason: string };

/** Returns a value with a space before each percent sign, which English alone leaves out. */
const spacePercents = (value: string, locale: string): string =>
  locale.startsWith('en') ? value : value.replace(/(\d)%/g, '$1\u00a0%');

/** What is told about a question or a file, in the person's language where there are words for it. */
export function ImportNote({ note: { code, value, reason } }: { note: Noted }) {
  const { locale } = useIntl();
  const id = noteMessages[code];
  if (!id) return <span lang="en">{reason}</span>;
  return <FormattedMessage id={id} values={{ value: spacePercents(value ?? '', locale) }} />;
}
