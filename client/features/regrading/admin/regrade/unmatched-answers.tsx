import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  useUnmatchedAnswersQuery,
  type RegradeCountFieldsFragment,
  type UnmatchedAnswersQuery,
} from './regrade.generated';
import { Button } from '#client/ui/button';
import { DataTable, type Column } from '#client/ui/editing/data-table';
import { Waiting } from '#client/ui/feedback/states';
import { AcceptDialog } from './accept-dialog';
import styles from './regrade-page.module.css';

type Unmatched = UnmatchedAnswersQuery['unmatchedAnswers'][number];

function useColumns(onAccept: (text: string) => void): Column<Unmatched>[] {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  return [
    {
      key: 'answer',
      title: text('admin.unmatched.answer'),
      kind: 'title',
      cell: (answer) => <strong>{answer.text}</strong>,
    },
    {
      key: 'attempts',
      title: text('admin.unmatched.given'),
      cell: ({ attempts }) => <FormattedMessage id="admin.unmatched.times" values={{ count: attempts }} />,
    },
    {
      key: 'accept',
      title: text('admin.unmatched.accept'),
      kind: 'tools',
      cell: (answer) => (
        <Button
          size="sm"
          aria-label={intl.formatMessage({ id: 'admin.unmatched.acceptThis' }, { text: answer.text })}
          onClick={() => onAccept(answer.text)}
        >
          <FormattedMessage id="admin.unmatched.accept" />
        </Button>
      ),
    },
  ];
}

function Found({ answers, onAccept }: { answers: readonly Unmatched[]; onAccept: (text: string) => void }) {
  const intl = useIntl();
  const columns = useColumns(onAccept);
  if (answers.length === 0) {
    return (
      <p className="dim">
        <FormattedMessage id="admin.unmatched.none" />
      </p>
    );
  }
  return (
    <div className={styles.list}>
      <DataTable
        label={intl.formatMessage({ id: 'admin.unmatched' })}
        columns={columns}
        rows={answers}
        keyOf={({ text }) => text}
      />
    </div>
  );
}

type Props = { questionId: string; onDone: (counts: RegradeCountFieldsFragment | null) => void };

/** The most frequent short answers without credit, each with a button that accepts it. */
export function UnmatchedAnswers({ questionId, onDone }: Props) {
  const [accepting, setAccepting] = useState<string>();
  const { data, error, refetch } = useUnmatchedAnswersQuery({
    variables: { questionId },
    fetchPolicy: 'network-only',
  });
  const done = (counts: RegradeCountFieldsFragment | null) => {
    setAccepting(undefined);
    void refetch();
    onDone(counts);
  };
  return (
    <section className={styles.part}>
      <h3>
        <FormattedMessage id="admin.unmatched" />
      </h3>
      {data && <Found answers={data.unmatchedAnswers} onAccept={setAccepting} />}
      {!data && <Waiting error={error} onRetry={() => void refetch()} lines={3} />}
      {accepting !== undefined && (
        <AcceptDialog
          questionId={questionId}
          text={accepting}
          onClose={() => setAccepting(undefined)}
          onDone={done}
        />
      )}
    </section>
  );
}
