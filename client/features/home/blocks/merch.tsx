import { FormattedMessage } from 'react-intl';
import { blocksOf, pointsPerBlock } from '#client/features/rewards/index';
import { ButtonLink } from '#client/ui/button';
import { MoreLink } from '#client/ui/layout/layout';
import { TreadBar, treadBlocks } from '#client/ui/charts/tread-bar';
import type { BlockProps } from './block-props';
import { BlockSection } from './block-section';
import styles from './merch.module.css';

/** The block with the next reward within reach. */
export function Merch({ block, home }: BlockProps) {
  const { reward } = block;
  if (!reward) return null;
  const { name, price, picture } = reward;
  const { points } = home.details;
  const { done, total } = blocksOf(points, price);
  const toGo = Math.max(0, price - points);
  return (
    <BlockSection
      block={block}
      defaultTitle="home.nextReward"
      more={
        <MoreLink to="/rewards">
          <FormattedMessage id="home.allRewards" />
        </MoreLink>
      }
    >
      <div className={styles.reward}>
        <img
          src={picture.smUrl}
          width={picture.width}
          height={picture.height}
          alt=""
          loading="lazy"
          decoding="async"
        />
        <div className={styles.body}>
          <h3>{name}</h3>
          <p className={`num ${styles.toGo}`}>
            <FormattedMessage
              id="home.pointsToGo"
              values={{ count: toGo, n: (number) => <span className={styles.number}>{number}</span> }}
            />
          </p>
          <TreadBar blocks={treadBlocks(done, total, toGo > 0 ? 1 : 0)} />
          <p className="sm dim">
            <FormattedMessage id="home.pointsOf" values={{ points, price, each: pointsPerBlock(price) }} />
          </p>
          <ButtonLink to="/rewards">
            <FormattedMessage id="home.chooseReward" />
          </ButtonLink>
        </div>
      </div>
    </BlockSection>
  );
}
