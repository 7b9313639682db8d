import { FormattedMessage } from 'react-intl';
import { useFormat } from '#client/platform/formats/format';
import { Face } from '#client/ui/images/face';
import styles from './pros-page.module.css';
import type { ProRowFragment } from './pros.generated';

/** A PRO: avatar if the person shows it, or initials. */
export function ProRow({ pro: { name, accountName, since, imageUrl } }: { pro: ProRowFragment }) {
  const { date } = useFormat();
  return (
    <li className={styles.person}>
      <Face name={name} imageUrl={imageUrl} />
      <span className={styles.who}>
        <strong>{name}</strong>
        {accountName && <span className="sm dim">{accountName}</span>}
      </span>
      <span className={`sm dim ${styles.since}`}>
        <FormattedMessage id="pros.since" values={{ date: date(since) }} />
      </span>
    </li>
  );
}
