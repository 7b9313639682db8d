import { useCallback } from 'react';
import toast from 'react-hot-toast';
import { useErrorMessage } from '#client/platform/error-message';
import { useLanguage } from '#client/platform/i18n/language';
import type { Language } from '#client/platform/i18n/languages';

/** The current language and a choice of another; a choice that could not be saved is said. */
export function useChooseLanguage(): { language: Language; choose: (next: Language) => void } {
  const { language, changeLanguage } = useLanguage();
  const describe = useErrorMessage();
  const choose = useCallback(
    (next: Language) => {
      changeLanguage(next).catch((error: unknown) => toast.error(describe(error)));
    },
    [changeLanguage, describe],
  );
  return { language, choose };
}
