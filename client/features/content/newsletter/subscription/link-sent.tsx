import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFormat } from '#client/platform/formats/format';
import { Button } from '#client/ui/button';
import { EmailText } from '#client/ui/email-text';
import { StatusLabel } from '#client/ui/status-label';
import { TreadBar, treadBlocks } from '#client/ui/charts/tread-bar';
import type { OwnSubscriptionFragment } from './subscription.generated';
import styles from './subscription.module.css';
import type { Subscribing } from './use-subscribing';

/** The number of seconds before the link can be sent again. */
const pause = 60;

/** Returns the seconds until the link can be sent again, updated each second. */
function useLeft(requestedAt: string): number {
  const leftNow = () => Math.max(0, pause - Math.floor((Date.now() - Date.parse(requestedAt)) / 1000));
  const [left, setLeft] = useState(leftNow);
  useEffect(() => {
    const timer = setInterval(() => setLeft(leftNow), 500);
    return () => clearInterval(timer);
  });
  return Math.min(pause, left);
}

function SendAgain({ own, subscribing }: { own: OwnSubscriptionFragment; subscribing: Subscribing }) {
  const { duration } = useFormat();
  const left = useLeft(own.requestedAt);
  if (left > 0) {
    return (
      <Button disabled>
        <FormattedMessage id="newsletter.againIn" values={{ time: duration(left) }} />
      </Button>
    );
  }
  return (
    <Button
      busyLabel={subscribing.busy ? <FormattedMessage id="newsletter.subscribing" /> : undefined}
      onClick={() => void subscribing.subscribe(own.email, own.lang)}
    >
      <FormattedMessage id="newsletter.again" />
    </Button>
  );
}

type Props = { own: OwnSubscriptionFragment; subscribing: Subscribing; onChange: () => void };

/** The state after a request: the link in the e-mail must be opened. */
export function LinkSent({ own, subscribing, onChange }: Props) {
  const { email, requestedAt } = own;
  const { time } = useFormat();
  return (
    <>
      <StatusLabel shape="half">
        <FormattedMessage id="newsletter.step" />
      </StatusLabel>
      <h2>
        <FormattedMessage id="newsletter.sent" />
      </h2>
      <p className={styles.break}>
        <FormattedMessage
          id="newsletter.sentText"
          values={{
            email: (
              <strong key="email">
                <EmailText email={email} />
              </strong>
            ),
            time: time(requestedAt),
          }}
        />
      </p>
      <TreadBar blocks={treadBlocks(1, 2, 1)} />
      <div className={styles.actions}>
        <SendAgain own={own} subscribing={subscribing} />
        <Button variant="text" onClick={onChange}>
          <FormattedMessage id="newsletter.changeAddress" />
        </Button>
      </div>
    </>
  );
}
