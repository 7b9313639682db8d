import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useParams } from 'react-router-dom';
import { NoSuchPage, PageTitle } from '#client/features/settings/index';
import { errorCode } from '#client/platform/requests/error-code';
import { Page } from '#client/ui/layout/layout';
import { Note } from '#client/ui/feedback/messages';
import { Waiting } from '#client/ui/feedback/states';
import { ForManagers } from './for-managers';
import { MemberHead } from './member-head';
import styles from './member-page.module.css';
import { OpenPart, ResultsPart } from './member-tests';
import { useTeamMemberQuery } from './team.generated';

/** A note about the manager's permissions and whom to contact for the rest. */
function Rights() {
  return (
    <div className={styles.rights}>
      <Note>
        <FormattedMessage
          id="team.rights"
          values={{
            contact: (text) => (
              <Link key="contact" to="/contact">
                {text}
              </Link>
            ),
          }}
        />
      </Note>
    </div>
  );
}

/** The page of a team member: progress, status and score of each test, but never questions. */
export default function MemberPage() {
  const intl = useIntl();
  const { id = '' } = useParams();
  const { data, error, refetch } = useTeamMemberQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  if (data && !(data.person && data.profile))
    return <NoSuchPage textId="team.gone" to="/team" toId="shell.team" />;
  if (errorCode(error) === 'FORBIDDEN') return <ForManagers />;
  const { person, profile } = data ?? {};
  if (!person || !profile)
    return (
      <Page>
        <PageTitle>{intl.formatMessage({ id: 'shell.team' })}</PageTitle>
        <Waiting error={error} onRetry={() => void refetch()} lines={6} />
      </Page>
    );
  return (
    <>
      <PageTitle>{person.name}</PageTitle>
      <MemberHead person={person} pro={profile.progress.pro} />
      <Page>
        <div className={styles.parts}>
          <div>
            <OpenPart tests={person.testsToTake} count={person.openTests} />
            <ResultsPart results={profile.results.nodes} />
          </div>
          <Rights />
        </div>
      </Page>
    </>
  );
}
