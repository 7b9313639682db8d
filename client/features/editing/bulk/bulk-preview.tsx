import { FormattedMessage } from 'react-intl';
import { useFormat } from '#client/platform/format';
import { Fact, FactList } from '#client/ui/fact-list';
import type { BulkPreviewQuery } from './bulk.generated';
import { reasonNames } from './bulk-words';
import { useBulkWords } from './use-bulk-words';

type Props = { deed: string; preview: BulkPreviewQuery['bulkPreview'] };

/** What a deed would do: to how many, what it replaces, what it leaves as it is and why. */
export function BulkPreview({ deed, preview }: Props) {
  const { takes, total, names, before, leftOut, canBeUndone } = preview;
  const { valueOf } = useBulkWords();
  const { number } = useFormat();
  const more = takes - names.length;
  return (
    <div role="status">
      <FactList>
        <Fact label="bulk.takes">
          <FormattedMessage id="bulk.takesOf" values={{ takes, total }} />
        </Fact>
        <Fact label="bulk.names">
          {names.length > 0 ? (
            <>
              {names.join(' · ')}
              {more > 0 && (
                <>
                  {' '}
                  <FormattedMessage id="bulk.more" values={{ count: more }} />
                </>
              )}
            </>
          ) : null}
        </Fact>
        <Fact label="bulk.before">
          {before.length > 0
            ? before.map(({ value, count }) => (
                <span key={value ?? ''} style={{ display: 'block' }}>
                  <FormattedMessage
                    id="bulk.counted"
                    values={{ what: valueOf(deed, value), count: number(count) }}
                  />
                </span>
              ))
            : null}
        </Fact>
        <Fact label="bulk.leftOut">
          {leftOut.length > 0
            ? leftOut.map(({ reason, count }) => (
                <span key={reason} style={{ display: 'block' }}>
                  <FormattedMessage
                    id="bulk.counted"
                    values={{ what: <FormattedMessage id={reasonNames[reason]} />, count: number(count) }}
                  />
                </span>
              ))
            : null}
        </Fact>
      </FactList>
      <p className="dim">
        <FormattedMessage id={canBeUndone ? 'bulk.undoable' : 'bulk.notUndoable'} />
      </p>
    </div>
  );
}
