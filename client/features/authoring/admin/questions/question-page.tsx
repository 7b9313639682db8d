import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { PageTitle } from '#client/features/settings/index';
import {
  useAdminQuestionQuery,
  useUpdateQuestionMutation,
  type AdminQuestionFieldsFragment,
} from './editor/admin-question.generated';
import { ButtonLink } from '#client/ui/button';
import { BackLink } from '#client/ui/editing/back-link';
import { EmptyState, Waiting } from '#client/ui/feedback/states';
import { DeleteQuestion } from './delete-question';
import { draftOf } from './editor/question-draft';
import { changesOf } from './editor/question-input';
import { QuestionForm } from './editor/question-form';
import styles from './question-page.module.css';
import { useQuestionEditor } from './editor/use-question-editor';

type EditorProps = {
  question: AdminQuestionFieldsFragment;
  reload: () => Promise<AdminQuestionFieldsFragment | null>;
};

function QuestionEditor({ question, reload }: EditorProps) {
  const [update] = useUpdateQuestionMutation({ refetchQueries: ['AdminModule'] });
  const editor = useQuestionEditor({
    initial: draftOf(question),
    save: async (values, changed, readAt) => {
      const changes = changesOf(values, changed);
      const input = { id: question.id, updatedAt: readAt ?? question.updatedAt, ...changes };
      const done = (await update({ variables: { input } })).data?.updateQuestion;
      return done && { ...done.question, cleaned: done.cleaned };
    },
    saved: { readAt: question.updatedAt, draftOf, reload },
  });
  const title = useIntl().formatMessage({ id: 'admin.question.number' }, { position: question.position });
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <div className={styles.head}>
        <h2>{title}</h2>
        {question.publication !== 'unpublished' && (
          <ButtonLink to="regrade">
            <FormattedMessage id="admin.question.regrade" />
          </ButtonLink>
        )}
      </div>
      <QuestionForm
        editor={editor}
        pictureOf={question.id}
        moreActions={<DeleteQuestion question={question} />}
      />
    </>
  );
}

/** The editor page of a question. */
export default function QuestionPage() {
  const { questionId = '' } = useParams();
  // The editor must start from the currently stored version.
  const { data, error, refetch } = useAdminQuestionQuery({
    variables: { id: questionId },
    fetchPolicy: 'network-only',
  });
  const question = data?.adminQuestion;
  const reload = async () => (await refetch()).data?.adminQuestion ?? null;
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
