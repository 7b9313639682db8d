import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { NoSuchPage, PageTitle } from '#client/features/settings/index';
import { BackLink } from '#client/ui/editing/back-link';
import { Page, Section } from '#client/ui/layout/layout';
import { RichText } from '#client/ui/rich-text';
import { Waiting } from '#client/ui/feedback/states';
import { type SuggestedAddress, toDraft } from './address/address-draft';
import { RedeemDialog } from './redeem-dialog';
import { RewardPanel } from './reward-panel';
import { RewardPicture } from './reward-picture';
import styles from './reward-page.module.css';
import { useRewardPageQuery, type RewardPageQuery, type VisibleRewardFragment } from './reward.generated';

/** General information about rewards. */
function GoodToKnow({ deliveryDays }: { deliveryDays: number | null }) {
  const row = (what: string, text: string, days = 0) => (
    <div>
      <dt>
        <FormattedMessage id={what} />
      </dt>
      <dd className="sm">
        <FormattedMessage id={text} values={{ days }} />
      </dd>
    </div>
  );
  return (
    <Section title={<FormattedMessage id="rewards.know" />}>
      <dl className={styles.know}>
        {deliveryDays !== null && row('rewards.know.delivery', 'rewards.know.deliveryText', deliveryDays)}
        {row('rewards.know.cancel', 'rewards.know.cancelText')}
        {row('rewards.know.broken', 'rewards.know.brokenText')}
      </dl>
    </Section>
  );
}

type Props = { me: RewardPageQuery['me']; suggested: SuggestedAddress | null; reward: VisibleRewardFragment };

function Reward({ me, suggested, reward }: Props) {
  const [opened, setOpened] = useState<number>();
  const [isOpen, setIsOpen] = useState(false);
  const [idempotencyKey, setIdempotencyKey] = useState<string>(() => crypto.randomUUID());
  const open = () => {
    setOpened((count = 0) => count + 1);
    setIsOpen(true);
  };
  return (
    <>
      <div className={styles.columns}>
        <div className={styles.head}>
          <BackLink className={styles.back} to="/rewards">
            <FormattedMessage id="shell.rewards" />
          </BackLink>
          <h1>{reward.name}</h1>
        </div>
        <RewardPanel reward={reward} points={me.points} onRedeem={open} />
        <div className={styles.about}>
          <RewardPicture picture={reward.picture} large className={styles.picture} />
          <div className={styles.text}>
            <RichText html={reward.text} />
          </div>
          <GoodToKnow deliveryDays={reward.deliveryDays} />
        </div>
      </div>
      {opened !== undefined && (
        <RedeemDialog
          key={opened}
          opened={isOpen}
          reward={reward}
          points={me.points}
          address={toDraft(suggested, me)}
          idempotencyKey={idempotencyKey}
          onOrdered={() => setIdempotencyKey(crypto.randomUUID())}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}

/** The page of a reward with the button that redeems it. */
export default function RewardPage() {
  const { id = '' } = useParams();
  const intl = useIntl();
  const { data, error, refetch } = useRewardPageQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  if (data && !data.reward) return <NoSuchPage textId="rewards.gone" to="/rewards" toId="shell.rewards" />;
  return (
    <Page>
      <PageTitle>{data?.reward?.name ?? intl.formatMessage({ id: 'shell.rewards' })}</PageTitle>
      {data?.reward ? (
        <Reward key={id} me={data.me} suggested={data.suggestedShippingAddress} reward={data.reward} />
      ) : (
        <Waiting error={error} onRetry={() => void refetch()} lines={6} />
      )}
    </Page>
  );
}
