import { useState } from 'react';
import toast from 'react-hot-toast';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate, useParams } from 'react-router-dom';
import { PageTitle } from '#client/features/settings/index';
import { evictList } from '#client/features/editing/index';
import { useCreateQuestionMutation, useQuestionsTestQuery } from './editor/admin-question.generated';
import { BackLink } from '#client/ui/editing/back-link';
import { EmptyState, Waiting } from '#client/ui/feedback/states';
import { newQuestion } from './editor/question-draft';
import { inputOf } from './editor/question-input';
import { QuestionForm } from './editor/question-form';
import styles from './question-page.module.css';
import { useQuestionEditor } from './editor/use-question-editor';

function NewQuestion({ moduleId, testId }: { moduleId: string; testId: string }) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'admin.questions.new' });
  const navigate = useNavigate();
  const [initial] = useState(newQuestion);
  const [create] = useCreateQuestionMutation({
    refetchQueries: ['AdminModule'],
    update: evictList('adminQuestions'),
  });
  const editor = useQuestionEditor({
    initial,
    save: async (values) => {
      const { data } = await create({ variables: { input: { testId, ...inputOf(values) } } });
      if (!data) return;
      toast.success(intl.formatMessage({ id: 'admin.saved' }));
      void navigate(`/admin/modules/${moduleId}/questions`, { replace: true });
    },
  });
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <div className={styles.head}>
        <h2>{title}</h2>
      </div>
      <QuestionForm editor={editor} pictureOf={`new-${testId}`} />
    </>
  );
}

/** The page for a new question. */
export default function NewQuestionPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuestionsTestQuery({ variables: { moduleId: id } });
  const test = data?.adminModule?.test;
  return (
    <>
      <BackLink>
        <FormattedMessage id="admin.tab.questions" />
      </BackLink>
      {test && <NewQuestion moduleId={id} testId={test.id} />}
      {data && !test && <EmptyState title={<FormattedMessage id="admin.test.none" />} />}
      {!data && <Waiting error={error} onRetry={() => void refetch()} lines={5} />}
    </>
  );
}
