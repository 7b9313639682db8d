import { FormattedMessage } from 'react-intl';
import { useFormat } from '#client/platform/formats/format';
import { bold } from '#client/ui/bold';
import { Detail } from '#client/ui/layout/detail';
import details from '#client/ui/layout/details.module.css';
import { Note } from '#client/ui/feedback/messages';
import { FileRows } from '../rows/file-rows';
import { SaveRejected } from '../rows/save-rejected';
import type { ImportFieldsFragment } from '../imports.generated';
import styles from '../imports.module.css';
import { GoOn } from './go-on';
import { UndoImport } from './undo-import';

const summaries = {
  done: 'imports.report.done',
  stopped: 'imports.report.stopped',
  undone: 'imports.report.undone',
} as const;

type Props = { data: ImportFieldsFragment; onConflict: () => unknown };

/** The outcome of an import in one sentence. */
function Summary({ data }: { data: ImportFieldsFragment }) {
  const { dateTime } = useFormat();
  const { kind, status, doneCounts, undo, fileName, madeBy, undoneAt, endedAt, startedAt } = data;
  const count = doneCounts.add + doneCounts.change;
  const isUndoStopped = status === 'stopped' && undo !== null;
  const at = (status === 'undone' ? undoneAt : endedAt) ?? startedAt;
  return (
    <Note tone={status === 'done' ? 'ok' : 'plain'}>
      <FormattedMessage
        id={isUndoStopped ? 'imports.report.undoStopped' : summaries[status as keyof typeof summaries]}
        values={{ kind, count, undone: (undo?.removed ?? 0) + (undo?.restored ?? 0), b: bold }}
      />{' '}
      {[fileName, madeBy, at && dateTime(at)].filter(Boolean).join(', ')}
    </Note>
  );
}

const reasons = {
  rejected: { run: 'imports.report.runRejected', undo: 'imports.report.undoRejected' },
  failed: { run: 'imports.report.runFailed', undo: 'imports.report.undoFailed' },
} as const;

/** Says that an import stopped after an error, and what can be done. */
function StoppedByItself({ undo, failure }: Pick<ImportFieldsFragment, 'undo' | 'failure'>) {
  const why = reasons[failure?.code === 'FORBIDDEN' ? 'rejected' : 'failed'];
  return (
    <Note tone="bad">
      <FormattedMessage id={undo ? why.undo : why.run} />
    </Note>
  );
}

/** The outcome of undoing an import. */
function Undone({ undo }: { undo: NonNullable<ImportFieldsFragment['undo']> }) {
  return (
    <p>
      <FormattedMessage id="imports.undo.did" values={{ ...undo }} />
    </p>
  );
}

/** Step 5: the outcome of the rows, the rejected ones to correct, and the undo. */
export function Report({ data, onConflict }: Props) {
  const { date } = useFormat();
  const { id, kind, status, doneCounts, failure, undo, undoUntil, forgottenAt } = data;
  const { add, change, unchanged, reject } = doneCounts;
  return (
    <>
      <div className={styles.said}>
        <Summary data={data} />
        {status === 'stopped' && failure && <StoppedByItself undo={undo} failure={failure} />}
        {status === 'stopped' && <GoOn data={data} onConflict={onConflict} />}
      </div>
      <div className={`${styles.counts} ${details.details}`}>
        <Detail name="imports.report.added" value={<Count of={add} />} />
        <Detail name="imports.report.changed" value={<Count of={change} />} />
        <Detail name="imports.outcome.unchanged" value={<Count of={unchanged} />} />
        <Detail name="imports.report.rejected" value={<Count of={reject} />} />
      </div>
      {undo && <Undone undo={undo} />}
      <div className={styles.report}>
        {status !== 'undone' && undoUntil && <UndoImport data={data} onConflict={onConflict} />}
        <div>
          <h2>
            <FormattedMessage id="imports.rows.title" values={{ kind }} />
          </h2>
          <p className="sm dim">
            <FormattedMessage id="imports.report.forgotten" values={{ kind, date: date(forgottenAt) }} />
          </p>
          <FileRows data={{ ...data, revokesPro: 0 }} actions={reject > 0 && <SaveRejected id={id} />} />
        </div>
      </div>
    </>
  );
}

function Count({ of }: { of: number }) {
  return useFormat().number(of);
}
