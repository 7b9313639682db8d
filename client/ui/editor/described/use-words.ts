import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useFormat } from '#client/platform/formats/format';
import { useLanguage } from '#client/platform/i18n/language';
import type { Words } from './field';

/** Returns the formatters with which fields display their values. */
export function useWords(): Words {
  const intl = useIntl();
  const { language } = useLanguage();
  const { number, date } = useFormat();
  return useMemo(
    () => ({ text: (id, values) => intl.formatMessage({ id }, values), number, date, language }),
    [intl, number, date, language],
  );
}
