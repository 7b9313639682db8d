import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { PageBody } from '#client/ui/editing/page-head';
import { ErrorNote, Note } from '#client/ui/feedback/messages';
import { CheckedRows } from './rows/checked-rows';
import type { ImportFieldsFragment } from './imports.generated';
import { MatchColumns } from './columns/match-columns';
import { Report } from './report/report';
import { RunningImport } from './running/running-import';
import { TextProblem } from './texts/text-problem';
import { Underway } from './running/underway';
import { SheetProblem } from '#client/ui/files/sheet-problem';

type Props = {
  data: ImportFieldsFragment;
  /** Reloads the import. */
  onConflict: () => unknown;
};

/** The reason why a file couldn't be read. */
function Failed({ data: { kind, failure, fileName } }: { data: ImportFieldsFragment }) {
  return (
    <ErrorNote>
      <strong>{fileName}</strong>{' '}
      {failure?.reason && kind === 'translations' ? (
        <TextProblem reason={failure.reason} line={failure.line} />
      ) : failure?.reason ? (
        <SheetProblem fault={failure} />
      ) : (
        <FormattedMessage id={failure ? 'imports.couldNot' : 'imports.status.failed'} />
      )}
    </ErrorNote>
  );
}

/** The content of an import for its current status. */
export function OneImport({ data, onConflict }: Props) {
  // Returning to the columns changes nothing until they are matched again.
  const [rematching, setRematching] = useState(false);
  const { id, status } = data;
  if (status === 'read' || (status === 'checked' && rematching))
    return (
      <MatchColumns
        key={id}
        data={data}
        onConflict={onConflict}
        onMatched={() => setRematching(false)}
        onBack={status === 'checked' ? () => setRematching(false) : undefined}
      />
    );
  if (status === 'checked')
    return (
      <CheckedRows
        data={data}
        onConflict={onConflict}
        onBack={data.kind === 'translations' ? undefined : () => setRematching(true)}
      />
    );
  return (
    <PageBody>
      {(status === 'reading' || status === 'checking' || status === 'undoing') && <Underway data={data} />}
      {status === 'running' && <RunningImport data={data} onConflict={onConflict} />}
      {(status === 'done' || status === 'stopped' || status === 'undone') && (
        <Report data={data} onConflict={onConflict} />
      )}
      {status === 'failed' && <Failed data={data} />}
      {status === 'discarded' && (
        <Note>
          <FormattedMessage id="imports.discarded" />
        </Note>
      )}
    </PageBody>
  );
}
