import { IconArrowLeft } from '@tabler/icons-react';
import { useState, type SyntheticEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useErrorMessage } from '#client/platform/requests/error-message';
import { Button } from '#client/ui/button';
import { TextField } from '#client/ui/fields/fields';
import { ErrorNote } from '#client/ui/feedback/messages';
import { useRequestPasswordLinkMutation } from './forgot.generated';
import styles from './forgot.module.css';
import { Step } from './step';

const maxLength = 300;

type Props = { email: string; onSent: (email: string) => void };

/** The form that requests a link to a new password. */
export function RequestLink({ email: before, onSent }: Props) {
  const intl = useIntl();
  const errorMessage = useErrorMessage();
  const [email, setEmail] = useState(before);
  const [wrong, setWrong] = useState(false);
  const [request, { loading, error }] = useRequestPasswordLinkMutation();
  const send = async () => {
    const typed = email.trim();
    setWrong(!typed.includes('@'));
    if (!typed.includes('@')) return;
    const { data } = await request({ variables: { input: { email: typed } } });
    if (data) onSent(typed);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    // The form shows the error.
    if (!loading) void send().catch(() => undefined);
  };
  return (
    <>
      <Step step={1} title={<FormattedMessage id="forgot.ask" />}>
        <p className="dim">
          <FormattedMessage id="forgot.askText" />
        </p>
      </Step>
      <form className={styles.fields} onSubmit={submit} noValidate>
        <TextField
          label={intl.formatMessage({ id: 'forgot.email' })}
          type="email"
          autoComplete="email"
          maxLength={maxLength}
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
          error={wrong && intl.formatMessage({ id: 'forgot.emailWrong' })}
        />
        {error && <ErrorNote>{errorMessage(error)}</ErrorNote>}
        <Button
          type="submit"
          variant="primary"
          size="lg"
          block
          busyLabel={loading ? <FormattedMessage id="forgot.sending" /> : undefined}
        >
          <FormattedMessage id="forgot.send" />
        </Button>
      </form>
      <p className="dim sm">
        <FormattedMessage id="forgot.company" />
      </p>
      <p>
        <Link to="/login" state={{ email: email.trim() || undefined }} className={styles.back}>
          <IconArrowLeft size={16} stroke={1.9} aria-hidden />
          <FormattedMessage id="forgot.toSignIn" />
        </Link>
      </p>
    </>
  );
}
