import type { TokenSubject } from '#server/platform/access/token-subject';
import type { Profile } from './profile.types';

/** Returns the profile in the format of the REST calls, with ids named `_id`. */
export function wholeProfile(profile: Profile): Record<string, unknown> {
  const { id, imageUrl: _imageUrl, account, ...fields } = profile;
  const { id: accountId, ...accountFields } = account ?? { id: null };
  return {
    _id: id,
    profileId: id,
    ...fields,
    account: account ? { _id: accountId, ...accountFields } : null,
  };
}

/** Returns the fields of the viewer's own profile that come from the session. */
export const sessionFields = ({ subject, signInProvider }: TokenSubject): Record<string, unknown> => ({
  uid: subject,
  isContilinkUser: signInProvider !== 'password',
});
