import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { evictList } from '#client/features/editing/index';
import {
  useDeleteQuestionMutation,
  type AdminQuestionFieldsFragment,
} from './editor/admin-question.generated';
import { DeleteButton } from '#client/ui/editing/delete-button';

/** Deletes a question from the draft. The published version keeps it until the next publication. */
export function DeleteQuestion({ question }: { question: AdminQuestionFieldsFragment }) {
  const navigate = useNavigate();
  const [remove, { loading, error }] = useDeleteQuestionMutation({
    refetchQueries: ['AdminModule'],
    update: evictList('adminQuestions'),
  });
  return (
    <DeleteButton
      title={<FormattedMessage id="admin.question.deleteTitle" />}
      deleting={loading}
      error={error}
      onDelete={() => remove({ variables: { input: { id: question.id, updatedAt: question.updatedAt } } })}
      onDeleted={() => void navigate('..', { relative: 'path', replace: true })}
    >
      <FormattedMessage id="admin.question.deleteText" />
    </DeleteButton>
  );
}
