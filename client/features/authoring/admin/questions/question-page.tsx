import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router-dom';
import {
  useEditedQuestionQuery,
  useUpdateQuestionMutation,
  type EditedQuestionFieldsFragment,
} from '#client/platform/generated/graphql';
import { ButtonLink } from '#client/ui/button';
import { BackLink } from '#client/ui/editing/back-link';
import { useSavedDraft } from '#client/ui/editing/use-saved-draft';
import { EmptyState, Waiting } from '#client/ui/states';
import { DeleteQuestion } from './delete-question';
import { draftOf, inputOf } from './question-draft';
import { QuestionForm } from './question-form';
import styles from './question-page.module.css';

type EditorProps = {
  question: EditedQuestionFieldsFragment;
  reload: () => Promise<EditedQuestionFieldsFragment | null>;
};

function QuestionEditor({ question, reload }: EditorProps) {
  const [update, { loading, error, reset }] = useUpdateQuestionMutation({ refetchQueries: ['EditedModule'] });
  const { draft, save, loadTheirs } = useSavedDraft({
    initial: draftOf(question),
    readAt: question.updatedAt,
    draftOf,
    send: async (values, updatedAt) => {
      const { data } = await update({ variables: { id: question.id, input: inputOf(values), updatedAt } });
      return data?.adminUpdateQuestion;
    },
    reload,
    forget: reset,
  });
  return (
    <>
      <div className={styles.head}>
        <h2>
          <FormattedMessage id="admin.question.number" values={{ position: question.position }} />
        </h2>
        {question.publication !== 'unpublished' && (
          <ButtonLink to="regrade">
            <FormattedMessage id="admin.question.regrade" />
          </ButtonLink>
        )}
      </div>
      <QuestionForm
        draft={draft}
        pictureOf={question.id}
        saving={loading}
        error={error}
        onSave={save}
        onLoadTheirs={loadTheirs}
      >
        <DeleteQuestion question={question} />
      </QuestionForm>
    </>
  );
}

/** One question of a test, to be edited. */
export default function QuestionPage() {
  const { questionId = '' } = useParams();
  // What is edited must be what is saved now.
  const { data, error, refetch } = useEditedQuestionQuery({
    variables: { id: questionId },
    fetchPolicy: 'network-only',
  });
  const question = data?.editedQuestion;
  const reload = async () => (await refetch()).data?.editedQuestion ?? null;
  return (
    <>
      <BackLink>
        <FormattedMessage id="admin.tab.questions" />
      </BackLink>
      {question && <QuestionEditor key={question.id} question={question} reload={reload} />}
      {data && !question && <EmptyState title={<FormattedMessage id="admin.question.gone" />} />}
      {!data && <Waiting error={error} onRetry={() => void refetch()} lines={5} />}
    </>
  );
}
