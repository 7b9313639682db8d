import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useEntryEnd } from '#client/features/programs/public';
import { useFormat } from '#client/platform/format';
import { DoneOf, Fact } from '#client/ui/fact';
import grid from '#client/ui/facts.module.css';
import { TreadBar, treadBlocks } from '#client/ui/tread-bar';
import styles from './program-facts.module.css';
import { daysLeft } from './program-state';
import type { ProgramStateFragment } from './programs.generated';

const entryDays = 7;

type FactProps = { nameId: string; value: ReactNode; bar?: ReactNode; children: ReactNode };

function NotedFact({ nameId, value, bar, children }: FactProps) {
  return (
    <Fact name={nameId} value={value}>
      {bar}
      <p className={`sm ${styles.note}`}>{children}</p>
    </Fact>
  );
}

function EntryFact({ entry }: Pick<ProgramStateFragment, 'entry'>) {
  const end = useEntryEnd();
  if (!entry) {
    return (
      <NotedFact nameId="programs.fact.entry" value={<FormattedMessage id="programs.fact.notNeeded" />}>
        <FormattedMessage id="programs.fact.administrators" />
      </NotedFact>
    );
  }
  const days = daysLeft(entry.expiresAt);
  return (
    <NotedFact
      nameId="programs.fact.until"
      value={end.day(entry.expiresAt)}
      bar={<TreadBar size="sm" tone="brand" blocks={treadBlocks(days, entryDays)} />}
    >
      <FormattedMessage
        id="programs.fact.daysLeft"
        values={{ days, of: entryDays, time: end.time(entry.expiresAt) }}
      />
    </NotedFact>
  );
}

/** Under the hero, on the same rubber: until when the entry is valid, modules, points earned and to earn. */
export function ProgramFacts({ program }: { program: ProgramStateFragment }) {
  const { number } = useFormat();
  const { entry, moduleCount, modulesDone, points, pointsEarned } = program;
  return (
    <div className={`${grid.bar} ${styles.columns}`}>
      <div className={grid.facts}>
        <EntryFact entry={entry} />
        <NotedFact
          nameId="programs.modules"
          value={<DoneOf done={modulesDone} total={moduleCount} />}
          bar={<TreadBar size="sm" tone="brand" blocks={treadBlocks(modulesDone, moduleCount)} />}
        >
          <FormattedMessage id="programs.fact.toGo" values={{ count: moduleCount - modulesDone }} />
        </NotedFact>
        {(points > 0 || pointsEarned > 0) && (
          <>
            <NotedFact nameId="programs.fact.earned" value={number(pointsEarned)}>
              <FormattedMessage id="programs.fact.byTests" />
            </NotedFact>
            <NotedFact nameId="programs.fact.toEarn" value={number(Math.max(0, points - pointsEarned))}>
              <FormattedMessage id="programs.fact.eachOnce" />
            </NotedFact>
          </>
        )}
      </div>
    </div>
  );
}
