import { FormattedMessage } from 'react-intl';
import { TreadBar, treadBlocks } from '#client/ui/charts/tread-bar';
import type { BulkActionLineFragment } from './bulk.generated';

export const isUnderWay = ({ state }: Pick<BulkActionLineFragment, 'state'>): boolean =>
  state === 'running' || state === 'undoing';

const blocks = 20;

/** How far a bulk action is, as a bar. */
export function ActionBar({ action }: { action: BulkActionLineFragment }) {
  const { state, total, done, leftOut, undone, kept } = action;
  const [through, all] = state === 'undoing' ? [undone + kept, done] : [done + leftOut, total];
  return (
    <TreadBar size="sm" blocks={treadBlocks(Math.floor((blocks * through) / Math.max(all, 1)), blocks)} />
  );
}

/** How far a bulk action is, or what came of it, in words. */
export function ActionWords({ action }: { action: BulkActionLineFragment }) {
  const { state, total, done, leftOut, undone, kept } = action;
  if (state === 'running')
    return <FormattedMessage id="bulk.doneOf" values={{ done: done + leftOut, total }} />;
  // Also of an undo that stopped on its way.
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
