import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router-dom';
import { usePreviewedTestQuery, useTestPreviewQuery } from './test-preview.generated';
import { ButtonLink } from '#client/ui/button';
import { EmptyState, Waiting } from '#client/ui/feedback/states';
import { PreviewAttempt } from './preview-attempt';

function Nothing({ titleId }: { titleId: string }) {
  return (
    <EmptyState
      title={<FormattedMessage id={titleId} />}
      actions={
        <ButtonLink variant="strong" to="../questions" relative="path">
          <FormattedMessage id="admin.tab.questions" />
        </ButtonLink>
      }
    />
  );
}

function Preview({ testId }: { testId: string }) {
  // Each preview draws and shuffles its questions again, and they must not enter the cache of attempts.
  const { data, error, refetch, loading } = useTestPreviewQuery({
    variables: { testId },
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
  });
  const preview = data?.testPreview;
  if (preview && !loading) return <PreviewAttempt preview={preview} onAgain={() => void refetch()} />;
  if (data && !loading) return <Nothing titleId="admin.test.none" />;
  return <Waiting error={error} onRetry={() => void refetch()} lines={5} />;
}

/** The tab that previews a module's test as learners would see its draft. */
export default function PreviewTab() {
  const { id = '' } = useParams();
  const { data, error, refetch } = usePreviewedTestQuery({
    variables: { moduleId: id },
    fetchPolicy: 'network-only',
  });
  if (!data) {
    return <Waiting error={error} onRetry={() => void refetch()} lines={5} />;
  }
  const test = data.adminModule?.test;
  if (!test) return <Nothing titleId="admin.test.none" />;
  if (test.enabledQuestionCount === 0) return <Nothing titleId="admin.preview.noQuestions" />;
  return <Preview testId={test.id} />;
}
