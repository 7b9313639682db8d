import { FormattedMessage, useIntl } from 'react-intl';
import { PageTitle } from '#client/features/settings/public';
import { ButtonLink } from '#client/ui/button';
import { PageState } from '#client/ui/states';

/** A module of a gold program, opened without an entry that is still valid. */
export function EntryRequired() {
  const title = useIntl().formatMessage({ id: 'modules.entryRequired' });
  const toTraining = (
    <ButtonLink variant="primary" to="/training">
      <FormattedMessage id="modules.toTraining" />
    </ButtonLink>
  );
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageState title={title} actions={toTraining}>
        <FormattedMessage id="modules.entryRequiredHelp" />
      </PageState>
    </>
  );
}
