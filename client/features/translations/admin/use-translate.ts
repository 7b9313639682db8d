import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { errorCode, rejectedFields, storedInstead } from '#client/platform/requests/error-code';
import { useErrorMessage } from '#client/platform/requests/error-message';
import type { Language } from '#client/platform/i18n/languages';
import {
  type TranslatedTextRowFragment,
  TranslatedTextRowFragmentDoc,
  TranslationCountsDocument,
  useTranslateTextMutation,
} from './translations.generated';

type Row = TranslatedTextRowFragment;

/** Saves one text in one language. After a conflict, the row shows the stored text and the draft remains. */
export function useTranslate({ id, version }: Row, language: Language) {
  const intl = useIntl();
  const client = useApolloClient();
  const errorMessage = useErrorMessage();
  const [problem, setProblem] = useState<string | null>(null);
  const [translate, { loading }] = useTranslateTextMutation({ refetchQueries: [TranslationCountsDocument] });
  const rejected = (error: unknown): string => {
    const current = storedInstead(error) as Row | undefined;
    if (errorCode(error) !== 'CONFLICT')
      return rejectedFields(error).length > 0
        ? intl.formatMessage({ id: 'translations.refused' })
        : errorMessage(error);
    if (current?.id === id)
      client.cache.writeFragment({
        id: client.cache.identify({ __typename: 'TranslatedText', id }),
        fragment: TranslatedTextRowFragmentDoc,
        fragmentName: 'TranslatedTextRow',
        data: { ...current, text: { ...current.text } },
      });
    return intl.formatMessage({ id: 'translations.conflict' });
  };
  /** Saves the text and returns true if that succeeded. */
  const save = async (text: string): Promise<boolean> => {
    setProblem(null);
    try {
      await translate({ variables: { input: { id, version, lang: language, text } } });
      return true;
    } catch (error) {
      setProblem(rejected(error));
      return false;
    }
  };
  return { save, saving: loading, problem };
}
