import { FormattedMessage } from 'react-intl';
import { useFormat } from '#client/platform/formats/format';
import { ButtonLink } from '#client/ui/button';
import type { LeaderboardQuery } from './leaderboard.generated';
import styles from './leaderboard.module.css';
import { periodTexts, type Period } from './use-leaderboard-view';

type Props = { own: LeaderboardQuery['ownLeaderboardPlace']; count: number; period: Period };

/** The person's own rank and the number of participants. */
export function OwnPlace({ own, count, period }: Props) {
  const { number } = useFormat();
  return (
    <section className={styles.card} aria-labelledby="leaderboard-own">
      <h2 id="leaderboard-own">
        <FormattedMessage id={periodTexts[period].own} />
      </h2>
      {own ? (
        <>
          <p className={styles.ownPlace}>
            <FormattedMessage
              id="leaderboard.placeOf"
              values={{
                place: (
                  <span key="place" className={`num ${styles.big}`}>
                    {number(own.place)}
                  </span>
                ),
                count,
              }}
            />
          </p>
          <p className="sm">
            <FormattedMessage id="leaderboard.points" values={{ points: own.points }} />
          </p>
        </>
      ) : (
        <p className="dim">
          <FormattedMessage id="leaderboard.noPoints" />
        </p>
      )}
      <ButtonLink variant="primary" to="/training">
        <FormattedMessage id="modules.toTraining" />
      </ButtonLink>
    </section>
  );
}
