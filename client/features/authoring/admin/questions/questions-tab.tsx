import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router-dom';
import { useQuestionsTestQuery } from './editor/admin-question.generated';
import { ButtonLink } from '#client/ui/button';
import { EmptyState, Waiting } from '#client/ui/feedback/states';
import { QuestionList } from './question-list';

function NoTest() {
  return (
    <EmptyState
      title={<FormattedMessage id="admin.test.none" />}
      actions={
        <ButtonLink variant="strong" to="../test" relative="path">
          <FormattedMessage id="admin.test.create" />
        </ButtonLink>
      }
    >
      <FormattedMessage id="admin.questions.needTest" />
    </EmptyState>
  );
}

/** The tab with the questions of a module's test draft. */
export default function QuestionsTab() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuestionsTestQuery({
    variables: { moduleId: id },
    fetchPolicy: 'network-only',
  });
  if (!data) {
    return <Waiting error={error} onRetry={() => void refetch()} lines={5} />;
  }
  const test = data.adminModule?.test;
  return test ? <QuestionList testId={test.id} tags={test.tags} total={test.questionCount} /> : <NoTest />;
}
