import { FormattedMessage } from 'react-intl';
import { NoSuchPage } from '#client/features/settings/public';
import { useSession } from '#client/platform/sign-in/session';
import { ButtonLink } from '#client/ui/button';

/** For addresses that lead nowhere: says what to do now. */
export function NotFoundPage() {
  const signedIn = useSession().state === 'signedIn';
  return (
    <NoSuchPage
      textId={signedIn ? 'notFound.text' : 'notFound.textSignedOut'}
      to="/"
      toId="notFound.home"
      more={
        <>
          {signedIn && (
            <ButtonLink variant="secondary" to="/training">
              <FormattedMessage id="home.allModules" />
            </ButtonLink>
          )}
          <ButtonLink variant="text" to="/contact">
            <FormattedMessage id="login.contact" />
          </ButtonLink>
        </>
      }
    />
  );
}
