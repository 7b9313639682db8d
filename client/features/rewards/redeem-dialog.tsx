import { IconReplace } from '@tabler/icons-react';
import { Checkbox } from '@mantine/core';
import { useId, useState, type FormEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { errorCode, isOutcomeUnknown, newPrice, rejectedFields } from '#client/platform/requests/error-code';
import { useErrorMessage } from '#client/platform/requests/error-message';
import { bold } from '#client/ui/bold';
import { Button, ButtonLink } from '#client/ui/button';
import { Dialog } from '#client/ui/dialog/dialog';
import { ErrorNote, Note } from '#client/ui/feedback/messages';
import { type AddressDraft, toInput } from './address/address-draft';
import { AddressForm } from './address/address-form';
import { useAddress } from './address/use-address';
import { RedeemDone } from './redeem-done';
import { RedeemSums } from './redeem-sums';
import styles from './redeem.module.css';
import { useRedeemRewardMutation, type RedeemRewardMutation } from './redeem.generated';
import type { VisibleRewardFragment } from './reward.generated';

type Order = RedeemRewardMutation['redeemReward']['order'];

/** Errors after which the reward can't be redeemed in this dialog. */
const final = ['OUT_OF_STOCK', 'NOT_ENOUGH_POINTS', 'NOT_FOUND'];
const outdated = [...final, 'PRICE_CHANGED'];

type Props = {
  opened: boolean;
  reward: VisibleRewardFragment;
  points: number;
  /** The initial address of the form. */
  address: AddressDraft;
  /** Stays the same until an order exists, because the response of an attempt may be lost. */
  idempotencyKey: string;
  onOrdered: () => void;
  onClose: () => void;
};

/** Redeems a reward. Returns the pending state and the outcome. */
function useRedeeming({ reward, points, idempotencyKey, address: initial, onOrdered }: Props) {
  const address = useAddress(initial);
  const [isRemembered, setRemembered] = useState(true);
  const [redeem, { loading, error, client }] = useRedeemRewardMutation({
    update: (cache, { data }, { variables }) => {
      const shipped = data?.redeemReward.order.shippingAddress;
      if (shipped && variables?.input.rememberAddress)
        cache.modify({ fields: { suggestedShippingAddress: () => shipped } });
      cache.evict({ id: cache.identify({ __typename: 'Query', id: 'ROOT_QUERY' }), fieldName: 'rewards' });
      cache.gc();
    },
  });
  const [price, setPrice] = useState(reward.price);
  const [before] = useState({ points, price: reward.price });
  const [order, setOrder] = useState<Order>();
  // The displayed data is outdated. Errors of the refetch appear where the data is shown.
  const refetch = () => void client.refetchQueries({ include: 'active' }).catch(() => undefined);
  const run = async () => {
    const input = {
      rewardId: reward.id,
      expectedPrice: price,
      shippingAddress: toInput(address.draft),
      rememberAddress: isRemembered,
      idempotencyKey,
    };
    try {
      const { data } = await redeem({ variables: { input } });
      setOrder(data?.redeemReward.order);
      onOrdered();
    } catch (rejected) {
      const changed = newPrice(rejected);
      address.reject(rejectedFields(rejected));
      if (changed !== null) setPrice(changed);
      if (outdated.includes(errorCode(rejected))) refetch();
    }
  };
  return { run, loading, error, price, before, order, address, isRemembered, setRemembered };
}

type Redeeming = ReturnType<typeof useRedeeming>;

/** The reason why redeeming failed, which replaces the buttons. */
function Rejection({ error, before }: Pick<Redeeming, 'error' | 'before'>) {
  const errorMessage = useErrorMessage();
  const code = errorCode(error);
  if (code === 'PRICE_CHANGED') return null;
  if (isOutcomeUnknown(error)) {
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
  formId: string;
};

function Footer({ error, loading, price, points, formId, onClose }: FooterProps) {
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
        <FormattedMessage id="rewards.back" />
      </Button>
      <Button
        type="submit"
        form={formId}
        variant="primary"
        busyLabel={loading ? <FormattedMessage id="rewards.redeeming" /> : undefined}
      >
        <FormattedMessage id="rewards.orderForPoints" values={{ price }} />
      </Button>
    </>
  );
}

/** The dialog that redeems a reward: address, price and resulting balance. A reward is ordered only once. */
export function RedeemDialog(props: Props) {
  const { opened, reward, onClose } = props;
  const formId = useId();
  const redeeming = useRedeeming(props);
  const { error, price, before, order, run, loading, address, isRemembered, setRemembered } = redeeming;
  // After an unknown outcome, a lower balance may come from this very order.
  const points = isOutcomeUnknown(error) ? before.points : props.points;
  const isRemoved = error !== undefined && ['OUT_OF_STOCK', 'NOT_FOUND'].includes(errorCode(error));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const { elements } = event.currentTarget;
    const invalid = address.check();
    if (invalid) (elements.namedItem(invalid) as HTMLElement | null)?.focus();
    else if (!loading) void run();
  };
  if (order) {
    return (
      <Dialog
        opened={opened}
        onClose={onClose}
        step="ordered"
        title={<FormattedMessage id="rewards.onOrder" values={{ name: order.rewardName }} />}
        footer={
          <>
            <ButtonLink to="/rewards/orders">
              <FormattedMessage id="rewards.seeOrders" />
            </ButtonLink>
            <Button variant="primary" onClick={onClose}>
              <FormattedMessage id="rewards.done" />
            </Button>
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
      size="lg"
      title={<FormattedMessage id="rewards.address.where" />}
      footer={<Footer {...redeeming} points={points} formId={formId} onClose={onClose} />}
    >
      {!isRemoved && address.problemCount === 0 && (
        <RedeemSums name={reward.name} points={points} price={price} before={before.price} />
      )}
      <div className={styles.notes}>
        {price !== before.price && !isRemoved && <PriceChanged price={price} />}
        {error !== undefined && <Rejection error={error} before={before} />}
        {address.problemCount > 0 && (
          <ErrorNote>
            <FormattedMessage
              id="rewards.address.checkFields"
              values={{ count: address.problemCount, b: bold }}
            />
          </ErrorNote>
        )}
      </div>
      {!isRemoved && price <= points && (
        <form id={formId} noValidate onSubmit={submit}>
          <AddressForm address={address} disabled={loading} />
          <Checkbox
            className={styles.remember}
            label={<FormattedMessage id="rewards.address.remember" />}
            checked={isRemembered}
            disabled={loading}
            onChange={({ currentTarget }) => setRemembered(currentTarget.checked)}
          />
        </form>
      )}
    </Dialog>
  );
}
