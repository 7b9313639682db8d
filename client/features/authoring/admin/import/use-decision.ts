import { useState } from 'react';
import toast from 'react-hot-toast';
import { useIntl } from 'react-intl';
import { errorCode } from '#client/platform/requests/error-code';
import { useErrorMessage } from '#client/platform/requests/error-message';
import {
  useApplyQuestionImportMutation,
  useDiscardQuestionImportMutation,
  useKeepQuestionImportMutation,
  useQuestionImportLazyQuery,
  type QuestionImportFieldsFragment,
} from './question-import.generated';

export type Action = 'apply' | 'discard' | 'keep';

const doneIds: Record<Action, string | null> = {
  // The page itself shows the outcome of `apply`.
  apply: null,
  discard: 'admin.import.discardedNow',
  keep: 'admin.import.storedNow',
};

/** Returns true if someone else has already decided about the import. */
const isOver = (error: unknown): boolean => ['CONFLICT', 'NOT_FOUND'].includes(errorCode(error));

/**
 * Returns a function that applies, discards or keeps an import and returns true if that succeeded. If someone else has
 * decided already, the import is reloaded.
 */
export function useDecision({ id, fileName }: Pick<QuestionImportFieldsFragment, 'id' | 'fileName'>) {
  const intl = useIntl();
  const errorMessage = useErrorMessage();
  const [apply] = useApplyQuestionImportMutation();
  const [discard] = useDiscardQuestionImportMutation();
  const [keep] = useKeepQuestionImportMutation();
  const [read] = useQuestionImportLazyQuery({ fetchPolicy: 'network-only' });
  const [busy, setBusy] = useState<Action | null>(null);
  const [error, setError] = useState<unknown>();
  const decide = async (action: Action): Promise<boolean> => {
    setBusy(action);
    setError(undefined);
    try {
      await { apply, discard, keep }[action]({ variables: { input: { id } } });
      const doneId = doneIds[action];
      if (doneId) toast.success(intl.formatMessage({ id: doneId }, { fileName }));
      return true;
    } catch (rejected) {
      setError(rejected);
      if (isOver(rejected)) await read({ variables: { id } });
      return false;
    } finally {
      setBusy(null);
    }
  };
  return {
    decide,
    busy,
    problem: error === undefined ? undefined : errorMessage(error),
    forget: () => setError(undefined),
  };
}
