import { useIntl } from 'react-intl';
import { Navigate, useLocation } from 'react-router-dom';
import { PageTitle } from '#client/features/settings/public';
import { useSession } from '#client/platform/sign-in/session';
import { wantedPath } from '#client/platform/sign-in/wanted-path';
import { SignedOut } from './signed-out';
import { SplitLayout } from './split-layout';
import { ToForm } from './to-form';

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
    <SplitLayout low={ended !== null}>
      <PageTitle>{intl.formatMessage({ id: 'login.title' })}</PageTitle>
      {ended ? <SignedOut reason={ended} /> : <ToForm failed={failed} />}
    </SplitLayout>
  );
}
