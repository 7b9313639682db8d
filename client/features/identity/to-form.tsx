import { IconArrowRight } from '@tabler/icons-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { errorCode } from '#client/platform/requests/error-code';
import { useErrorMessage } from '#client/platform/requests/error-message';
import { useLanguage } from '#client/platform/i18n/language';
import { useSession } from '#client/platform/sign-in/session';
import { Button } from '#client/ui/button';

const firstPause = 5_000;
const maxPause = 30_000;

/** Returns true if the sign-in service is down, which resolves itself. */
const isProviderAway = (error: unknown): boolean => errorCode(error) === 'IDENTITY_UNAVAILABLE';

/** Calls `retry` after each failure to reach the sign-in service, with backoff, and when the device is back online. */
function useRetryWhileAway(error: unknown, retry: () => void) {
  const pause = useRef(firstPause);
  useEffect(() => {
    if (!isProviderAway(error)) return undefined;
    // Random jitter, so that the retries of all clients don't hit the provider at once.
    const timer = setTimeout(retry, pause.current * (1 + Math.random() / 2));
    pause.current = Math.min(pause.current * 1.5, maxPause);
    window.addEventListener('online', retry);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', retry);
    };
  }, [error, retry]);
}

export type ToFormOptions = {
  /** True if the form opens without a click. */
  atOnce?: boolean;
  /** The e-mail address to prefill. */
  email?: string;
};

/**
 * Returns a function that opens the provider's form, its pending state and its error. While the sign-in service is
 * down, it retries automatically.
 */
export function useToForm({ atOnce = false, email }: ToFormOptions = {}): {
  go: () => void;
  leaving: boolean;
  error: unknown;
} {
  const { signIn } = useSession();
  const { language } = useLanguage();
  const [leaving, setLeaving] = useState(atOnce);
  const [error, setError] = useState<unknown>(null);
  const awaitsLeave = useRef(atOnce);

  const leave = useCallback(() => {
    signIn(language, email).catch((reason: unknown) => {
      console.warn('The sign-in page could not be opened.', reason);
      setLeaving(false);
      setError(reason);
    });
  }, [signIn, language, email]);

  useEffect(() => {
    if (awaitsLeave.current) leave();
    awaitsLeave.current = false;
  }, [leave]);
  useRetryWhileAway(error, leave);

  const go = () => {
    setLeaving(true);
    setError(null);
    leave();
  };
  return { go, leaving, error };
}

/** The reason why the provider's form can't be opened. */
export function ToFormError({ error }: { error: unknown }) {
  const errorMessage = useErrorMessage();
  return isProviderAway(error) ? <FormattedMessage id="login.providerAway" /> : errorMessage(error);
}

/** Opens the provider's form, at once or after a click. */
export function ToForm({ failed = false, atOnce = false, email }: ToFormOptions & { failed?: boolean }) {
  // Sign-in needs browser APIs that are only available in secure contexts.
  const insecure = window.isSecureContext === false;
  const { go, leaving, error } = useToForm({ atOnce: atOnce && !insecure, email });

  return (
    <>
      <div>
        <h1>
          <FormattedMessage id="login.title" />
        </h1>
        <p className="dim">
          <FormattedMessage id="login.audience" />
        </p>
      </div>
      {insecure && (
        <p role="alert">
          <FormattedMessage id="login.insecure" />
        </p>
      )}
      {!insecure && (error || failed) && !leaving ? (
        <p role="alert">{error ? <ToFormError error={error} /> : <FormattedMessage id="login.failed" />}</p>
      ) : null}
      <Button
        variant="primary"
        size="lg"
        block
        onClick={go}
        disabled={insecure}
        busyLabel={leaving ? <FormattedMessage id="login.opening" /> : undefined}
      >
        <FormattedMessage id="login.title" />
        <IconArrowRight size={20} stroke={1.9} aria-hidden />
      </Button>
    </>
  );
}
