import { FormattedMessage } from 'react-intl';
import { pagePath } from '#client/features/content/index';
import { MoreLink } from '#client/ui/layout/layout';
import { RibList } from '#client/ui/layout/rib-list';
import type { BlockProps } from './block-props';
import { BlockSection } from './block-section';
import styles from './latest-awards.module.css';

/** The block with the newest awards. */
export function LatestAwards({ block }: BlockProps) {
  return (
    <BlockSection
      block={block}
      defaultTitle="home.latestAwards"
      more={
        <MoreLink to={pagePath(block.section ?? 'pro_training', 'awards')}>
          <FormattedMessage id="home.allAwards" />
        </MoreLink>
      }
    >
      <RibList>
        {(block.awards ?? []).map(({ id, name, winner, dealer, points }) => (
          <li key={id} className={styles.award}>
            <span>
              <strong>{winner}</strong>
              <br />
              <span className="sm dim">{[name, dealer].filter(Boolean).join(' · ')}</span>
            </span>
            {points !== null && (
              <span className="num">
                <FormattedMessage id="home.points" values={{ count: points }} />
              </span>
            )}
          </li>
        ))}
      </RibList>
    </BlockSection>
  );
}
