import { readsEverything } from '#server/platform/access/policy';
import type { AccountKind, Person, Role, UserType, Viewer } from '#server/platform/access/viewer';
import { typesMeantFor } from './user-types';

/** The people who can see something. Each list is a filter, and an empty one doesn't filter. */
export interface Audience {
  roles: readonly Role[];
  userTypes: readonly UserType[];
  accountKinds: readonly AccountKind[];
}

/** The properties of a person that decide whether they are in an audience. */
export type Reader = Pick<Person, 'role' | 'userType' | 'accountKind'>;

/** Returns the values that match a person; empty lists for callers who aren't people. */
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

/** Returns true if the viewer is in the audience. Callers who aren't people are only in unfiltered audiences. */
export const isInAudience = (viewer: Viewer, audience: Audience): boolean =>
  isAmong(personIn(viewer), audience);

/** Like `isVisibleTo`, for a previewed person. */
export const isVisibleToReader = (reader: Reader, audience: Audience): boolean =>
  reader.role === 'admin' || isAmong(reader, audience);

/**
 * Returns true if the viewer can read content for this audience. Administrators and API clients can read everything.
 */
export const isVisibleTo = (viewer: Viewer, audience: Audience): boolean =>
  readsEverything(viewer) || isInAudience(viewer, audience);

/**
 * Returns SQL of `isVisibleTo` for row `t` with the columns of an audience. Its four parameters start at `first` and
 * take `audienceValues`.
 */
export const audienceSql = (t: string, first: number): string =>
  `($${first}::boolean or ((${t}.roles = '{}' or ${t}.roles && $${first + 1}::text[])
     and (${t}.user_types = '{}' or ${t}.user_types && $${first + 2}::text[])
     and (${t}.account_kinds = '{}' or ${t}.account_kinds && $${first + 3}::text[])))`;

/** Returns the parameters of `audienceSql` for the viewer. */
export function audienceValues(viewer: Viewer) {
  const { roles, userTypes, accountKinds } = namesOf(personIn(viewer));
  return [readsEverything(viewer), roles, userTypes, accountKinds] as const;
}
