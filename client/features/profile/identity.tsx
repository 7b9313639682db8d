import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { useFormat } from '#client/platform/format';
import { Face } from '#client/ui/face';
import { DoneOf, Fact } from '#client/ui/fact';
import grid from '#client/ui/facts.module.css';
import { Tag } from '#client/ui/messages';
import { TreadBar, treadBlocks } from '#client/ui/tread-bar';
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
    <Fact name="home.proProgress" value={<DoneOf done={done} total={pro.required} />}>
      <Note>
        <TreadBar size="sm" tone="brand" blocks={treadBlocks(done, pro.required)} />
        <FormattedMessage id="home.moreStandardTests" values={{ count: pro.required - done }} />
      </Note>
    </Fact>
  );
}

type Props = { profile: Own; place: number | null };

function Facts({ profile, place }: Props) {
  const { number } = useFormat();
  const { points, progress, certificates } = profile;
  return (
    <div className={`${grid.bar} ${styles.facts}`}>
      <div className={grid.facts}>
        <Fact name="profile.points" value={number(points)}>
          <More to="/points" id="home.whyPoints" />
        </Fact>
        {progress.pro.userType === 'standard' && <TowardPro pro={progress.pro} />}
        {place !== null && (
          <Fact name="profile.quarter" value={<FormattedMessage id="profile.place" values={{ place }} />}>
            <More to="/leaderboard" id="leaderboard" />
          </Fact>
        )}
        <Fact name="profile.certificates" value={number(certificates.totalCount)}>
          <More to="/results" id="profile.results" />
        </Fact>
      </div>
    </div>
  );
}

/** Who it is and how far, on the rubber across the page. */
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
      <Facts profile={profile} place={place} />
    </div>
  );
}
