import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useEntryEnd } from '#client/features/programs/index';
import { useFormat } from '#client/platform/formats/format';
import { DoneOf, Detail } from '#client/ui/layout/detail';
import grid from '#client/ui/layout/details.module.css';
import { TreadBar, treadBlocks } from '#client/ui/charts/tread-bar';
import styles from './program-details.module.css';
import { daysLeft } from './program-state';
import type { ProgramStateFragment } from './programs.generated';

const entryDays = 7;

type DetailProps = { nameId: string; value: ReactNode; bar?: ReactNode; children: ReactNode };

function NotedDetail({ nameId, value, bar, children }: DetailProps) {
  return (
    <Detail name={nameId} value={value}>
      {bar}
      <p className={`sm ${styles.note}`}>{children}</p>
    </Detail>
  );
}

function EntryDetail({ entry }: Pick<ProgramStateFragment, 'entry'>) {
  const end = useEntryEnd();
  if (!entry) {
    return (
      <NotedDetail nameId="programs.fact.entry" value={<FormattedMessage id="programs.fact.notNeeded" />}>
        <FormattedMessage id="programs.fact.administrators" />
      </NotedDetail>
    );
  }
  const days = daysLeft(entry.expiresAt);
  return (
    <NotedDetail
      nameId="programs.fact.until"
      value={end.day(entry.expiresAt)}
      bar={<TreadBar size="sm" tone="brand" blocks={treadBlocks(days, entryDays)} />}
    >
      <FormattedMessage
        id="programs.fact.daysLeft"
        values={{ days, of: entryDays, time: end.time(entry.expiresAt) }}
      />
    </NotedDetail>
  );
}

/** The bar below the hero: end of the access, modules, points earned and available. */
export function ProgramDetails({ program }: { program: ProgramStateFragment }) {
  const { number } = useFormat();
  const { entry, moduleCount, modulesDone, points, pointsEarned } = program;
  return (
    <div className={`${grid.bar} ${styles.columns}`}>
      <div className={grid.details}>
        <EntryDetail entry={entry} />
        <NotedDetail
          nameId="programs.modules"
          value={<DoneOf done={modulesDone} total={moduleCount} />}
          bar={<TreadBar size="sm" tone="brand" blocks={treadBlocks(modulesDone, moduleCount)} />}
        >
          <FormattedMessage id="programs.fact.toGo" values={{ count: moduleCount - modulesDone }} />
        </NotedDetail>
        {(points > 0 || pointsEarned > 0) && (
          <>
            <NotedDetail nameId="programs.fact.earned" value={number(pointsEarned)}>
              <FormattedMessage id="programs.fact.byTests" />
            </NotedDetail>
            <NotedDetail nameId="programs.fact.toEarn" value={number(Math.max(0, points - pointsEarned))}>
              <FormattedMessage id="programs.fact.eachOnce" />
            </NotedDetail>
          </>
        )}
      </div>
    </div>
  );
}
