import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useApolloClient } from '@apollo/client/react';
import { evictList } from '#client/features/editing/index';
import { useFormat } from '#client/platform/formats/format';
import { useQuestionImportQuery, type QuestionImportFieldsFragment } from './question-import.generated';
import { ButtonLink } from '#client/ui/button';
import { Note } from '#client/ui/feedback/messages';
import { EmptyState, Waiting } from '#client/ui/feedback/states';
import { ImportNote } from './import-note';
import { ImportProgress } from './import-progress';
import { ImportReport } from './import-report';
import { addable, isWorking } from './import-states';
import styles from './import-tab.module.css';
import { PreviewActions } from './preview-actions';
import { PreviewGuard } from './preview-guard';
import { UndoImport } from './undo-import';

const everySecond = 1000;

type Props = { questionImport: QuestionImportFieldsFragment };

/** Shows when a preview expires, and how to end it earlier. */
function Lasts({ questionImport }: Props) {
  const { dateTime } = useFormat();
  const { mine, expiresAt } = questionImport;
  if (expiresAt === null) return <FormattedMessage id="admin.import.isKept" />;
  const confirmsFirst = mine && addable(questionImport) > 0;
  return (
    <FormattedMessage
      id={confirmsFirst ? 'admin.import.notKept' : 'admin.import.expiresUnlessStored'}
      values={{ date: dateTime(expiresAt) }}
    />
  );
}

function Previewed({ questionImport }: Props) {
  const { dateTime } = useFormat();
  const { fileName, mine, madeBy, createdAt } = questionImport;
  const nothing = addable(questionImport) === 0;
  return (
    <>
      <h3>
        <FormattedMessage id="admin.import.preview" values={{ fileName }} />
      </h3>
      {!mine && madeBy && (
        <p>
          <FormattedMessage id="admin.import.theirs" values={{ name: madeBy, date: dateTime(createdAt) }} />
        </p>
      )}
      <p className="dim">
        <FormattedMessage id={nothing ? 'admin.import.nothing' : 'admin.import.previewHelp'} />{' '}
        <Lasts questionImport={questionImport} />
      </p>
      <PreviewActions questionImport={questionImport} />
      <ImportReport questionImport={questionImport} />
    </>
  );
}

function Imported({ questionImport }: Props) {
  const { fileName, added, testCreated } = questionImport;
  return (
    <>
      <div role="status">
        <Note tone="ok">
          <FormattedMessage id="admin.import.done" values={{ count: added, fileName }} />{' '}
          {added > 0 && <FormattedMessage id="admin.import.unpublished" />}{' '}
          {testCreated && <FormattedMessage id="admin.import.testCreated" />}
        </Note>
      </div>
      <div className={styles.actions}>
        <ButtonLink variant="strong" to="../questions" relative="path">
          <FormattedMessage id="admin.import.toQuestions" />
        </ButtonLink>
        <UndoImport questionImport={questionImport} />
      </div>
      <ImportReport questionImport={questionImport} />
    </>
  );
}

function Broken({ questionImport: { fileName, syntaxErrors } }: Props) {
  return (
    <div role="alert" className={styles.broken}>
      <Note tone="bad">
        <FormattedMessage id="admin.import.broken" values={{ fileName }} />
      </Note>
      <ul className={styles.lines}>
        {syntaxErrors.map((problem, index) => (
          <li key={index} className={styles.problem}>
            <strong>
              <FormattedMessage id="admin.import.line" values={{ line: problem.line }} />
            </strong>
            <ImportNote note={problem} />
          </li>
        ))}
      </ul>
      <p className="dim">
        <FormattedMessage id="admin.import.brokenHelp" />
      </p>
    </div>
  );
}

function Ended({ questionImport, messageId }: Props & { messageId: string }) {
  const { fileName, counts } = questionImport;
  const hasReport = counts.accepted + counts.converted + counts.rejected + counts.alreadyThere > 0;
  return (
    <>
      <div role="status">
        <Note tone={questionImport.status === 'failed' ? 'bad' : 'plain'}>
          <FormattedMessage id={messageId} values={{ fileName }} />
        </Note>
      </div>
      {hasReport && <ImportReport questionImport={questionImport} />}
    </>
  );
}

function Visible({ questionImport }: Props) {
  switch (questionImport.status) {
    case 'reading':
    case 'importing':
      return <ImportProgress questionImport={questionImport} />;
    case 'previewed':
      return <Previewed questionImport={questionImport} />;
    case 'imported':
      return <Imported questionImport={questionImport} />;
    case 'undone':
      return <Ended questionImport={questionImport} messageId="admin.import.undone" />;
    case 'discarded':
      return <Ended questionImport={questionImport} messageId="admin.import.discarded" />;
    case 'failed':
      return questionImport.syntaxErrors.length > 0 ? (
        <Broken questionImport={questionImport} />
      ) : (
        <Ended questionImport={questionImport} messageId="admin.import.failed" />
      );
  }
}

/** Reloads the question lists after an import has added questions. */
function useRefreshAfter(status: string | undefined) {
  const client = useApolloClient();
  const before = useRef(status);
  useEffect(() => {
    if (before.current === 'importing' && status === 'imported') {
      evictList('adminQuestions')(client.cache);
      void client.refetchQueries({ include: ['AdminModule'] });
    }
    before.current = status;
  }, [client, status]);
}

/** An import, polled every second while the server works on it. */
export function CurrentImport({ id }: { id: string }) {
  const { data, error, refetch, startPolling, stopPolling } = useQuestionImportQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const questionImport = data?.questionImport;
  const status = questionImport?.status;
  useEffect(() => {
    if (isWorking(status)) startPolling(everySecond);
    else stopPolling();
    return stopPolling;
  }, [status, startPolling, stopPolling]);
  useRefreshAfter(status);
  return (
    <div className={styles.current} aria-busy={isWorking(status) || undefined}>
      {questionImport && <Visible questionImport={questionImport} />}
      {questionImport && <PreviewGuard questionImport={questionImport} />}
      {data && !questionImport && <EmptyState title={<FormattedMessage id="admin.import.gone" />} />}
      {!data && <Waiting error={error} onRetry={() => void refetch()} lines={4} />}
    </div>
  );
}
