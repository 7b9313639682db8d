import { Checkbox } from '@mantine/core';
import toast from 'react-hot-toast';
import { FormattedMessage } from 'react-intl';
import { useErrorMessage } from '#client/platform/requests/error-message';
import { useUpdateProfileMutation } from './form/profile-form.generated';

type Props = { profile: { id: string; hiddenFromLeaderboard: boolean } };

/** A switch for the person's visibility on the leaderboard. */
export default function LeaderboardChoice({ profile: { id, hiddenFromLeaderboard } }: Props) {
  const errorMessage = useErrorMessage();
  const [update, { loading }] = useUpdateProfileMutation();
  const choose = (named: boolean) => {
    update({ variables: { input: { id, hiddenFromLeaderboard: !named } } }).catch((error: unknown) =>
      toast.error(errorMessage(error)),
    );
  };
  return (
    <Checkbox
      label={<FormattedMessage id="profile.onLeaderboard" />}
      description={<FormattedMessage id="profile.onLeaderboardHint" />}
      checked={!hiddenFromLeaderboard}
      disabled={loading}
      onChange={(event) => choose(event.currentTarget.checked)}
    />
  );
}
