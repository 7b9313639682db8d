import { useIntl } from 'react-intl';
import { PageTitle } from '#client/features/settings/public';
import { ScreenLoading } from '#client/ui/connection';

/** Holds the place of a page whose code is on its way. */
export function PageLoading() {
  return (
    <>
      <PageTitle>{useIntl().formatMessage({ id: 'ui.loading' })}</PageTitle>
      <ScreenLoading />
    </>
  );
}
