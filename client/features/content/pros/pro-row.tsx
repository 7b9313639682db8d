import { FormattedMessage } from 'react-intl';
import { useFormat } from '#client/platform/format';
import { initials } from '#client/ui/initials';
import styles from './pros-page.module.css';
import type { ProRowFragment } from './pros.generated';

/** A PRO person: the picture where its owner shows it, otherwise the initials. */
export function ProRow({ pro: { name, accountName, since, imageUrl } }: { pro: ProRowFragment }) {
  const { date } = useFormat();
  return (
    <li className={styles.person}>
      {imageUrl ? (
        <img className={styles.face} src={imageUrl} width={48} height={48} alt="" loading="lazy" />
      ) : (
        <span className={styles.face} data-initials={initials(name)} aria-hidden />
      )}
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
