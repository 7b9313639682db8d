import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFormat } from '#client/platform/formats/format';
import { Detail } from '#client/ui/layout/detail';
import details from '#client/ui/layout/details.module.css';
import type { TeamFiguresQuery, TeamQuery } from './team.generated';
import styles from './team.module.css';

type Team = NonNullable<TeamFiguresQuery['team']>;

function Figure({ name, value, children }: { name: string; value: number | undefined; children: ReactNode }) {
  const { number } = useFormat();
  return (
    <Detail name={name} value={value === undefined ? '…' : number(value)}>
      <p className="sm dim">{children}</p>
    </Detail>
  );
}

/** Four figures about the team. Those of the week come after the list. */
export function TeamFigures({ counts, team }: { counts: TeamQuery; team: Team | undefined }) {
  return (
    <div className={`${styles.numbers} ${details.details}`}>
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
