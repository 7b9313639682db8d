import { readsEverything } from '#server/platform/policy';
import type { AccountKind, Person, Role, UserType, Viewer } from '#server/platform/viewer';
import { typesMeantFor } from './user-types';

/** Whom something is for: each list narrows it, and an empty one narrows nothing. */
export interface Audience {
  roles: readonly Role[];
  userTypes: readonly UserType[];
  accountKinds: readonly AccountKind[];
}

/** What of a person decides whether something is for them. */
export type Reader = Pick<Person, 'role' | 'userType' | 'accountKind'>;

/** What an audience has to name for somebody to be in it; nothing for whoever is not a person. */
const namesOf = (reader: Reader | null): Audience => ({
  roles: reader ? [reader.role] : [],
  userTypes: reader ? typesMeantFor(reader.userType) : [],
  accountKinds: reader?.accountKind ? [reader.accountKind] : [],
});

const personIn = (viewer: Viewer): Person | null => (viewer.kind === 'person' ? viewer : null);

const overlaps = <Name>(wanted: readonly Name[], own: readonly Name[]): boolean =>
  wanted.length === 0 || wanted.some((name) => own.includes(name));

function isAmong(reader: Reader | null, audience: Audience): boolean {
  const { roles, userTypes, accountKinds } = namesOf(reader);
  return (
    overlaps(audience.roles, roles) &&
    overlaps(audience.userTypes, userTypes) &&
    overlaps(audience.accountKinds, accountKinds)
  );
}

/** Whether the viewer is among the audience. Whoever is not a person is in what is for everyone alone. */
export const isInAudience = (viewer: Viewer, audience: Audience): boolean =>
  isAmong(personIn(viewer), audience);

/** As `isVisibleTo`, for somebody as whom a thing is looked at. */
export const isVisibleToReader = (reader: Reader, audience: Audience): boolean =>
  reader.role === 'admin' || isAmong(reader, audience);

/** Whether the viewer may read what is for this audience: administrators and API clients read what is for others too. */
export const isVisibleTo = (viewer: Viewer, audience: Audience): boolean =>
  readsEverything(viewer) || isInAudience(viewer, audience);

/**
 * SQL of `isVisibleTo` for the row called `t`, which has the columns of an audience; its four parameters, counted from
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
