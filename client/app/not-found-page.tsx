import { FormattedMessage, useIntl } from 'react-intl';
import { PageTitle } from '#client/features/settings/public';
import { ButtonLink } from '#client/ui/button';
import { PageState } from '#client/ui/states';

/** For addresses that lead nowhere. */
export function NotFoundPage() {
  const title = useIntl().formatMessage({ id: 'notFound.title' });
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageState
        number="404"
        title={title}
        actions={
          <ButtonLink variant="primary" to="/">
            <FormattedMessage id="notFound.home" />
          </ButtonLink>
        }
      >
        <FormattedMessage id="notFound.text" />
      </PageState>
    </>
  );
}
