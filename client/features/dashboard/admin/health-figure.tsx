import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useFormat } from '#client/platform/formats/format';
import { bold } from '#client/ui/bold';
import { DataTable } from '#client/ui/editing/data-table';
import { listFile } from '#client/ui/list/save-list';
import { StatusLabel } from '#client/ui/status-label';
import type { HealthVisibleFragment } from './dashboard.generated';
import { Figure } from './figure';
import { MailHours } from './mail-hours';
import styles from './dashboard.module.css';

type Health = { health: HealthVisibleFragment };

/** Jobs that are due for more than this number of seconds are late. */
const tooLong = 300;

const well = (isWell: boolean): ReactNode => (
  <StatusLabel shape={isWell ? 'tick' : 'cross'}>
    <FormattedMessage id={isWell ? 'dashboard.normal' : 'dashboard.slow'} />
  </StatusLabel>
);

function Row({ name, value, state }: { name: string; value: ReactNode; state?: ReactNode }) {
  return (
    <li>
      <span className="sm dim">
        <FormattedMessage id={name} />
      </span>
      <strong className="sm">{value}</strong>
      <span className={styles.state}>{state}</span>
    </li>
  );
}

function Rows({
  health: { waiting, oldestWait, retrying, givenUp, mailsWaiting, mailHours, sealedAt },
}: Health) {
  const { number, dateTime } = useFormat();
  const sent = mailHours.reduce((sum, { mailCount }) => sum + mailCount, 0);
  return (
    <ul className={styles.rows}>
      <Row
        name="dashboard.mailToday"
        value={<FormattedMessage id="dashboard.mailSent" values={{ sent, waiting: mailsWaiting }} />}
        state={
          <Link to="/admin/mailbox">
            <FormattedMessage id="dashboard.seeThem" />
          </Link>
        }
      />
      <Row
        name="dashboard.waiting"
        value={
          <FormattedMessage
            id="dashboard.waitingFor"
            values={{ waiting, seconds: number(Math.round(oldestWait)) }}
          />
        }
        state={well(oldestWait < tooLong)}
      />
      <Row name="dashboard.retrying" value={number(retrying)} />
      <Row
        name="dashboard.givenUp"
        value={number(givenUp)}
        state={
          givenUp > 0 && (
            <Link to="/admin/jobs">
              <FormattedMessage id="dashboard.retry" />
            </Link>
          )
        }
      />
      <Row name="dashboard.sealed" value={sealedAt ? dateTime(sealedAt) : '–'} />
    </ul>
  );
}

function Table({ health: { mailHours } }: Health) {
  const intl = useIntl();
  const { number } = useFormat();
  const title = (id: string) => intl.formatMessage({ id });
  return (
    <DataTable
      label={title('dashboard.mailHours')}
      rows={mailHours}
      keyOf={({ hour }) => String(hour)}
      columns={[
        { key: 'hour', kind: 'title', title: title('dashboard.hour'), cell: ({ hour }) => `${hour}:00` },
        {
          key: 'mailCount',
          kind: 'count',
          title: title('dashboard.mails'),
          cell: ({ mailCount }) => number(mailCount),
        },
        {
          key: 'typicalMailCount',
          kind: 'count',
          title: title('dashboard.typicalMailCount'),
          cell: ({ typicalMailCount }) => number(typicalMailCount),
        },
      ]}
    />
  );
}

/** Shows if e-mails are sent and jobs run. */
export function HealthFigure({ health }: Health) {
  const runs = health.oldestWait < tooLong ? 'yes' : 'no';
  return (
    <Figure
      question="dashboard.health"
      answer={
        <FormattedMessage id="dashboard.healthAnswer" values={{ runs, failed: health.givenUp, b: bold }} />
      }
      file={listFile('mailHours')}
      table={<Table health={health} />}
    >
      <Rows health={health} />
      <MailHours hours={health.mailHours} currentHour={health.currentHour} />
    </Figure>
  );
}
