import { IconArrowRight } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, Navigate } from 'react-router-dom';
import { PageTitle, useSettings } from '#client/features/settings/public';
import { useLanguage } from '#client/platform/i18n/language';
import { useSession } from '#client/platform/sign-in/session';
import { wantedPath } from '#client/platform/sign-in/wanted-path';
import { BrandMark } from '#client/ui/art/brand-mark';
import { lettering } from '#client/ui/art/lettering';
import { Sidewall } from '#client/ui/art/sidewall';
import { Button } from '#client/ui/button';
import { LanguageChoice } from './language-choice';
import styles from './login-page.module.css';

const sizes =
  '205/55 R16 94H XL · M+S · DOT 4726 · 225/45 R17 91W · 35×12.50 R17 LT · 120/70 ZR17 · 295/80 R22.5 ·';

function Band() {
  const { productName, loginLine } = useSettings();
  const { text, size } = lettering(loginLine, useIntl().locale, { letters: 53, size: 58 });
  return (
    <div className={`rubber ${styles.band}`}>
      <Sidewall className={styles.wheel} text={text} smallText={sizes} turn={-52} letterSize={size} />
      <div className={styles.bandText}>
        <div className={styles.brand}>
          <BrandMark />
          <span className={styles.word}>{productName}</span>
        </div>
        <p className="desk-only dim sm">
          <FormattedMessage id="login.promise" />
        </p>
      </div>
    </div>
  );
}

function SignInForm() {
  const { signIn } = useSession();
  const { language } = useLanguage();
  const [leaving, setLeaving] = useState(false);
  const leave = () => {
    setLeaving(true);
    signIn(language).catch((error: unknown) => {
      console.warn('The sign-in page could not be opened.', error);
      setLeaving(false);
    });
  };
  return (
    <div className={styles.form}>
      <div>
        <h1>
          <FormattedMessage id="login.title" />
        </h1>
        <p className="dim">
          <FormattedMessage id="login.audience" />
        </p>
      </div>
      <LanguageChoice />
      <Button
        variant="primary"
        size="lg"
        block
        onClick={leave}
        busyLabel={leaving ? <FormattedMessage id="login.opening" /> : undefined}
      >
        <FormattedMessage id="login.withEmail" />
        <IconArrowRight size={20} stroke={1.9} aria-hidden />
      </Button>
      <div className={styles.links}>
        <Link to="/forgot">
          <FormattedMessage id="login.forgot" />
        </Link>
        <Link to="/contact">
          <FormattedMessage id="login.contact" />
        </Link>
      </div>
    </div>
  );
}

/** Where a visitor chooses a language and goes on to the provider's sign-in. */
export default function LoginPage() {
  const { state } = useSession();
  const intl = useIntl();
  if (state === 'signedIn') return <Navigate to={wantedPath()} replace />;
  return (
    <main id="main" className={styles.login}>
      <PageTitle>{intl.formatMessage({ id: 'login.title' })}</PageTitle>
      <Band />
      <div className={styles.side}>
        <SignInForm />
      </div>
    </main>
  );
}
