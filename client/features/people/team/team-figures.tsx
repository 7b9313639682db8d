import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFormat } from '#client/platform/format';
import { Fact } from '#client/ui/fact';
import facts from '#client/ui/facts.module.css';
import type { TeamFiguresQuery, TeamQuery } from './team.generated';
import styles from './team.module.css';

type Team = NonNullable<TeamFiguresQuery['team']>;

function Figure({ name, value, children }: { name: string; value: number | undefined; children: ReactNode }) {
  const { number } = useFormat();
  return (
    <Fact name={name} value={value === undefined ? '…' : number(value)}>
      <p className="sm dim">{children}</p>
    </Fact>
  );
}

/** The team in four figures, each with what it counts; those of the week come after the list. */
export function TeamFigures({ counts, team }: { counts: TeamQuery; team: Team | undefined }) {
  return (
    <div className={`${styles.numbers} ${facts.facts}`}>
      <Figure name="team.openNow" value={team?.openTests}>
        <FormattedMessage id="team.figure.open" values={{ count: team?.peopleWithOpenTests ?? 0 }} />
      </Figure>
      <Figure name="team.figure.passed" value={team?.passedThisWeek}>
        <FormattedMessage id="team.figure.before" values={{ count: team?.passedLastWeek ?? 0 }} />
      </Figure>
      <Figure name="team.figure.close" value={counts.close.totalCount}>
        <FormattedMessage id="team.figure.closeHelp" />
      </Figure>
      <Figure name="team.figure.unseen" value={counts.unseen.totalCount}>
        <FormattedMessage id="team.figure.unseenHelp" />
      </Figure>
    </div>
  );
}
