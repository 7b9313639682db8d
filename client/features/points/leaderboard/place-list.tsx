import { useState } from 'react';
import toast from 'react-hot-toast';
import { FormattedMessage } from 'react-intl';
import { useErrorMessage } from '#client/platform/error-message';
import { Button } from '#client/ui/button';
import type { LeaderboardQuery } from './leaderboard.generated';
import styles from './leaderboard.module.css';
import { PlaceRow } from './place-row';

type Props = Pick<LeaderboardQuery, 'leaderboard' | 'ownLeaderboardPlace'> & {
  onMore: (after: string) => Promise<unknown>;
};

/** Who stands where, the most points first; oneself below where that page is not read yet. */
export function PlaceList({ leaderboard, ownLeaderboardPlace: own, onMore }: Props) {
  const errorMessage = useErrorMessage();
  const [busy, setBusy] = useState(false);
  const { nodes, pageInfo } = leaderboard;
  const most = nodes[0]?.points ?? 0;
  const isFurther = own !== null && !nodes.some(({ isMe }) => isMe);
  const more = (after: string) => {
    setBusy(true);
    onMore(after)
      .catch((error: unknown) => toast.error(errorMessage(error)))
      .finally(() => setBusy(false));
  };
  return (
    <>
      <ol className={styles.rows}>
        {nodes.map((row, index) => (
          <PlaceRow key={index} row={row} most={most} />
        ))}
        {isFurther && <PlaceRow row={own} most={most} />}
      </ol>
      {pageInfo.hasNextPage && pageInfo.endCursor && (
        <Button disabled={busy} onClick={() => more(pageInfo.endCursor!)}>
          <FormattedMessage id="points.more" />
        </Button>
      )}
    </>
  );
}
