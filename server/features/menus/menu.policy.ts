import { isForUserType } from '#server/features/profile/user-types';
import type { AccountKind, Role, UserType, Viewer } from '#server/platform/viewer';

/** Whom something is for; an empty list means everyone. */
export interface Audience {
  roles: readonly Role[];
  userTypes: readonly UserType[];
  accountKinds: readonly AccountKind[];
}

const isForAll = ({ roles, userTypes, accountKinds }: Audience): boolean =>
  roles.length + userTypes.length + accountKinds.length === 0;

/** Whether the viewer is among the audience. Whoever is not a person sees what is for everyone. */
export function seesLink(viewer: Viewer, audience: Audience): boolean {
  if (viewer.kind !== 'person' || isForAll(audience)) return isForAll(audience);
  const { role, userType, accountKind } = viewer;
  return (
    (audience.roles.length === 0 || audience.roles.includes(role)) &&
    isForUserType(audience.userTypes, userType) &&
    (audience.accountKinds.length === 0 ||
      (accountKind !== null && audience.accountKinds.includes(accountKind)))
  );
}
