import { FormattedMessage } from 'react-intl';
import type { ImportFieldsFragment } from '../imports.generated';
import { statuses } from '../import-words';
import { Progress } from './progress';

/** The progress of reading, checking or undoing. */
export function Underway({
  data: { kind, status, done, rowCount, fileName },
}: {
  data: ImportFieldsFragment;
}) {
  return (
    <>
      <h2>
        <FormattedMessage id={statuses[status].nameId} />
      </h2>
      <p className="dim">
        {fileName}
        {'. '}
        <FormattedMessage id="imports.leave" />
      </p>
      {rowCount !== null && <Progress kind={kind} done={done} of={rowCount} />}
    </>
  );
}
