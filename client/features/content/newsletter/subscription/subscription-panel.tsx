import { useRef, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useErrorMessage } from '#client/platform/requests/error-message';
import { useFormat } from '#client/platform/formats/format';
import { useLanguage } from '#client/platform/i18n/language';
import { languageName } from '#client/platform/i18n/languages';
import { Button } from '#client/ui/button';
import { useReturnedFocus } from '#client/ui/dialog/returned-focus';
import { ErrorNote } from '#client/ui/feedback/messages';
import { StatusLabel } from '#client/ui/status-label';
import { useSection } from '../../section/section-layout';
import { LinkSent } from './link-sent';
import { SubscribeForm } from './subscribe-form';
import styles from './subscription.module.css';
import type { OwnSubscriptionFragment } from './subscription.generated';
import { useSubscribing, type Subscribing } from './use-subscribing';

type StateProps = { own: OwnSubscriptionFragment; subscribing: Subscribing; onChange: () => void };
type Nearest = { nextIssueAt: string | null };

/** The state of an active subscription, with actions to change it. */
function Subscribed({ own, subscribing, onChange, nextIssueAt }: StateProps & Nearest) {
  const { date } = useFormat();
  const { email, lang, confirmedAt } = own;
  return (
    <>
      <StatusLabel shape="tick">
        <FormattedMessage id="newsletter.since" values={{ date: date(confirmedAt!) }} />
      </StatusLabel>
      <h2>
        <FormattedMessage
          id={nextIssueAt ? 'newsletter.nextOn' : 'newsletter.nextSoon'}
          values={{ date: nextIssueAt && date(nextIssueAt) }}
        />
      </h2>
      <p className={`dim ${styles.break}`}>
        <FormattedMessage id="newsletter.goesTo" values={{ email, language: languageName(lang) }} />
      </p>
      <div className={styles.actions}>
        <Button onClick={onChange}>
          <FormattedMessage id="newsletter.change" />
        </Button>
        <Button
          variant="text"
          busyLabel={subscribing.busy ? <FormattedMessage id="newsletter.leaving" /> : undefined}
          onClick={() => void subscribing.leave()}
        >
          <FormattedMessage id="newsletter.leave" />
        </Button>
      </div>
    </>
  );
}

/** The state shortly after unsubscribing, with an undo action. */
function Left({ own, subscribing }: Omit<StateProps, 'onChange'>) {
  const { date } = useFormat();
  return (
    <>
      <StatusLabel shape="outline">
        <FormattedMessage id="newsletter.notSubscribed" />
      </StatusLabel>
      <h2>
        <FormattedMessage id="newsletter.leftOn" values={{ date: date(own.leftAt!) }} />
      </h2>
      <p className="dim">
        <FormattedMessage id="newsletter.leftText" />
      </p>
      <div className={styles.actions}>
        <Button
          variant="strong"
          busyLabel={subscribing.busy ? <FormattedMessage id="newsletter.undoing" /> : undefined}
          onClick={() => void subscribing.rejoin()}
        >
          <FormattedMessage id="newsletter.undo" />
        </Button>
      </div>
    </>
  );
}

/** The state after the confirmation link has expired. */
function Expired({ own, subscribing }: Omit<StateProps, 'onChange'>) {
  return (
    <>
      <StatusLabel shape="cross">
        <FormattedMessage id="newsletter.expired" />
      </StatusLabel>
      <h2>
        <FormattedMessage id="newsletter.expiredTitle" />
      </h2>
      <p className="dim">
        <FormattedMessage id="newsletter.expiredText" />
      </p>
      <div className={styles.actions}>
        <Button
          variant="strong"
          busyLabel={subscribing.busy ? <FormattedMessage id="newsletter.subscribing" /> : undefined}
          onClick={() => void subscribing.subscribe(own.email, own.lang)}
        >
          <FormattedMessage id="newsletter.newLink" />
        </Button>
      </div>
    </>
  );
}

/** The state of an unconfirmed address, with a valid or an expired link. */
function Pending(props: StateProps) {
  const [now] = useState(() => Date.now());
  return now > Date.parse(props.own.linkUntil) ? <Expired {...props} /> : <LinkSent {...props} />;
}

type WishProps = Nearest & { own: OwnSubscriptionFragment | null; email: string; subscribing: Subscribing };

function Wish({ own, email, nextIssueAt, subscribing, onDone }: WishProps & { onDone: () => void }) {
  const { date } = useFormat();
  const { language } = useLanguage();
  const isChange = own?.state === 'confirmed';
  const title = nextIssueAt ? 'newsletter.getNextOn' : 'newsletter.getNext';
  return (
    <>
      <h2>
        <FormattedMessage
          id={isChange ? 'newsletter.change' : title}
          values={{ date: nextIssueAt && date(nextIssueAt) }}
        />
      </h2>
      <p className="dim">
        <FormattedMessage id="newsletter.asks" />
      </p>
      <SubscribeForm
        subscribing={subscribing}
        email={own?.email ?? email}
        lang={own?.lang ?? language}
        actionId={isChange ? 'newsletter.save' : 'newsletter.subscribe'}
        onDone={onDone}
      />
    </>
  );
}

function State(props: WishProps): ReactNode {
  const [changing, setChanging] = useState(false);
  const { own, subscribing } = props;
  const isOpen = own?.state === 'left' && !own.canRejoin;
  if (!own || changing || isOpen) return <Wish {...props} onDone={() => setChanging(false)} />;
  const state = { own, subscribing, onChange: () => setChanging(true) };
  return (
    <div role="status">
      {own.state === 'confirmed' && <Subscribed {...state} nextIssueAt={props.nextIssueAt} />}
      {own.state === 'left' && <Left {...state} />}
      {own.state === 'pending' && <Pending {...state} />}
    </div>
  );
}

type Props = {
  own: OwnSubscriptionFragment | null;
  /** The e-mail address in the person's profile. */
  email: string;
  nextIssueAt: string | null;
};

/** The person's subscription: none, unconfirmed, active, or recently cancelled. */
export function SubscriptionPanel({ own, ...rest }: Props) {
  const intl = useIntl();
  const errorMessage = useErrorMessage();
  const subscribing = useSubscribing(useSection().key);
  const panel = useRef<HTMLElement>(null);
  useReturnedFocus(panel);
  return (
    <section
      ref={panel}
      className={styles.panel}
      tabIndex={-1}
      aria-label={intl.formatMessage({ id: 'newsletter.subscription' })}
    >
      <State own={own} subscribing={subscribing} {...rest} />
      {subscribing.error !== undefined && <ErrorNote>{errorMessage(subscribing.error)}</ErrorNote>}
    </section>
  );
}
