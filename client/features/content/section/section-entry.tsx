import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { programPath, type ProgramBucket } from '#client/features/programs/index';
import { PageTitle } from '#client/features/settings/index';
import { ButtonLink } from '#client/ui/button';
import { PageState } from '#client/ui/feedback/states';

/** Replaces a section that requires program access, with a link to the page that asks for the account number. */
export function SectionEntry({ bucket }: { bucket: ProgramBucket }) {
  const { pathname } = useLocation();
  const title = useIntl().formatMessage({ id: 'section.entryTitle' });
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageState
        title={title}
        actions={
          <>
            <ButtonLink variant="primary" to={programPath(bucket)} state={{ from: pathname }}>
              <FormattedMessage id="section.enter" />
            </ButtonLink>
            <ButtonLink to="/programs">
              <FormattedMessage id="section.aboutProgram" />
            </ButtonLink>
          </>
        }
      >
        <FormattedMessage id="section.entryText" />
      </PageState>
    </>
  );
}
