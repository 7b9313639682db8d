import { Checkbox } from '@mantine/core';
import toast from 'react-hot-toast';
import { FormattedMessage } from 'react-intl';
import { useErrorMessage } from '#client/platform/requests/error-message';
import { Face } from '#client/ui/images/face';
import { useUpdateProfileMutation } from './form/profile-form.generated';
import LeaderboardChoice from './leaderboard-choice';
import type { OwnProfileQuery } from './own-profile.generated';
import styles from './profile-page.module.css';

/** A preview of the person's public profile, with a switch for the avatar. */
export function PublicPicture({ profile }: { profile: OwnProfileQuery['me'] }) {
  const errorMessage = useErrorMessage();
  const [update, { loading }] = useUpdateProfileMutation();
  const { id, name, imageUrl, allowsPublicAvatar, account } = profile;
  const choose = (allowed: boolean) => {
    update({ variables: { input: { id, allowsPublicAvatar: allowed } } }).catch((error: unknown) =>
      toast.error(errorMessage(error)),
    );
  };
  return (
    <>
      <Checkbox
        label={<FormattedMessage id="profile.avatarPublic" />}
        checked={allowsPublicAvatar}
        disabled={loading}
        onChange={(event) => choose(event.currentTarget.checked)}
      />
      <LeaderboardChoice profile={profile} />
      <div className={styles.seen}>
        <Face name={name} imageUrl={allowsPublicAvatar ? imageUrl : null} size={40} />
        <div>
          <p className={styles.strong}>{name}</p>
          {account && <p className="sm dim">{account.name}</p>}
        </div>
      </div>
      <p className="sm dim">
        <FormattedMessage id="profile.othersHint" />
      </p>
    </>
  );
}
