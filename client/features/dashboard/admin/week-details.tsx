import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFormat } from '#client/platform/formats/format';
import { Detail } from '#client/ui/layout/detail';
import details from '#client/ui/layout/details.module.css';
import type { WeekVisibleFragment } from './dashboard.generated';
import { isEnough } from './enough-attempts';
import styles from './dashboard.module.css';

type Props = { weeks: readonly WeekVisibleFragment[]; proPeople: number };

/** The figures of this week compared with last week. */
export function WeekDetails({ weeks, proPeople }: Props) {
  const { number, percent } = useFormat();
  const [before, now] = [weeks.at(-2), weeks.at(-1)!];
  const computing = <FormattedMessage id="dashboard.computing" />;
  const hasRate = !now.isPending && isEnough(now);
  const count = (week: WeekVisibleFragment | undefined, value: number) =>
    week?.isPending ? computing : number(value);
  const rate = (week: WeekVisibleFragment | undefined) => {
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
    <div className={styles.details}>
      <div className={details.details}>
        <Detail name="dashboard.active" value={count(now, now.people)} isFigure={!now.isPending}>
          {lastWeek(count(before, before?.people ?? 0))}
        </Detail>
        <Detail name="dashboard.tests" value={count(now, now.passed + now.failed)} isFigure={!now.isPending}>
          {lastWeek(count(before, before ? before.passed + before.failed : 0))}
        </Detail>
        <Detail name="dashboard.passRate" value={rate(now)} isFigure={hasRate}>
          {lastWeek(rate(before))}
        </Detail>
        <Detail name="dashboard.newPro" value={count(now, now.newPro)} isFigure={!now.isPending}>
          <p className="sm">
            <FormattedMessage id="dashboard.proInAll" values={{ count: proPeople }} />
          </p>
        </Detail>
        <Detail name="dashboard.pointsGiven" value={count(now, now.pointsGiven)} isFigure={!now.isPending}>
          <p className="sm">
            <FormattedMessage id="dashboard.pointsSpent" values={{ count: now.pointsSpent }} />
          </p>
        </Detail>
      </div>
    </div>
  );
}
