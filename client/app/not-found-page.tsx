import { Suspense } from 'react';
import { FormattedMessage } from 'react-intl';
import { SearchBox } from '#client/features/search/index';
import { NoSuchPage } from '#client/features/settings/index';
import { useSession } from '#client/platform/sign-in/session';
import { ButtonLink } from '#client/ui/button';

/** The page for unknown addresses, with links to continue. */
export default function NotFoundPage() {
  const signedIn = useSession().state === 'signedIn';
  return (
    <NoSuchPage
      textId={signedIn ? 'notFound.text' : 'notFound.textSignedOut'}
      to="/"
      toId="notFound.home"
      box={
        signedIn && (
          <Suspense>
            <SearchBox />
          </Suspense>
        )
      }
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
