import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { PageTitle } from '#client/features/settings/index';
import { Page, Section } from '#client/ui/layout/layout';
import { Waiting } from '#client/ui/feedback/states';
import { ProfileForm } from './form/profile-form';
import { Identity } from './identity';
import { LanguageChoice } from './language-choice';
import { useOwnProfileQuery, type OwnProfileQuery } from './own-profile.generated';
import { OwnPassword } from './password/own-password';
import styles from './profile-page.module.css';
import { userTypeNames } from '#client/platform/user-types';
import { EmailText } from '#client/ui/email-text';
import { PublicPicture } from './public-picture';
import { OwnSessions } from './sessions/own-sessions';

type Own = OwnProfileQuery['me'];

function Detail({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.detail}>
      <dt className="dim">
        <FormattedMessage id={name} />
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The details that only administrators can change. */
function Kept({ profile }: { profile: Own }) {
  return (
    <>
      <dl className={styles.details}>
        <Detail name="profile.email">
          <EmailText email={profile.email} />
        </Detail>
        {profile.account && (
          <Detail name="profile.account">
            {profile.account.name} <span className="code">{profile.account.number}</span>
          </Detail>
        )}
        <Detail name="profile.userType">
          <FormattedMessage id={userTypeNames[profile.userType]} />
        </Detail>
      </dl>
      <p className="sm dim">
        <FormattedMessage
          id="profile.kept"
          values={{
            contact: (text) => (
              <Link key="contact" to="/contact">
                {text}
              </Link>
            ),
          }}
        />
      </p>
    </>
  );
}

type PartsProps = { profile: Own; onConflict: () => Promise<unknown>; children: ReactNode };

function Parts({ profile, onConflict, children }: PartsProps) {
  return (
    <div className={styles.parts}>
      <Section title={<FormattedMessage id="profile.you" />}>
        <ProfileForm profile={profile} onConflict={onConflict} />
        <Kept profile={profile} />
      </Section>
      <aside className={styles.others} aria-labelledby="profile-others">
        <h2 id="profile-others">
          <FormattedMessage id="profile.others" />
        </h2>
        <PublicPicture profile={profile} />
      </aside>
      <Section title={<FormattedMessage id="language.label" />}>
        <div className={styles.language}>
          <LanguageChoice />
        </div>
        <p className="sm dim">
          <FormattedMessage id="profile.languageHint" />
        </p>
      </Section>
      <Section title={<FormattedMessage id="profile.signIn" />}>
        {profile.isContilinkUser === false && <OwnPassword email={profile.email} />}
        {profile.isContilinkUser && (
          <p>
            <FormattedMessage id="profile.singleSignOn" />
          </p>
        )}
        {profile.openSessions !== null && <OwnSessions profileId={profile.id} count={profile.openSessions} />}
      </Section>
      {children}
    </div>
  );
}

/** The profile page: the person's own data, and parts from later features. */
export default function ProfilePage({ children }: { children?: ReactNode }) {
  const title = useIntl().formatMessage({ id: 'profile.title' });
  const { data, error, refetch } = useOwnProfileQuery();
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {data?.me ? (
        <>
          <Identity profile={data.me} place={data.ownLeaderboardPlace?.place ?? null} />
          <Page>
            <Parts profile={data.me} onConflict={refetch}>
              {children}
            </Parts>
          </Page>
        </>
      ) : (
        <Page>
          <h1 className={styles.title}>{title}</h1>
          <Waiting error={error} onRetry={() => void refetch()} />
        </Page>
      )}
    </>
  );
}
