import { FormattedMessage, useIntl } from 'react-intl';
import { Navigate, useLocation } from 'react-router-dom';
import { PageTitle, useSettings } from '#client/features/settings/public';
import { useSession } from '#client/platform/sign-in/session';
import { wantedPath } from '#client/platform/sign-in/wanted-path';
import { BrandMark } from '#client/ui/art/brand-mark';
import { lettering } from '#client/ui/art/lettering';
import { Sidewall } from '#client/ui/art/sidewall';
import styles from './login-page.module.css';
import { SignedOut } from './signed-out';
import { ToForm } from './to-form';

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

/**
 * Where a visitor goes on to the provider's form: at once, unless there is something to say before, such as why the
 * session ended.
 */
export default function LoginPage() {
  const { state, ended } = useSession();
  const failed = useLocation().state?.failed === true;
  const intl = useIntl();
  if (state === 'signedIn') return <Navigate to={wantedPath()} replace />;
  return (
    <main id="main" className={styles.login} data-ended={ended ?? undefined}>
      <PageTitle>{intl.formatMessage({ id: 'login.title' })}</PageTitle>
      <Band />
      <div className={styles.side}>
        <div className={styles.form}>{ended ? <SignedOut reason={ended} /> : <ToForm failed={failed} />}</div>
      </div>
    </main>
  );
}
