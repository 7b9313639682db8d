import type { TokenSubject } from '#server/platform/token-subject';
import type { Profile } from './profile.types';

/** The profile as the REST calls give it and take it back; ids are `_id`. */
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

/** What the session adds to the own profile. */
export const sessionFields = ({ subject, signInProvider }: TokenSubject): Record<string, unknown> => ({
  uid: subject,
  isContilinkUser: signInProvider !== 'password',
});
