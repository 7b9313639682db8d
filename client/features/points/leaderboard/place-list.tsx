import { MoreButton } from '#client/ui/more-button';
import type { LeaderboardQuery } from './leaderboard.generated';
import styles from './leaderboard.module.css';
import { PlaceRow } from './place-row';

type Props = Pick<LeaderboardQuery, 'leaderboard' | 'ownLeaderboardPlace'> & {
  onMore: (after: string) => Promise<unknown>;
};

/** The ranks, most points first. The person's own rank follows below if its page isn't loaded. */
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
