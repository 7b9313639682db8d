import { FormattedMessage, useIntl } from 'react-intl';
import type { ReactNode } from 'react';
import { PageTitle } from '#client/features/settings/public';
import { useFormat } from '#client/platform/format';
import { useOwnProfileQuery, type OwnProfileQuery } from './own-profile.generated';
import type { UserType } from '#client/platform/generated/schema';
import { Page } from '#client/ui/layout';
import { Waiting } from '#client/ui/states';
import { OwnAvatar } from './own-avatar';
import { OwnPassword } from './password/own-password';
import styles from './profile-page.module.css';

const userTypeNames: Record<UserType, string> = {
  standard: 'userTypes.standard',
  pro: 'userTypes.pro',
  conti: 'userTypes.conti',
  motorcycle: 'userTypes.motorcycle',
};

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className="dim">
        <FormattedMessage id={name} />
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

function Facts({ profile }: { profile: OwnProfileQuery['me'] }) {
  const { number } = useFormat();
  return (
    <dl className={styles.facts}>
      <Fact name="profile.name">{profile.name}</Fact>
      <Fact name="profile.email">{profile.email}</Fact>
      {profile.phone && <Fact name="profile.phone">{profile.phone}</Fact>}
      {profile.account && (
        <Fact name="profile.account">
          {profile.account.name} <span className="code">{profile.account.number}</span>
        </Fact>
      )}
      <Fact name="profile.userType">
        <FormattedMessage id={userTypeNames[profile.userType]} />
      </Fact>
      <Fact name="profile.points">{number(profile.points)}</Fact>
    </dl>
  );
}

/** A person's own data. */
export default function ProfilePage() {
  const intl = useIntl();
  const { data, error, refetch } = useOwnProfileQuery();
  const title = intl.formatMessage({ id: 'profile.title' });
  return (
    <Page>
      <PageTitle>{title}</PageTitle>
      <h1 className={styles.title}>{title}</h1>
      {data?.me ? (
        <>
          <OwnAvatar profileId={data.me.id} imageUrl={data.me.imageUrl ?? null} />
          <Facts profile={data.me} />
          {data.me.isContilinkUser === false && <OwnPassword email={data.me.email} />}
        </>
      ) : (
        <Waiting error={error} onRetry={() => void refetch()} />
      )}
    </Page>
  );
}
