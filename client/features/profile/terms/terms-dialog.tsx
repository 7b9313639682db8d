import { IconLanguage, IconLogout } from '@tabler/icons-react';
import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useSettings } from '#client/features/settings/index';
import { languages } from '#client/platform/i18n/languages';
import { useChooseLanguage } from '#client/platform/i18n/use-choose-language';
import { Button } from '#client/ui/button';
import { Dialog } from '#client/ui/dialog/dialog';
import { ErrorNote } from '#client/ui/feedback/messages';
import { Waiting } from '#client/ui/feedback/states';
import { TermsDetails, TermsNews, TermsText } from './terms-text';
import { useTermsQuery } from './terms.generated';
import styles from './terms.module.css';
import { useTermsAnswer } from './use-terms-answer';

/** Explains the consequence of declining, with links to read the terms and ask questions. */
function Help() {
  const { language, choose } = useChooseLanguage();
  return (
    <>
      <p className={`dim sm ${styles.help}`}>
        <IconLogout size={16} stroke={1.9} aria-hidden />
        <span>
          <FormattedMessage id="terms.whatNoDoes" />
        </span>
      </p>
      <p className={`dim sm ${styles.help}`}>
        <IconLanguage size={16} stroke={1.9} aria-hidden />
        <span>
          <FormattedMessage id="terms.alsoIn" />
          {languages
            .filter(({ code }) => code !== language)
            .map(({ code, name }) => (
              <button
                key={code}
                type="button"
                lang={code}
                className={styles.link}
                onClick={() => choose(code)}
              >
                {name}
              </button>
            ))}
          <FormattedMessage
            id="terms.questions"
            values={{
              contact: (text) => (
                <Link key="contact" to="/contact">
                  {text}
                </Link>
              ),
            }}
          />
        </span>
      </p>
    </>
  );
}

/** Calls `look` whenever this window becomes visible or focused. */
function useOnReturn(look: () => void): void {
  useEffect(() => {
    const returned = () => {
      if (document.visibilityState === 'visible') look();
    };
    document.addEventListener('visibilitychange', returned);
    window.addEventListener('focus', returned);
    return () => {
      document.removeEventListener('visibilitychange', returned);
      window.removeEventListener('focus', returned);
    };
  }, [look]);
}

type Props = {
  opened: boolean;
  /** Called after the person has accepted the terms here. */
  onAccepted: () => void;
  /** Called when the person returns to this window, because they may have answered in another one. */
  onReturn: () => void;
};

/** The privacy policy dialog. It can only be accepted or declined. */
export default function TermsDialog({ opened, onAccepted, onReturn }: Props) {
  const intl = useIntl();
  const { data, error, refetch } = useTermsQuery({ fetchPolicy: 'network-only' });
  const terms = data?.terms;
  const { busy, failure, answer } = useTermsAnswer(terms?.version, onAccepted, () => void refetch());
  useOnReturn(onReturn);
  const { termsVersion } = useSettings();
  const visible = terms?.version;
  useEffect(() => {
    if (visible !== undefined && visible !== termsVersion) void refetch();
  }, [visible, termsVersion, refetch]);
  const busyLabel = (which: typeof busy, id: 'terms.saving' | 'session.loggingOut') =>
    busy === which ? <FormattedMessage id={id} /> : undefined;
  return (
    <Dialog
      // Opens after the terms have loaded, so that the focus goes to the text and not to the first button.
      opened={opened && Boolean(terms ?? error)}
      onClose={() => undefined}
      mustChoose
      size="lg"
      title={<FormattedMessage id="shell.privacyPolicy" />}
      footer={
        <>
          <Button
            size="lg"
            onClick={() => void answer('no')}
            busyLabel={busyLabel('no', 'session.loggingOut')}
          >
            <FormattedMessage id="terms.no" />
          </Button>
          <Button
            size="lg"
            variant="primary"
            disabled={!terms}
            onClick={() => void answer('yes')}
            busyLabel={busyLabel('yes', 'terms.saving')}
          >
            <FormattedMessage id="terms.yes" />
          </Button>
        </>
      }
    >
      {!terms ? (
        <Waiting error={error} onRetry={() => void refetch()} />
      ) : (
        <div className={styles.body}>
          <TermsDetails terms={terms} />
          <TermsNews terms={terms} />
          <div
            className={styles.scroll}
            role="region"
            aria-label={intl.formatMessage({ id: 'shell.privacyPolicy' })}
            tabIndex={0}
            data-autofocus
          >
            <TermsText terms={terms} />
          </div>
          {failure && <ErrorNote>{failure}</ErrorNote>}
          <p className={styles.question}>
            <FormattedMessage id="terms.question" />
          </p>
          <Help />
        </div>
      )}
    </Dialog>
  );
}
