import { MoreButton } from '#client/ui/more-button';
import type { LeaderboardQuery } from './leaderboard.generated';
import styles from './leaderboard.module.css';
import { PlaceRow } from './place-row';

type Props = Pick<LeaderboardQuery, 'leaderboard' | 'ownLeaderboardPlace'> & {
  onMore: (after: string) => Promise<unknown>;
};

/** Who stands where, the most points first; oneself below where that page is not read yet. */
export function PlaceList({ leaderboard, ownLeaderboardPlace: own, onMore }: Props) {
  const { nodes, pageInfo } = leaderboard;
  const { hasNextPage, endCursor } = pageInfo;
  const max = nodes[0]?.points ?? 0;
  const isFurther = own !== null && !nodes.some(({ isMe }) => isMe);
  return (
    <>
      <ol className={styles.rows}>
        {nodes.map((row, index) => (
          <PlaceRow key={index} row={row} max={max} />
        ))}
        {isFurther && <PlaceRow row={own} max={max} />}
      </ol>
      <MoreButton onMore={hasNextPage && endCursor ? () => onMore(endCursor) : undefined} />
    </>
  );
}
