import {
  IconClockPause,
  IconDeviceMobileOff,
  IconFileOff,
  IconLockCheck,
  IconLogout,
  type Icon,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { useSettings } from '#client/features/settings/index';
import type { SessionEnd } from '#client/platform/sign-in/session-end';
import { Button } from '#client/ui/button';
import { ToFormError, type ToFormOptions, useToForm } from './to-form';

type Words = { icon: Icon; title: string; text: string; note?: 'comeBack' | 'notYou' | 'deletion' };

const words: Record<SessionEnd, Words> = {
  self: { icon: IconLogout, title: 'ended.self', text: 'ended.selfText' },
  tab: { icon: IconLogout, title: 'ended.tab', text: 'ended.tabText' },
  away: { icon: IconLogout, title: 'ended.away', text: 'ended.awayText' },
  idle: { icon: IconClockPause, title: 'ended.idle', text: 'ended.idleText', note: 'comeBack' },
  expired: { icon: IconClockPause, title: 'ended.expired', text: 'ended.expiredText', note: 'comeBack' },
  elsewhere: {
    icon: IconDeviceMobileOff,
    title: 'ended.elsewhere',
    text: 'ended.elsewhereText',
    note: 'notYou',
  },
  password: { icon: IconLockCheck, title: 'ended.password', text: 'ended.passwordText', note: 'notYou' },
  saved: { icon: IconLockCheck, title: 'ended.saved', text: 'ended.savedText' },
  terms: { icon: IconFileOff, title: 'ended.terms', text: 'ended.termsText', note: 'deletion' },
};

const toContact = (text: ReactNode) => (
  <Link key="contact" to="/contact">
    {text}
  </Link>
);

const notes: Record<NonNullable<Words['note']>, ReactNode> = {
  comeBack: <FormattedMessage id="ended.comeBack" />,
  notYou: (
    <FormattedMessage
      id="ended.notYou"
      values={{
        forgot: (text) => (
          <Link key="forgot" to="/forgot">
            {text}
          </Link>
        ),
        contact: toContact,
      }}
    />
  ),
  deletion: <FormattedMessage id="ended.deletion" values={{ contact: toContact }} />,
};

const actions: Record<NonNullable<Words['note']>, string> = {
  comeBack: 'ended.goOn',
  notYou: 'login.title',
  deletion: 'ended.readAgain',
};

/** Says why the session ended, with a button that opens the sign-in form. */
export function SignedOut({ reason, ...options }: ToFormOptions & { reason: SessionEnd }) {
  const { productName, sessionIdleSeconds, sessionCountdownSeconds } = useSettings();
  const { go, leaving, error } = useToForm(options);
  const { icon: ReasonIcon, title, text, note } = words[reason];
  const minutes = Math.max(1, Math.round((sessionIdleSeconds + sessionCountdownSeconds) / 60));
  return (
    <>
      <div>
        <ReasonIcon size={28} stroke={1.9} aria-hidden />
        <h1>
          <FormattedMessage id={title} />
        </h1>
        <p role="status">
          <FormattedMessage id={text} values={{ product: productName, minutes }} />
        </p>
      </div>
      {error && !leaving ? (
        <p role="alert">
          <ToFormError error={error} />
        </p>
      ) : null}
      <Button
        variant="primary"
        size="lg"
        block
        onClick={go}
        busyLabel={leaving ? <FormattedMessage id="login.opening" /> : undefined}
      >
        <FormattedMessage id={note ? actions[note] : 'login.title'} />
      </Button>
      {note && <p className="dim sm">{notes[note]}</p>}
    </>
  );
}
