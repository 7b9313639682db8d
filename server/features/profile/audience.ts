import { readsEverything } from '#server/platform/policy';
import type { AccountKind, Person, Role, UserType, Viewer } from '#server/platform/viewer';
import { typesMeantFor } from './user-types';

/** Whom something is for: each list narrows it, and an empty one narrows nothing. */
export interface Audience {
  roles: readonly Role[];
  userTypes: readonly UserType[];
  accountKinds: readonly AccountKind[];
}

/** What an audience has to name for somebody to be in it; nothing for whoever is not a person. */
const namesOf = (person: Person | null): Audience => ({
  roles: person ? [person.role] : [],
  userTypes: person ? typesMeantFor(person.userType) : [],
  accountKinds: person?.accountKind ? [person.accountKind] : [],
});

const personIn = (viewer: Viewer): Person | null => (viewer.kind === 'person' ? viewer : null);

/** Whether the viewer is among the audience. Whoever is not a person is in what is for everyone alone. */
export function isInAudience(viewer: Viewer, audience: Audience): boolean {
  const { roles, userTypes, accountKinds } = namesOf(personIn(viewer));
  return (
    (audience.roles.length === 0 || audience.roles.some((role) => roles.includes(role))) &&
    (audience.userTypes.length === 0 || audience.userTypes.some((type) => userTypes.includes(type))) &&
    (audience.accountKinds.length === 0 || audience.accountKinds.some((kind) => accountKinds.includes(kind)))
  );
}

/** Whether the viewer may read what is for this audience: administrators and API clients read what is for others too. */
export const isShownTo = (viewer: Viewer, audience: Audience): boolean =>
  readsEverything(viewer) || isInAudience(viewer, audience);

/**
 * SQL of `isShownTo` for the row called `t`, which has the columns of an audience; its four parameters, counted from
 * `first`, take `audienceValues`.
 */
export const audienceSql = (t: string, first: number): string =>
  `($${first}::boolean or ((${t}.roles = '{}' or ${t}.roles && $${first + 1}::text[])
     and (${t}.user_types = '{}' or ${t}.user_types && $${first + 2}::text[])
     and (${t}.account_kinds = '{}' or ${t}.account_kinds && $${first + 3}::text[])))`;

/** The viewer as `audienceSql` takes it. */
export function audienceValues(viewer: Viewer) {
  const { roles, userTypes, accountKinds } = namesOf(personIn(viewer));
  return [readsEverything(viewer), roles, userTypes, accountKinds] as const;
}
