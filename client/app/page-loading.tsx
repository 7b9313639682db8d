import { useIntl } from 'react-intl';
import { PageTitle } from '#client/features/settings/index';
import { ScreenLoading } from '#client/ui/feedback/connection';

/** The placeholder of a page whose code is loading. */
export function PageLoading() {
  return (
    <>
      <PageTitle>{useIntl().formatMessage({ id: 'ui.loading' })}</PageTitle>
      <ScreenLoading />
    </>
  );
}
