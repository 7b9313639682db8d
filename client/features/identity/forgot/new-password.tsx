import { useRef, useState, type SyntheticEvent } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { problemOfNext, rejectionOfNext, RuleList } from '#client/features/profile/password/index';
import { errorCode } from '#client/platform/requests/error-code';
import { useErrorMessage } from '#client/platform/requests/error-message';
import { keepSessionEnd } from '#client/platform/sign-in/session-end';
import { Button } from '#client/ui/button';
import { PasswordField } from '#client/ui/fields/fields';
import { ErrorNote } from '#client/ui/feedback/messages';
import { useSetPasswordByLinkMutation } from './forgot.generated';
import styles from './forgot.module.css';
import { Step } from './step';

type Props = {
  token: string;
  email: string;
  /** True if the person was invited and never had a password. */
  isFirst: boolean;
  onUsed: () => void;
};

/** Returns the message ids of the problems of both fields. */
const problemsOf = (password: string, again: string) => ({
  password: problemOfNext(password),
  again: password === again ? undefined : 'password.differ',
});

function Head({ email, isFirst }: Pick<Props, 'email' | 'isFirst'>) {
  if (!isFirst)
    return (
      <Step step={3} title={<FormattedMessage id="forgot.new" />}>
        <p className={`dim ${styles.break}`}>
          <FormattedMessage id="forgot.for" values={{ email }} />
        </p>
      </Step>
    );
  return (
    <div>
      <h1>
        <FormattedMessage id="forgot.welcome" />
      </h1>
      <p className={`dim ${styles.break}`}>
        <FormattedMessage id="forgot.welcomeText" values={{ email }} />
      </p>
    </div>
  );
}

/** The form that sets a new password, typed twice, and continues to sign-in. */
export function NewPassword({ token, email, isFirst, onUsed }: Props) {
  const intl = useIntl();
  const errorMessage = useErrorMessage();
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [submitted, setSubmitted] = useState(false);
  const [set, { loading, error, reset }] = useSetPasswordByLinkMutation();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const problems = problemsOf(password, again);
  const rejection = error && rejectionOfNext(errorCode(error));
  const save = async () => {
    const { data } = await set({ variables: { input: { token, password } } });
    if (!data) return;
    keepSessionEnd('saved');
    await navigate('/login', { replace: true, state: { saved: true, email } });
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setSubmitted(true);
    if (problems.password || problems.again || loading) return;
    save().catch((reason: unknown) => {
      // Other errors appear in the form.
      if (errorCode(reason) === 'NOT_FOUND') onUsed();
      else if (rejectionOfNext(errorCode(reason))) input.current?.focus();
    });
  };
  const said = (id: string | undefined) => submitted && id !== undefined && intl.formatMessage({ id });
  return (
    <>
      <Head email={email} isFirst={isFirst} />
      <form className={styles.fields} onSubmit={submit} noValidate>
        {/* Lets password managers find the account. */}
        <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        <div>
          <PasswordField
            ref={input}
            label={intl.formatMessage({ id: 'password.new' })}
            autoComplete="new-password"
            aria-describedby="password-rules"
            value={password}
            onChange={(event) => {
              setPassword(event.currentTarget.value);
              if (error) reset();
            }}
            error={said(problems.password ?? rejection)}
          />
          <RuleList id="password-rules" password={password} />
        </div>
        <PasswordField
          label={intl.formatMessage({ id: 'password.again' })}
          autoComplete="new-password"
          value={again}
          onChange={(event) => setAgain(event.currentTarget.value)}
          error={said(problems.again)}
        />
        {error && !rejection ? <ErrorNote>{errorMessage(error)}</ErrorNote> : null}
        <Button
          type="submit"
          variant="primary"
          size="lg"
          block
          busyLabel={loading ? <FormattedMessage id="forgot.saving" /> : undefined}
        >
          <FormattedMessage id="forgot.save" />
        </Button>
      </form>
      {!isFirst && (
        <p className="dim sm">
          <FormattedMessage id="forgot.devices" />
        </p>
      )}
    </>
  );
}
