import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { PageTitle } from '#client/features/settings/index';
import { visibleData } from '#client/platform/apollo/visible-data';
import { useFormat } from '#client/platform/formats/format';
import { SelectField } from '#client/ui/editing/fields/select-field';
import { PageBody, PageHead } from '#client/ui/editing/page-head';
import { Note } from '#client/ui/feedback/messages';
import { Waiting } from '#client/ui/feedback/states';
import { ActivityFigure } from './activity-figure';
import { Age } from './age';
import { type DashboardQuery, useDashboardQuery } from './dashboard.generated';
import { DealersFigure } from './dealers-figure';
import { HealthFigure } from './health-figure';
import { PassedFigure } from './passed-figure';
import { QuestionsFigure } from './questions-figure';
import { StuckFigure } from './stuck-figure';
import { WeekDetails } from './week-details';
import styles from './dashboard.module.css';

const lengths = ['4', '12', '26', '52'];
/** The polling interval in milliseconds, which equals the interval at which the server refreshes the figures. */
const again = 60_000;
const soon = 5_000;

type Visible = DashboardQuery['dashboard'];

function AsOf({ visible: { refreshedAt, daysDue } }: { visible: Visible }) {
  const { dateTime } = useFormat();
  if (!refreshedAt) return <FormattedMessage id="dashboard.none" />;
  return (
    <>
      <FormattedMessage id="dashboard.asOf" values={{ at: dateTime(refreshedAt) }} /> ·{' '}
      <Age of={refreshedAt} />
      {daysDue > 1 && (
        <>
          {' '}
          · <FormattedMessage id="dashboard.due" values={{ count: daysDue }} />
        </>
      )}
    </>
  );
}

function Figures({ visible, weeks }: { visible: Visible; weeks: number }) {
  if (!visible.refreshedAt) {
    return (
      <Note>
        <FormattedMessage id="dashboard.soon" />
      </Note>
    );
  }
  return (
    <>
      <WeekDetails weeks={visible.weeks} proPeople={visible.proPeople} />
      <div className={styles.figures}>
        <ActivityFigure weeks={visible.weeks} />
        <HealthFigure health={visible.health} />
        <PassedFigure weeks={weeks} />
        <StuckFigure stuck={visible.stuck} />
        <DealersFigure dealers={visible.dealers} />
        <QuestionsFigure weeks={weeks} />
      </div>
    </>
  );
}

/** The dashboard. Each figure poses a question and answers it with a chart or table. */
export default function DashboardPage() {
  const intl = useIntl();
  const [length, setLength] = useState('12');
  const weeks = Number(length);
  const [pause, setPause] = useState(again);
  const { data, previousData, error, refetch } = useDashboardQuery({
    variables: { filter: { weeks } },
    fetchPolicy: 'cache-and-network',
    pollInterval: pause,
  });
  const visible = visibleData({ data, previousData, error })?.dashboard;
  const wanted = visible && !visible.refreshedAt ? soon : again;
  if (wanted !== pause) setPause(wanted);
  const title = intl.formatMessage({ id: 'admin.overview' });
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHead
        title={title}
        note={visible && <AsOf visible={visible} />}
        actions={
          <SelectField
            className={styles.period}
            aria-label={intl.formatMessage({ id: 'dashboard.period' })}
            value={length}
            choices={lengths.map((value) => ({
              value,
              label: intl.formatMessage({ id: 'dashboard.lastWeeks' }, { count: Number(value) }),
            }))}
            onChange={setLength}
          />
        }
      />
      <PageBody>
        {visible ? (
          <Figures visible={visible} weeks={weeks} />
        ) : (
          <Waiting error={error} onRetry={() => void refetch()} lines={6} />
        )}
      </PageBody>
    </>
  );
}
