import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ProListFragment } from './pro-people.generated';
import { Button } from '#client/ui/button';
import { LoadMore } from '#client/ui/editing/load-more';
import styles from './pro-page.module.css';
import { ProTable } from './pro-table';
import { ResetDialog, type ResetTarget } from './reset-dialog';

type Props = {
  people: ProListFragment;
  /** Whether these are all PRO people and not the ones of a search. */
  everyone: boolean;
  onMore: (after: string) => Promise<unknown>;
  onDone: () => Promise<unknown>;
};

/** The PRO people found, of whom some or all are reset. */
export function ProList({ people, everyone, onMore, onDone }: Props) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [target, setTarget] = useState<ResetTarget>({ ids: null, count: 0 });
  const [asking, setAsking] = useState(false);
  const { nodes, totalCount, pageInfo } = people;
  const { hasNextPage, endCursor } = pageInfo;
  const chosenShown = nodes.filter(({ id }) => chosen.has(id));
  const allShown = chosenShown.length === nodes.length;
  const choose = (id: string, on: boolean) =>
    setChosen((before) => new Set(on ? [...before, id] : [...before].filter((other) => other !== id)));
  const ask = (wanted: ResetTarget) => {
    setTarget(wanted);
    setAsking(true);
  };
  return (
    <>
      <div className={styles.bar}>
        <Checkbox
          label={<FormattedMessage id="admin.pro.chooseShown" values={{ count: nodes.length }} />}
          checked={allShown}
          indeterminate={!allShown && chosenShown.length > 0}
          onChange={() => setChosen(new Set(allShown ? [] : nodes.map(({ id }) => id)))}
        />
        <span className="sm dim" role="status">
          <FormattedMessage id="admin.pro.chosen" values={{ count: chosenShown.length }} />
        </span>
        <div className={styles.deeds}>
          {everyone && (
            <Button onClick={() => ask({ ids: null, count: totalCount })}>
              <FormattedMessage id="admin.pro.resetAll" values={{ count: totalCount }} />
            </Button>
          )}
          <Button
            variant="strong"
            disabled={chosenShown.length === 0}
            onClick={() => ask({ ids: chosenShown.map(({ id }) => id), count: chosenShown.length })}
          >
            <FormattedMessage id="admin.pro.resetChosen" />
          </Button>
        </div>
      </div>
      <ProTable people={nodes} chosen={chosen} onChoose={choose} />
      <LoadMore
        shown={nodes.length}
        total={totalCount}
        onMore={hasNextPage && endCursor ? () => onMore(endCursor) : undefined}
      />
      <ResetDialog target={target} opened={asking} onClose={() => setAsking(false)} onDone={onDone} />
    </>
  );
}
