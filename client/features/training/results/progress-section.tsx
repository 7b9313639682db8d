import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { brandNames, groupNames } from '#client/features/modules/index';
import { groupOf } from '../module-state';
import { useOwnProgressQuery, type BrandCountsFragment } from './progress-section.generated';
import { RibList } from '#client/ui/layout/rib-list';
import { Waiting } from '#client/ui/feedback/states';
import { TreadBar, treadBlocks } from '#client/ui/charts/tread-bar';
import styles from './progress-section.module.css';

type Row = Omit<BrandCountsFragment, '__typename' | 'brand'> & { nameId: string; to: string };

function Line({ nameId, to, done, inProgress, total }: Row) {
  return (
    <li>
      <Link to={to} className={styles.line}>
        <h3>
          <FormattedMessage id={nameId} />
        </h3>
        <span className="sm dim">
          <FormattedMessage id="results.progressCount" values={{ done, total, inProgress }} />
        </span>
        <div className={styles.bar}>
          <TreadBar blocks={treadBlocks(done, total, inProgress)} />
        </div>
      </Link>
    </li>
  );
}

function Lines({ titleId, rows }: { titleId: string; rows: readonly Row[] }) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.title}>
        <FormattedMessage id={titleId} />
      </h2>
      <RibList>
        {rows.map((row) => (
          <Line key={row.to} {...row} />
        ))}
      </RibList>
    </section>
  );
}

/** The progress by topic and brand. Renders nothing without modules. */
export function ProgressSection() {
  const { data, error, refetch } = useOwnProgressQuery({ fetchPolicy: 'cache-and-network' });
  const progress = data?.me.progress;
  if (!progress) {
    return <Waiting error={error} onRetry={() => void refetch()} lines={4} />;
  }
  const groups = progress.groups.map(({ kind, group, ...counts }) => ({
    ...counts,
    nameId: groupNames[groupOf({ kind, group })],
    to: group ? `/training?group=${group}` : `/training?kind=${kind}`,
  }));
  const brands = progress.brands.map(({ brand, ...counts }) => ({
    ...counts,
    nameId: brandNames[brand],
    to: `/training?brand=${brand}`,
  }));
  if (groups.length === 0) return null;
  return (
    <div className={styles.columns}>
      <Lines titleId="results.byTopic" rows={groups} />
      <Lines titleId="results.byBrand" rows={brands} />
    </div>
  );
}
