import { createIntl } from 'react-intl';
import { allWords } from './words';

const intl = createIntl({ locale: 'en', messages: allWords('en').messages as Record<string, string> });

/** What the portal says in English, by the message's id. */
export const message = (id: string, values: Record<string, string | number> = {}): string =>
  intl.formatMessage({ id }, values);
