import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { useErrorMessage } from '#client/platform/error-message';
import {
  useDeleteQuestionMutation,
  type EditedQuestionFieldsFragment,
} from '#client/platform/generated/graphql';
import { Button } from '#client/ui/button';
import { ConfirmDialog } from '#client/ui/editing/confirm-dialog';

/** Takes a question out of what is edited; what is published keeps it until the next time. */
export function DeleteQuestion({ question }: { question: EditedQuestionFieldsFragment }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const errorMessage = useErrorMessage();
  const [asking, setAsking] = useState(false);
  const [remove, { loading, error }] = useDeleteQuestionMutation({
    refetchQueries: ['EditedModule'],
    update: (cache) => {
      cache.evict({ id: 'ROOT_QUERY', fieldName: 'editedQuestions' });
    },
  });
  const go = async () => {
    const done = await remove({ variables: { id: question.id } }).catch(() => undefined);
    if (!done?.data) return;
    toast.success(intl.formatMessage({ id: 'admin.deleted' }));
    void navigate('..', { relative: 'path', replace: true });
  };
  return (
    <>
      <Button type="button" variant="danger" onClick={() => setAsking(true)}>
        <IconTrash size={16} stroke={1.9} aria-hidden />
        <FormattedMessage id="admin.delete" />
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        danger
        title={<FormattedMessage id="admin.question.deleteTitle" />}
        confirm={<FormattedMessage id="admin.delete" />}
        busyLabel={loading ? <FormattedMessage id="admin.deleting" /> : undefined}
        error={error && errorMessage(error)}
        onConfirm={() => void go()}
      >
        <FormattedMessage id="admin.question.deleteText" />
      </ConfirmDialog>
    </>
  );
}
