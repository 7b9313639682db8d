import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { useErrorMessage } from '#client/platform/requests/error-message';
import { useFormat } from '#client/platform/formats/format';
import { Panel } from '#client/ui/layout/card';
import { EmailText } from '#client/ui/email-text';
import { ErrorNote } from '#client/ui/feedback/messages';
import { useRequestPasswordLinkMutation } from './forgot.generated';
import styles from './forgot.module.css';
import { Step } from './step';

/** The number of seconds before the link can be sent again. */
const pause = 5 * 60;

/** Returns the seconds left of the pause, updated each second. `begin` restarts it. */
function usePause() {
  const [until, setUntil] = useState(() => Date.now() + pause * 1000);
  const [left, setLeft] = useState(pause);
  useEffect(() => {
    const timer = setInterval(() => setLeft(Math.max(0, Math.ceil((until - Date.now()) / 1000))), 500);
    return () => clearInterval(timer);
  }, [until]);
  const begin = () => {
    setUntil(Date.now() + pause * 1000);
    setLeft(pause);
  };
  return { left, begin };
}

function SendAgain({ email }: { email: string }) {
  const { duration } = useFormat();
  const errorMessage = useErrorMessage();
  const { left, begin } = usePause();
  const [request, { loading, error }] = useRequestPasswordLinkMutation();
  const send = async () => {
    const { data } = await request({ variables: { input: { email } } });
    if (data) begin();
  };
  if (left > 0) return <FormattedMessage id="forgot.againIn" values={{ time: duration(left) }} />;
  return (
    <>
      <button
        type="button"
        className={styles.link}
        disabled={loading}
        // The error appears below.
        onClick={() => void send().catch(() => undefined)}
      >
        <FormattedMessage id="forgot.again" />
      </button>
      {error && <ErrorNote>{errorMessage(error)}</ErrorNote>}
    </>
  );
}

/** Confirms that a link was sent, with the same text for unknown addresses. */
export function LinkSent({ email, onRequestAgain }: { email: string; onRequestAgain: () => void }) {
  return (
    <>
      <Step step={2} title={<FormattedMessage id="forgot.sent" />}>
        <p role="status" className={styles.break}>
          <FormattedMessage
            id="forgot.sentText"
            values={{
              email: (
                <strong>
                  <EmailText email={email} />
                </strong>
              ),
              minutes: 30,
            }}
          />
        </p>
        <p className="dim">
          <FormattedMessage id="forgot.sameAnswer" />
        </p>
      </Step>
      <Panel>
        <h2 className="sm">
          <FormattedMessage id="forgot.nothing" />
        </h2>
        <ul className={styles.ways}>
          <li>
            <FormattedMessage id="forgot.junk" />
          </li>
          <li>
            <FormattedMessage id="forgot.most" />
          </li>
          <li>
            <button type="button" className={styles.link} onClick={onRequestAgain}>
              <FormattedMessage id="forgot.other" />
            </button>
          </li>
          <li>
            <SendAgain email={email} />
          </li>
          <li>
            <Link to="/contact">
              <FormattedMessage id="login.contact" />
            </Link>
          </li>
        </ul>
      </Panel>
    </>
  );
}
