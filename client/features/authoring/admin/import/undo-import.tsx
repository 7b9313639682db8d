import { IconArrowBackUp } from '@tabler/icons-react';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { FormattedMessage, useIntl } from 'react-intl';
import { evictList } from '#client/features/editing/index';
import { errorCode } from '#client/platform/requests/error-code';
import { useErrorMessage } from '#client/platform/requests/error-message';
import {
  useQuestionImportLazyQuery,
  useUndoQuestionImportMutation,
  type QuestionImportFieldsFragment,
} from './question-import.generated';
import { Button } from '#client/ui/button';
import { ConfirmDialog } from '#client/ui/dialog/confirm-dialog';
import { Note } from '#client/ui/feedback/messages';

const messageIds = { CONFLICT: 'admin.import.undoEdits' };

type Props = {
  questionImport: QuestionImportFieldsFragment;
  small?: boolean;
};

/** Undoes the import. If questions were edited since the dialog opened, it shows the new number instead. */
function useUndo({ id, edited }: QuestionImportFieldsFragment, onDone: () => void) {
  const intl = useIntl();
  const errorMessage = useErrorMessage(messageIds);
  const [read] = useQuestionImportLazyQuery({ fetchPolicy: 'network-only' });
  const [undo, { loading, error }] = useUndoQuestionImportMutation({
    refetchQueries: ['AdminModule'],
    update: evictList('adminQuestions'),
  });
  const go = async () => {
    try {
      const { data } = await undo({ variables: { input: { id, includeEdited: edited > 0 } } });
      if (!data) return;
      const count = data.undoQuestionImport.removed;
      toast.success(intl.formatMessage({ id: 'admin.import.removed' }, { count }));
      onDone();
    } catch (rejected) {
      if (errorCode(rejected) === 'CONFLICT') await read({ variables: { id } });
    }
  };
  return { go, loading, words: error && errorMessage(error) };
}

/**
 * Removes the questions of an import from the test, after a confirmation with the numbers of questions and edited
 * questions.
 */
export function UndoImport({ questionImport, small }: Props) {
  const intl = useIntl();
  const [confirming, setConfirming] = useState(false);
  const { fileName, remaining, edited } = questionImport;
  const { go, loading, words } = useUndo(questionImport, () => setConfirming(false));
  return (
    <>
      <Button
        size={small ? 'sm' : 'md'}
        aria-haspopup="dialog"
        aria-label={intl.formatMessage({ id: 'admin.import.undoOf' }, { fileName })}
        onClick={() => setConfirming(true)}
      >
        <IconArrowBackUp size={16} stroke={1.9} aria-hidden />
        <FormattedMessage id="admin.import.undo" />
      </Button>
      <ConfirmDialog
        opened={confirming}
        onClose={() => setConfirming(false)}
        danger
        title={<FormattedMessage id="admin.import.undoTitle" values={{ fileName }} />}
        confirm={<FormattedMessage id="admin.import.undo" />}
        busyLabel={loading ? <FormattedMessage id="admin.import.undoing" /> : undefined}
        error={words}
        onConfirm={() => void go()}
      >
        <p>
          <FormattedMessage id="admin.import.undoText" values={{ count: remaining }} />
        </p>
        {edited > 0 && (
          <Note tone="bad">
            <FormattedMessage id="admin.import.undoEdited" values={{ count: edited }} />
          </Note>
        )}
      </ConfirmDialog>
    </>
  );
}
