import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { BulkActionName } from '#client/platform/generated/schema';
import { useFormat } from '#client/platform/formats/format';
import { Detail, DescriptionList } from '#client/ui/layout/description-list';
import type { BulkPreviewQuery } from './bulk.generated';
import { actionWords, effectNames, reasonNames } from './bulk-words';
import { useBulkWords } from './use-bulk-words';

type Preview = BulkPreviewQuery['bulkPreview'];
type Props = { action: BulkActionName; preview: Preview };

/** Names with the number of further ones. The separator is a dot, because names can contain commas. */
function Names({ names, count }: { names: readonly string[]; count: number }) {
  const more = count - names.length;
  return (
    <>
      {names.join(' · ')}
      {more > 0 && (
        <>
          {' '}
          <FormattedMessage id="bulk.more" values={{ count: more }} />
        </>
      )}
    </>
  );
}

type Count = { key: string; what: ReactNode; count: number };

/** One line per count. */
function Counts({ of }: { of: readonly Count[] }) {
  const { number } = useFormat();
  return of.map(({ key, what, count }) => (
    <span key={key} style={{ display: 'block' }}>
      <FormattedMessage id="bulk.counted" values={{ what, count: number(count) }} />
    </span>
  ));
}

/** The side effects on other records. */
function Effects({ effects }: Pick<Preview, 'effects'>) {
  const { number } = useFormat();
  return effects.map(({ kind, count, names }) => (
    <Detail key={kind} label={effectNames[kind]}>
      {names.length > 0 ? <Names names={names} count={count} /> : number(count)}
    </Detail>
  ));
}

/** The preview of an action: the number of rows, previous values, side effects, and unchanged rows with reasons. */
export function BulkPreview({ action, preview }: Props) {
  const { takes, total, names, before, effects, leftOut, isWhole, canBeUndone } = preview;
  const { valueOf } = useBulkWords();
  const note = actionWords[action]?.note;
  const had = before.map(({ value, count }) => ({ key: value ?? '', what: valueOf(action, value), count }));
  const left = leftOut.map(({ reason, count }) => ({
    key: reason,
    what: <FormattedMessage id={reasonNames[reason]} />,
    count,
  }));
  return (
    <div role="status">
      <DescriptionList>
        <Detail label="bulk.takes">
          <FormattedMessage id="bulk.takesOf" values={{ takes, total }} />
        </Detail>
        <Detail label="bulk.names">{names.length > 0 ? <Names names={names} count={takes} /> : null}</Detail>
        <Detail label="bulk.before">{had.length > 0 ? <Counts of={had} /> : null}</Detail>
        {takes > 0 && <Effects effects={effects} />}
        <Detail label="bulk.leftOut">{left.length > 0 ? <Counts of={left} /> : null}</Detail>
      </DescriptionList>
      {note && (
        <p>
          <FormattedMessage id={note} />
        </p>
      )}
      {!isWhole && (
        <p>
          <FormattedMessage id="bulk.assertCanLeaveMore" />
        </p>
      )}
      <p className="dim">
        <FormattedMessage id={canBeUndone ? 'bulk.undoable' : 'bulk.notUndoable'} />
      </p>
    </div>
  );
}
