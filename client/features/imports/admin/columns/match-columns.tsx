import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { Button } from '#client/ui/button';
import { PageBody } from '#client/ui/editing/page-head';
import { ErrorNote, Note } from '#client/ui/feedback/messages';
import { Waiting } from '#client/ui/feedback/states';
import { Foot } from '../foot';
import {
  type ImportFieldsFragment,
  useDiscardImportMutation,
  useImportFieldsOfQuery,
  useMatchImportColumnsMutation,
} from '../imports.generated';
import styles from '../imports.module.css';
import { datesOf, openQuestion } from '../reading/open-questions';
import { ReadingOptions } from '../reading/reading-options';
import { useStep } from '../use-step';
import { ColumnRow } from './column-row';
import { guessed, type Matching, sentOf, stateOf } from './matching';

type Props = {
  data: ImportFieldsFragment;
  onConflict: () => unknown;
  onMatched: () => void;
  /** Returns to the checked rows. Undefined if there are none yet. */
  onBack: (() => void) | undefined;
};

/** Returns the message id of why the columns can't be checked yet, or null. */
function reasonOf(states: readonly string[], finds: boolean, question: string | null): string | null {
  if (states.includes('twice')) return 'imports.columns.twiceHelp';
  return finds ? question : 'imports.columns.findsHelp';
}

/** Step 2: select the field of each column. */
export function MatchColumns({ data, onConflict, onMatched, onBack }: Props) {
  const { id, kind, columns, rowCount, fileName, remembered } = data;
  const navigate = useNavigate();
  const { data: known, error, refetch } = useImportFieldsOfQuery({ variables: { kind } });
  const [matching, setMatching] = useState<Matching>(() => guessed(columns));
  const [match] = useMatchImportColumnsMutation();
  const [discard] = useDiscardImportMutation();
  const { busy, problem, take } = useStep(onConflict);
  if (!known) return <Waiting error={error} onRetry={() => void refetch()} />;
  const { importFields } = known;
  const states = columns.map((column) => stateOf(column, matching, importFields));
  const dates = datesOf(columns, matching.fields);
  const reason = reasonOf(
    states,
    importFields.some(({ field, finds }) => finds && Object.values(matching.fields).includes(field)),
    openQuestion(data.reading, dates),
  );
  const noteId = reason ?? 'imports.columns.keeps';
  const check = async () => {
    const input = { id, columns: sentOf(columns, matching, importFields) };
    if (await take(() => match({ variables: { input } }))) onMatched();
  };
  const another = async () => {
    if (await take(() => discard({ variables: { input: { id } } })))
      navigate(`/admin/imports/new?kind=${kind}`);
  };
  return (
    <>
      <PageBody>
        <div className={styles.file}>
          <p>
            <strong>{fileName}</strong>
            <br />
            <span className="sm dim">
              <FormattedMessage
                id="imports.columns.file"
                values={{ rows: rowCount ?? 0, columns: columns.length }}
              />
            </span>
          </p>
          <Button onClick={() => void another()}>
            <FormattedMessage id="imports.columns.another" />
          </Button>
        </div>
        <ReadingOptions data={data} dates={dates} onConflict={onConflict} />
        {remembered && (
          <Note>
            <FormattedMessage id="imports.columns.remembered" />
          </Note>
        )}
        <ul className={styles.columns}>
          {columns.map((column, at) => (
            <ColumnRow
              key={column.index}
              column={column}
              state={states[at]!}
              fields={importFields}
              matching={matching}
              onChange={setMatching}
            />
          ))}
        </ul>
        {problem && <ErrorNote>{problem}</ErrorNote>}
      </PageBody>
      <Foot note={<FormattedMessage id={noteId} />}>
        {onBack && (
          <Button onClick={onBack}>
            <FormattedMessage id="imports.back" />
          </Button>
        )}
        <Button
          variant="primary"
          disabled={reason !== null}
          busyLabel={busy ? <FormattedMessage id="imports.checking" /> : undefined}
          onClick={() => void check()}
        >
          <FormattedMessage id="imports.columns.check" values={{ count: rowCount ?? 0 }} />
        </Button>
      </Foot>
    </>
  );
}
