import { FormattedMessage } from 'react-intl';
import { useFormat } from '#client/platform/formats/format';
import { Face } from '#client/ui/images/face';
import { TreadBar, treadBlocks } from '#client/ui/charts/tread-bar';
import type { PlaceFragment } from './leaderboard.generated';
import styles from './leaderboard.module.css';

const blocks = 10;

type Props = { row: PlaceFragment; max: number };

/** A rank: the name unless it is hidden, and the points relative to the first rank. */
export function PlaceRow({ row, max }: Props) {
  const { number } = useFormat();
  const { place, name, imageUrl, accountName, points, isMe } = row;
  return (
    <li className={styles.row} data-me={isMe || undefined} aria-current={isMe || undefined}>
      <span className={`num ${styles.place}`}>{number(place)}</span>
      <Face name={name} imageUrl={imageUrl} size={40} />
      <span className={styles.who}>
        <strong>{name ?? <FormattedMessage id="leaderboard.colleague" />}</strong>
        {isMe && (
          <span className="sm">
            {' '}
            <FormattedMessage id="leaderboard.you" />
          </span>
        )}
        <span className={`sm dim ${styles.account}`}>
          {name === null ? <FormattedMessage id="leaderboard.hidden" /> : accountName}
        </span>
      </span>
      <span className={styles.bar}>
        <TreadBar size="sm" blocks={treadBlocks(Math.max(1, Math.round((blocks * points) / max)), blocks)} />
      </span>
      <span className={`num ${styles.points}`}>{number(points)}</span>
    </li>
  );
}
