import { FormattedMessage, useIntl } from 'react-intl';
import { PageTitle } from '#client/features/settings/public';
import { ButtonLink } from '#client/ui/button';
import { PageState } from '#client/ui/states';

function ToTraining() {
  return (
    <ButtonLink variant="primary" to="/training">
      <FormattedMessage id="modules.toTraining" />
    </ButtonLink>
  );
}

/** No module by this id, or none that this person may see. */
export function NoSuchModule() {
  const title = useIntl().formatMessage({ id: 'notFound.title' });
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageState number="404" title={title} actions={<ToTraining />}>
        <FormattedMessage id="modules.notFoundHelp" />
      </PageState>
    </>
  );
}

/** A module of a gold program, opened without an entry that is still valid. */
export function EntryRequired() {
  const title = useIntl().formatMessage({ id: 'modules.entryRequired' });
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageState title={title} actions={<ToTraining />}>
        <FormattedMessage id="modules.entryRequiredHelp" />
      </PageState>
    </>
  );
}
