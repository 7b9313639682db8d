import { FormattedMessage } from 'react-intl';
import { TreadBar, treadBlocks } from '#client/ui/charts/tread-bar';
import type { BulkActionLineFragment } from './bulk.generated';

export const isUnderWay = ({ state }: Pick<BulkActionLineFragment, 'state'>): boolean =>
  state === 'running' || state === 'undoing';

const blocks = 20;

/** The progress of a bulk action as a bar. */
export function ActionBar({ action }: { action: BulkActionLineFragment }) {
  const { state, total, done, leftOut, undone, kept } = action;
  const [through, all] = state === 'undoing' ? [undone + kept, done] : [done + leftOut, total];
  return (
    <TreadBar size="sm" blocks={treadBlocks(Math.floor((blocks * through) / Math.max(all, 1)), blocks)} />
  );
}

/** The progress or the outcome of a bulk action as text. */
export function ActionWords({ action }: { action: BulkActionLineFragment }) {
  const { state, total, done, leftOut, undone, kept } = action;
  if (state === 'running')
    return <FormattedMessage id="bulk.doneOf" values={{ done: done + leftOut, total }} />;
  // Includes an undo that stopped before it was complete.
  if (state === 'undoing' || (state !== 'undone' && undone + kept > 0))
    return <FormattedMessage id="bulk.undoneOf" values={{ done: undone + kept, total: done }} />;
  if (state === 'undone') return <FormattedMessage id="bulk.undoneCounts" values={{ undone, kept }} />;
  const untouched = total - done - leftOut;
  return (
    <>
      <FormattedMessage id="bulk.counts" values={{ done, leftOut }} />
      {untouched > 0 && (
        <>
          {' '}
          <FormattedMessage id="bulk.untouched" values={{ count: untouched }} />
        </>
      )}
    </>
  );
}
