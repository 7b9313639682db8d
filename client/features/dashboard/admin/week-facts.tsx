import { FormattedMessage } from 'react-intl';
import { useFormat } from '#client/platform/format';
import { Fact } from '#client/ui/fact';
import facts from '#client/ui/facts.module.css';
import type { WeekShownFragment } from './dashboard.generated';
import styles from './dashboard.module.css';

type Props = { weeks: readonly WeekShownFragment[]; proPeople: number };

const rateOf = (week: WeekShownFragment | undefined): number | null => {
  const tests = week ? week.passed + week.failed : 0;
  return week && tests > 0 ? (week.passed / tests) * 100 : null;
};

/** This week in figures, each beside the week before. */
export function WeekFacts({ weeks, proPeople }: Props) {
  const { number, percent } = useFormat();
  const [before, now] = [weeks.at(-2), weeks.at(-1)!];
  const rate = (week: WeekShownFragment | undefined) => {
    const value = rateOf(week);
    return value === null ? '–' : percent(value);
  };
  const lastWeek = (value: string) => (
    <p className="sm">
      <FormattedMessage id="dashboard.lastWeek" values={{ value }} />
    </p>
  );
  return (
    <div className={styles.facts}>
      <div className={facts.facts}>
        <Fact name="dashboard.active" value={number(now.people)}>
          {lastWeek(number(before?.people ?? 0))}
        </Fact>
        <Fact name="dashboard.tests" value={number(now.passed + now.failed)}>
          {lastWeek(number(before ? before.passed + before.failed : 0))}
        </Fact>
        <Fact name="dashboard.passRate" value={rate(now)}>
          {lastWeek(rate(before))}
        </Fact>
        <Fact name="dashboard.newPro" value={number(now.newPro)}>
          <p className="sm">
            <FormattedMessage id="dashboard.proInAll" values={{ count: proPeople }} />
          </p>
        </Fact>
        <Fact name="dashboard.pointsGiven" value={number(now.pointsGiven)}>
          <p className="sm">
            <FormattedMessage id="dashboard.pointsSpent" values={{ count: now.pointsSpent }} />
          </p>
        </Fact>
      </div>
    </div>
  );
}
