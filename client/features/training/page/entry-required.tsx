import { FormattedMessage, useIntl } from 'react-intl';
import { programNames, programPath, type ProgramBucket } from '#client/features/programs/index';
import { PageTitle } from '#client/features/settings/index';
import { ButtonLink } from '#client/ui/button';
import { PageState } from '#client/ui/feedback/states';

/**
 * Replaces a module of a gold program without valid program access, with a link to the page that asks for the account
 * number.
 */
export function EntryRequired({ bucket }: { bucket: ProgramBucket }) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'modules.entryRequired' });
  const program = intl.formatMessage({ id: programNames[bucket] });
  const actions = (
    <>
      <ButtonLink variant="primary" to={programPath(bucket)}>
        <FormattedMessage id="modules.toProgram" values={{ program }} />
      </ButtonLink>
      <ButtonLink to="/training">
        <FormattedMessage id="modules.toTraining" />
      </ButtonLink>
    </>
  );
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageState title={title} actions={actions}>
        <FormattedMessage id="modules.entryRequiredHelp" />
      </PageState>
    </>
  );
}
