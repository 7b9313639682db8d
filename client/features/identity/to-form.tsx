import { IconArrowRight } from '@tabler/icons-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useErrorMessage } from '#client/platform/error-message';
import { useLanguage } from '#client/platform/i18n/language';
import { useSession } from '#client/platform/sign-in/session';
import { Button } from '#client/ui/button';

/** How to go to the provider's form, whether that is under way, and what went wrong; by itself where `atOnce`. */
export function useToForm(atOnce = false): { go: () => void; leaving: boolean; error: unknown } {
  const { signIn } = useSession();
  const { language } = useLanguage();
  const [leaving, setLeaving] = useState(atOnce);
  const [error, setError] = useState<unknown>(null);
  const awaitsLeave = useRef(atOnce);

  const leave = useCallback(() => {
    signIn(language).catch((reason: unknown) => {
      console.warn('The sign-in page could not be opened.', reason);
      setLeaving(false);
      setError(reason);
    });
  }, [signIn, language]);

  useEffect(() => {
    if (awaitsLeave.current) leave();
    awaitsLeave.current = false;
  }, [leave]);

  const go = () => {
    setLeaving(true);
    setError(null);
    leave();
  };
  return { go, leaving, error };
}

/** Opens the provider's form, at once or after a click. After a failed sign-in, it waits for a click. */
export function ToForm({ failed = false, atOnce = !failed }: { failed?: boolean; atOnce?: boolean }) {
  // Browsers don't offer what signing in needs at an address that isn't secure.
  const insecure = window.isSecureContext === false;
  const { go, leaving, error } = useToForm(atOnce && !insecure);
  const errorMessage = useErrorMessage();

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
        <p role="alert">{error ? errorMessage(error) : <FormattedMessage id="login.failed" />}</p>
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
