import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFormat } from '#client/platform/format';
import { Fact } from '#client/ui/fact';
import facts from '#client/ui/facts.module.css';
import type { WeekShownFragment } from './dashboard.generated';
import { isEnough } from './enough-attempts';
import styles from './dashboard.module.css';

type Props = { weeks: readonly WeekShownFragment[]; proPeople: number };

/** This week in figures, each beside the week before. */
export function WeekFacts({ weeks, proPeople }: Props) {
  const { number, percent } = useFormat();
  const [before, now] = [weeks.at(-2), weeks.at(-1)!];
  const computing = <FormattedMessage id="dashboard.computing" />;
  const hasRate = !now.isPending && isEnough(now);
  const count = (week: WeekShownFragment | undefined, value: number) =>
    week?.isPending ? computing : number(value);
  const rate = (week: WeekShownFragment | undefined) => {
    if (week?.isPending) return computing;
    if (!week || !isEnough(week)) return <FormattedMessage id="dashboard.notEnough" />;
    return percent((week.passed / (week.passed + week.failed)) * 100);
  };
  const lastWeek = (value: ReactNode) => (
    <p className="sm">
      <FormattedMessage id="dashboard.lastWeek" values={{ value }} />
    </p>
  );
  return (
    <div className={styles.facts}>
      <div className={facts.facts}>
        <Fact name="dashboard.active" value={count(now, now.people)} isFigure={!now.isPending}>
          {lastWeek(count(before, before?.people ?? 0))}
        </Fact>
        <Fact name="dashboard.tests" value={count(now, now.passed + now.failed)} isFigure={!now.isPending}>
          {lastWeek(count(before, before ? before.passed + before.failed : 0))}
        </Fact>
        <Fact name="dashboard.passRate" value={rate(now)} isFigure={hasRate}>
          {lastWeek(rate(before))}
        </Fact>
        <Fact name="dashboard.newPro" value={count(now, now.newPro)} isFigure={!now.isPending}>
          <p className="sm">
            <FormattedMessage id="dashboard.proInAll" values={{ count: proPeople }} />
          </p>
        </Fact>
        <Fact name="dashboard.pointsGiven" value={count(now, now.pointsGiven)} isFigure={!now.isPending}>
          <p className="sm">
            <FormattedMessage id="dashboard.pointsSpent" values={{ count: now.pointsSpent }} />
          </p>
        </Fact>
      </div>
    </div>
  );
}
