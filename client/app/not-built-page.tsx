import { FormattedMessage, useIntl } from 'react-intl';
import { PageTitle } from '#client/features/settings/public';
import { ButtonLink } from '#client/ui/button';
import { PageState } from '#client/ui/states';

type Props = { titleId: string; textId?: string; contact?: boolean };

/** Says plainly that a page is not there yet. */
export function NotBuiltPage({ titleId, textId = 'notBuilt.text', contact }: Props) {
  const title = useIntl().formatMessage({ id: titleId });
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageState
        title={title}
        actions={
          <>
            <ButtonLink variant="primary" to="/">
              <FormattedMessage id="notFound.home" />
            </ButtonLink>
            {contact && (
              <ButtonLink to="/contact">
                <FormattedMessage id="login.contact" />
              </ButtonLink>
            )}
          </>
        }
      >
        <FormattedMessage id={textId} />
      </PageState>
    </>
  );
}
