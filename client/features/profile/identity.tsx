import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { useFormat } from '#client/platform/formats/format';
import { Face } from '#client/ui/images/face';
import { DoneOf, Detail } from '#client/ui/layout/detail';
import grid from '#client/ui/layout/details.module.css';
import { Tag } from '#client/ui/feedback/messages';
import { TreadBar, treadBlocks } from '#client/ui/charts/tread-bar';
import styles from './identity.module.css';
import { OwnAvatar } from './own-avatar';
import type { OwnProfileQuery } from './own-profile.generated';
import { userTypeNames } from '#client/platform/user-types';

type Own = OwnProfileQuery['me'];

const Note = ({ children }: { children: ReactNode }) => <div className={`sm ${styles.note}`}>{children}</div>;

function More({ to, id }: { to: string; id: string }) {
  return (
    <Note>
      <Link to={to}>
        <FormattedMessage id={id} />
      </Link>
    </Note>
  );
}

function TowardPro({ pro }: Pick<Own['progress'], 'pro'>) {
  const done = Math.min(pro.done, pro.required);
  return (
    <Detail name="home.proProgress" value={<DoneOf done={done} total={pro.required} />}>
      <Note>
        <TreadBar size="sm" tone="brand" blocks={treadBlocks(done, pro.required)} />
        <FormattedMessage id="home.moreStandardTests" values={{ count: pro.required - done }} />
      </Note>
    </Detail>
  );
}

type Props = { profile: Own; place: number | null };

function Details({ profile, place }: Props) {
  const { number } = useFormat();
  const { points, progress, certificates } = profile;
  return (
    <div className={`${grid.bar} ${styles.details}`}>
      <div className={grid.details}>
        <Detail name="profile.points" value={number(points)}>
          <More to="/points" id="home.whyPoints" />
        </Detail>
        {progress.pro.userType === 'standard' && <TowardPro pro={progress.pro} />}
        {place !== null && (
          <Detail name="profile.quarter" value={<FormattedMessage id="profile.place" values={{ place }} />}>
            <More to="/leaderboard" id="leaderboard" />
          </Detail>
        )}
        <Detail name="profile.certificates" value={number(certificates.totalCount)}>
          <More to="/results" id="profile.results" />
        </Detail>
      </div>
    </div>
  );
}

/** The header of the profile page: person and progress, on a dark background. */
export function Identity({ profile, place }: Props) {
  const { id, name, imageUrl, account, userType } = profile;
  return (
    <div className={`rubber ${styles.band}`}>
      <div className={styles.inner}>
        <Face name={name} imageUrl={imageUrl} size={96} />
        <div className={styles.who}>
          <h1>{name}</h1>
          {account && <p className="dim">{account.name}</p>}
          <Tag>
            <FormattedMessage id={userTypeNames[userType]} />
          </Tag>
        </div>
        <OwnAvatar profileId={id} />
      </div>
      <Details profile={profile} place={place} />
    </div>
  );
}
