import { useCallback } from 'react';
import { useErrorMessage } from '#client/platform/error-message';
import { useLanguage } from '#client/platform/i18n/language';
import type { Language } from '#client/platform/i18n/languages';
import { raiseToast } from '#client/platform/raise-toast';

/** The current language and a choice of another; a choice that could not be saved is said. */
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
