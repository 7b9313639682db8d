import { FormattedMessage, useIntl } from 'react-intl';
import { noteMessages } from './note-messages';

type Noted = { code: string; value: string | null; reason: string };

/** Returns the value with a space before each percent sign, except in English. */
const spacePercents = (value: string, locale: string): string =>
  locale.startsWith('en') ? value : value.replace(/(\d)%/g, '$1\u00a0%');

/** A note about a question or file, in the person's language if there is a message for it. */
export function ImportNote({ note: { code, value, reason } }: { note: Noted }) {
  const { locale } = useIntl();
  const id = noteMessages[code];
  if (!id) return <span lang="en">{reason}</span>;
  return <FormattedMessage id={id} values={{ value: spacePercents(value ?? '', locale) }} />;
}
