import toast from 'react-hot-toast';
import { FormattedMessage, useIntl } from 'react-intl';
import { byMonth } from '#client/platform/formats/by-month';
import { ButtonLink } from '#client/ui/button';
import { MoreButton } from '#client/ui/more-button';
import { EmptyState } from '#client/ui/feedback/states';
import type { OwnPointsQuery } from './own-points.generated';
import { PointsLine } from './points-line';
import styles from './points-page.module.css';

type Props = {
  entries: OwnPointsQuery['me']['pointsEntries'];
  /** True if the list is filtered. */
  filtered: boolean;
  onMore: (after: string) => Promise<unknown>;
};

/** The points history by month, newest first. */
export function PointsList({ entries, filtered, onMore }: Props) {
  const intl = useIntl();
  const { hasNextPage, endCursor } = entries.pageInfo;
  const more = (after: string) =>
    onMore(after).catch((error: unknown) => {
      console.warn('More lines could not be read.', error);
      toast.error(intl.formatMessage({ id: 'points.failed' }));
    });
  if (entries.nodes.length === 0) {
    return (
      <EmptyState
        title={<FormattedMessage id={filtered ? 'points.noneOfThese' : 'points.none'} />}
        actions={
          !filtered && (
            <ButtonLink variant="primary" to="/training">
              <FormattedMessage id="modules.toTraining" />
            </ButtonLink>
          )
        }
      />
    );
  }
  return (
    <>
      {byMonth(entries.nodes, ({ createdAt }) => createdAt).map(({ key, at, entries: lines }) => (
        <section key={key} aria-labelledby={`points-${key}`}>
          <h3 id={`points-${key}`} className={styles.month}>
            {intl.formatDate(at, { month: 'long', year: 'numeric' })}
          </h3>
          <ul className={styles.lines}>
            {lines.map((line) => (
              <PointsLine key={line.id} line={line} />
            ))}
          </ul>
        </section>
      ))}
      <MoreButton
        className={styles.more}
        onMore={hasNextPage && endCursor ? () => more(endCursor) : undefined}
      />
    </>
  );
}
