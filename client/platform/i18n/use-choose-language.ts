import { useCallback } from 'react';
import { useErrorMessage } from '#client/platform/requests/error-message';
import { useLanguage } from '#client/platform/i18n/language';
import type { Language } from '#client/platform/i18n/languages';
import { raiseToast } from '#client/platform/raise-toast';

/** Returns the current language and a function that selects another. If saving fails, a toast shows the error. */
export function useChooseLanguage(): { language: Language; choose: (next: Language) => void } {
  const { language, changeLanguage } = useLanguage();
  const describe = useErrorMessage();
  const choose = useCallback(
    (next: Language) => {
      changeLanguage(next).catch((error: unknown) => raiseToast('error', describe(error)));
    },
    [changeLanguage, describe],
  );
  return { language, choose };
}
