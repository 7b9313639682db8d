import { FormattedMessage, useIntl } from 'react-intl';
import { PageTitle } from '#client/features/settings/public';
import { ButtonLink } from '#client/ui/button';
import { PageState } from '#client/ui/states';

type Props = { titleId: string };

/** Says plainly that a page is not there yet. */
export function NotBuiltPage({ titleId }: Props) {
  const title = useIntl().formatMessage({ id: titleId });
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageState
        title={title}
        actions={
          <ButtonLink variant="primary" to="/">
            <FormattedMessage id="notFound.home" />
          </ButtonLink>
        }
      >
        <FormattedMessage id="notBuilt.text" />
      </PageState>
    </>
  );
}
