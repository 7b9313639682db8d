import { FormattedMessage, useIntl } from 'react-intl';
import { PageTitle } from '#client/features/settings/public';
import { useSession } from '#client/platform/sign-in/session';
import { ButtonLink } from '#client/ui/button';
import { PageState } from '#client/ui/states';

/** For addresses that lead nowhere: says what to do now. */
export function NotFoundPage() {
  const title = useIntl().formatMessage({ id: 'notFound.title' });
  const signedIn = useSession().state === 'signedIn';
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageState
        number="404"
        title={title}
        actions={
          <>
            <ButtonLink variant="primary" to="/">
              <FormattedMessage id="notFound.home" />
            </ButtonLink>
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
      >
        <FormattedMessage id={signedIn ? 'notFound.text' : 'notFound.textSignedOut'} />
      </PageState>
    </>
  );
}
