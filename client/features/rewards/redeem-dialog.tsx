import { IconReplace } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { errorCode, newPrice } from '#client/platform/error-code';
import { useErrorMessage } from '#client/platform/error-message';
import { bold } from '#client/ui/bold';
import { Button, ButtonLink } from '#client/ui/button';
import { Dialog } from '#client/ui/dialog/dialog';
import { TextField } from '#client/ui/fields';
import { ErrorNote, Note } from '#client/ui/messages';
import { RedeemDone } from './redeem-done';
import { RedeemSums } from './redeem-sums';
import { useRedeemRewardMutation, type RedeemRewardMutation } from './redeem.generated';
import type { ShownRewardFragment } from './reward.generated';

const longestAddress = 300;

type Order = RedeemRewardMutation['redeemReward']['order'];

/** Refusals after which nothing can be redeemed here. */
const final = ['OUT_OF_STOCK', 'NOT_ENOUGH_POINTS', 'NOT_FOUND'];
const outdated = [...final, 'PRICE_CHANGED'];
/** After these nobody knows whether it was ordered. */
const unheard = ['NETWORK', 'UNAVAILABLE', 'INTERNAL'];
const isUnheard = (error: unknown): boolean => error !== undefined && unheard.includes(errorCode(error));

type Props = {
  opened: boolean;
  reward: ShownRewardFragment;
  points: number;
  /** Where it goes to, as far as that is known. */
  address: string;
  /** The key of the deed, which stays until an order came of it: the answer to a try may have been lost. */
  deed: string;
  onOrdered: () => void;
  onClose: () => void;
};

/** Redeeming a reward: the deed, whether it runs, and what came of it. */
function useRedeeming({ reward, points, deed, onOrdered }: Props) {
  const [redeem, { loading, error, client }] = useRedeemRewardMutation({
    update: (cache) => {
      cache.evict({ id: cache.identify({ __typename: 'Query', id: 'ROOT_QUERY' }), fieldName: 'rewards' });
      cache.gc();
    },
  });
  const [price, setPrice] = useState(reward.price);
  const [before] = useState({ points, price: reward.price });
  const [order, setOrder] = useState<Order>();
  // What is shown is no longer so; what fails of it is said where it is shown.
  const refetch = () => void client.refetchQueries({ include: 'active' }).catch(() => undefined);
  const run = async (address: string) => {
    const input = { rewardId: reward.id, expectedPrice: price, address, idempotencyKey: deed };
    try {
      const { data } = await redeem({ variables: { input } });
      setOrder(data?.redeemReward.order);
      onOrdered();
    } catch (refused) {
      const changed = newPrice(refused);
      if (changed !== null) setPrice(changed);
      if (outdated.includes(errorCode(refused))) refetch();
    }
  };
  return { run, loading, error, price, before, order };
}

type Redeeming = ReturnType<typeof useRedeeming>;

/** Why it did not work, in place of what can be done about it. */
function Refusal({ error, before }: Pick<Redeeming, 'error' | 'before'>) {
  const errorMessage = useErrorMessage();
  const code = errorCode(error);
  if (code === 'PRICE_CHANGED') return null;
  if (isUnheard(error)) {
    return (
      <ErrorNote>
        <FormattedMessage
          id="rewards.unheard"
          values={{
            orders: (text) => (
              <Link key="orders" to="/rewards/orders">
                {text}
              </Link>
            ),
          }}
        />
      </ErrorNote>
    );
  }
  if (code !== 'OUT_OF_STOCK') return <ErrorNote>{errorMessage(error)}</ErrorNote>;
  return (
    <ErrorNote>
      <FormattedMessage id="rewards.justGone" values={{ points: before.points, b: bold }} />
    </ErrorNote>
  );
}

function PriceChanged({ price }: { price: number }) {
  return (
    <div role="alert">
      <Note icon={<IconReplace size={20} stroke={1.9} aria-hidden />}>
        <FormattedMessage id="rewards.priceChanged" values={{ price, b: bold }} />
      </Note>
    </div>
  );
}

type FooterProps = Redeeming & {
  points: number;
  onClose: () => void;
  onRedeem: () => void;
  isReady: boolean;
};

function Footer({ error, loading, price, points, isReady, onClose, onRedeem }: FooterProps) {
  if ((error && final.includes(errorCode(error))) || price > points) {
    return (
      <Button variant="strong" onClick={onClose}>
        <FormattedMessage id="ui.close" />
      </Button>
    );
  }
  return (
    <>
      <Button disabled={loading} onClick={onClose}>
        <FormattedMessage id="ui.cancel" />
      </Button>
      <Button
        variant="primary"
        disabled={!isReady}
        busyLabel={loading ? <FormattedMessage id="rewards.redeeming" /> : undefined}
        onClick={onRedeem}
      >
        <FormattedMessage id="rewards.redeemForPoints" values={{ price }} />
      </Button>
    </>
  );
}

/** What somebody has, what a reward costs and what is kept; asks where it goes to, and redeems it once. */
export function RedeemDialog(props: Props) {
  const { opened, reward, onClose } = props;
  const [address, setAddress] = useState(props.address);
  const redeeming = useRedeeming(props);
  const { error, price, before, order, run, loading } = redeeming;
  // What was taken meanwhile may have been taken for this.
  const points = isUnheard(error) ? before.points : props.points;
  const isReady = address.trim() !== '';
  const isGone = error !== undefined && ['OUT_OF_STOCK', 'NOT_FOUND'].includes(errorCode(error));
  if (order) {
    return (
      <Dialog
        opened={opened}
        onClose={onClose}
        step="ordered"
        title={<FormattedMessage id="rewards.order" values={{ number: order.number }} />}
        footer={
          <>
            <ButtonLink to="/rewards">
              <FormattedMessage id="shell.rewards" />
            </ButtonLink>
            <ButtonLink variant="primary" to="/rewards/orders">
              <FormattedMessage id="rewards.showOrder" />
            </ButtonLink>
          </>
        }
      >
        <RedeemDone order={order} balance={points} deliveryDays={reward.deliveryDays} />
      </Dialog>
    );
  }
  return (
    <Dialog
      opened={opened}
      onClose={loading ? () => undefined : onClose}
      // A second tap must not accept a changed price.
      step={price}
      title={<FormattedMessage id="rewards.redeemTitle" values={{ name: reward.name }} />}
      footer={
        <Footer
          {...redeeming}
          points={points}
          isReady={isReady}
          onClose={onClose}
          onRedeem={() => void run(address.trim())}
        />
      }
    >
      {!isGone && <RedeemSums name={reward.name} points={points} price={price} before={before.price} />}
      {price !== before.price && !isGone && <PriceChanged price={price} />}
      {error !== undefined && <Refusal error={error} before={before} />}
      {!isGone && price <= points && (
        <TextField
          label={<FormattedMessage id="rewards.whereTo" />}
          description={<FormattedMessage id="rewards.whereToHelp" />}
          value={address}
          maxLength={longestAddress}
          disabled={loading}
          onChange={({ currentTarget: { value } }) => setAddress(value)}
        />
      )}
    </Dialog>
  );
}
