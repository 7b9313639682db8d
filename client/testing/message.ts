import { createIntl } from 'react-intl';
import { allWords } from './words';

const intl = createIntl({ locale: 'en', messages: allWords('en').messages as Record<string, string> });

/** Returns the English text of a message. */
export const message = (id: string, values: Record<string, string | number> = {}): string =>
  intl.formatMessage({ id }, values);
