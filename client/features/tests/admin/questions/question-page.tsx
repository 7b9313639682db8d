import { IconChevronLeft } from '@tabler/icons-react';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useParams } from 'react-router-dom';
import { useErrorMessage } from '#client/platform/error-message';
import {
  useEditedQuestionQuery,
  useUpdateQuestionMutation,
  type EditedQuestionFieldsFragment,
} from '#client/platform/generated/graphql';
import { ButtonLink } from '#client/ui/button';
import { useDraft } from '#client/ui/editing/use-draft';
import { EmptyState, ErrorState, Loading } from '#client/ui/states';
import { DeleteQuestion } from './delete-question';
import { draftOf, inputOf } from './question-draft';
import { QuestionForm } from './question-form';
import styles from './question-page.module.css';

/** Leads back to all questions. */
export function BackToQuestions() {
  return (
    <Link className={styles.back} to=".." relative="path">
      <IconChevronLeft size={16} stroke={1.9} aria-hidden />
      <FormattedMessage id="admin.tab.questions" />
    </Link>
  );
}

type EditorProps = {
  question: EditedQuestionFieldsFragment;
  reload: () => Promise<EditedQuestionFieldsFragment | null>;
};

function useSavedQuestion({ question, reload }: EditorProps) {
  const intl = useIntl();
  const draft = useDraft(draftOf(question));
  // The state that was read: the server refuses a change of an older one.
  const [readAt, setReadAt] = useState(question.updatedAt);
  const [update, { loading, error, reset: forget }] = useUpdateQuestionMutation({
    refetchQueries: ['EditedModule'],
  });
  const begin = (from: EditedQuestionFieldsFragment) => {
    draft.reset(draftOf(from));
    setReadAt(from.updatedAt);
  };
  const save = async () => {
    const variables = { id: question.id, input: inputOf(draft.values), updatedAt: readAt };
    const saved = (await update({ variables }).catch(() => undefined))?.data?.adminUpdateQuestion;
    if (!saved) return;
    begin(saved);
    toast.success(intl.formatMessage({ id: 'admin.saved' }));
  };
  const loadTheirs = async () => {
    const theirs = await reload();
    if (!theirs) return;
    forget();
    begin(theirs);
  };
  return { draft, loading, error, save, loadTheirs };
}

function QuestionEditor(props: EditorProps) {
  const { question } = props;
  const { draft, loading, error, save, loadTheirs } = useSavedQuestion(props);
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
        imageUrl={question.imageUrl}
        saving={loading}
        error={error}
        onSave={() => void save()}
        onLoadTheirs={() => void loadTheirs()}
      >
        <DeleteQuestion question={question} />
      </QuestionForm>
    </>
  );
}

/** One question of a test, to be edited. */
export default function QuestionPage() {
  const { questionId = '' } = useParams();
  const errorMessage = useErrorMessage();
  // What is edited must be what is saved now.
  const { data, error, refetch } = useEditedQuestionQuery({
    variables: { id: questionId },
    fetchPolicy: 'network-only',
  });
  const question = data?.editedQuestion;
  const reload = async () => (await refetch()).data?.editedQuestion ?? null;
  return (
    <>
      <BackToQuestions />
      {question && <QuestionEditor key={question.id} question={question} reload={reload} />}
      {data && !question && <EmptyState title={<FormattedMessage id="admin.question.gone" />} />}
      {!data && error && <ErrorState message={errorMessage(error)} onRetry={() => void refetch()} />}
      {!data && !error && <Loading lines={5} />}
    </>
  );
}
