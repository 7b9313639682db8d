import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { useFormat } from '#client/platform/formats/format';
import { bold } from '#client/ui/bold';
import { listFile } from '#client/ui/list/save-list';
import type { DashboardQuery } from './dashboard.generated';
import { Figure } from './figure';
import { stuckReasons } from './stuck-reasons';
import { StuckTable } from './stuck-table';
import styles from './dashboard.module.css';

type Stuck = DashboardQuery['dashboard']['stuck'];

function Reason({ kind, people }: Stuck[number]) {
  const { number } = useFormat();
  const { nameId, helpId, list } = stuckReasons[kind];
  const name = <FormattedMessage id={nameId} />;
  return (
    <li>
      <span className="num">{number(people)}</span>
      <p>
        <strong>{list && people > 0 ? <Link to={list}>{name}</Link> : name}</strong>
        <br />
        <span className="sm dim">
          <FormattedMessage id={helpId} />
        </span>
      </p>
    </li>
  );
}

/** The people who are stuck, by reason. */
export function StuckFigure({ stuck }: { stuck: Stuck }) {
  const count = stuck.reduce((sum, { people }) => sum + people, 0);
  return (
    <Figure
      question="dashboard.stuck"
      answer={<FormattedMessage id="dashboard.stuckAnswer" values={{ count, b: bold }} />}
      file={listFile('stuckPeople')}
      table={count > 0 && <StuckTable />}
    >
      <ul className={styles.stuck}>
        {stuck.map((reason) => (
          <Reason key={reason.kind} {...reason} />
        ))}
      </ul>
    </Figure>
  );
}
