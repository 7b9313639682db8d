import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router-dom';
import { useAdminTestQuery } from './admin-test.generated';
import { Button } from '#client/ui/button';
import { EmptyState, Waiting } from '#client/ui/feedback/states';
import { NewTest, TestEditor } from './test-editor';

function NoTest({ onCreate }: { onCreate: () => void }) {
  return (
    <EmptyState
      title={<FormattedMessage id="admin.test.none" />}
      actions={
        <Button variant="strong" onClick={onCreate}>
          <FormattedMessage id="admin.test.create" />
        </Button>
      }
    >
      <FormattedMessage id="admin.test.noneHelp" />
    </EmptyState>
  );
}

/** The tab with the settings of a module's test and its published version. */
export default function TestTab() {
  const { id = '' } = useParams();
  const [creating, setCreating] = useState(false);
  const { data, error, refetch } = useAdminTestQuery({
    variables: { moduleId: id },
    fetchPolicy: 'network-only',
  });
  if (!data) {
    return <Waiting error={error} onRetry={() => void refetch()} lines={5} />;
  }
  const test = data.adminModule?.test ?? null;
  if (!test) return creating ? <NewTest moduleId={id} /> : <NoTest onCreate={() => setCreating(true)} />;
  const reload = async () => (await refetch()).data?.adminModule?.test ?? null;
  return <TestEditor key={test.id} test={test} reload={reload} />;
}
