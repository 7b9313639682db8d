import type { EntityManager } from 'typeorm';
import { selectJson } from '#server/platform/database/database';
import { iso } from '#server/platform/database/sql';
import type { ProfileScope } from './profile.policy';
import type { RequestedPart, ProfilePart } from './profile-parts';
import type { Profile } from './profile.types';

/** SQL that is true if person `p` is in a scope, whose parameters `$2` to `$4` are `scopeValues`. */
export const inScope = '($2::boolean or p.id = $3::uuid or p.account_id = any($4::uuid[]))';

/** Returns the parameters of `inScope`. */
export const scopeValues = ({ all, own, accountIds }: ProfileScope) => [all, own, accountIds] as const;

const columns = `
     'id', p.id, 'name', p.name, 'email', p.email, 'phone', p.phone, 'image', p.image,
     'imageUrl', p.image ->> 'smUrl', 'allowsPublicAvatar', p.allows_public_avatar,
     'hiddenFromLeaderboard', p.hidden_from_leaderboard, 'managesRetailers', p.manages_retailers, 'lang', p.lang, 'role', p.role,
     'userType', p.user_type, 'location', p.location, 'country', p.country, 'state', p.state,
     'account', case when a.id is not null then json_build_object('id', a.id, 'kind', a.kind, 'number', a.number,
       'name', a.name, 'country', a.country, 'region', a.region) end,
     'proCycleStartedAt', to_char(p.pro_cycle_started_at, ${iso}),
     'disabledAt', to_char(p.disabled_at, ${iso}),
     'createdAt', to_char(p.created_at, ${iso}),
     'updatedAt', to_char(p.updated_at, ${iso}),
     'termsVersion', p.terms_version`;

const people = `from profile p left join account a on a.id = p.account_id where p.id = $1 and ${inScope}`;

const scoped = 4;

const textWith = (parts: string): string => `select json_build_object(${columns}${parts}) as json ${people}`;

/** Returns SQL of the requested parts. Their parameters follow those of the scope. */
function partsRead(parts: readonly ProfilePart[]): string {
  let parameters = scoped;
  const read = parts.map(({ sql, parameterFor }, place) => {
    if (parameterFor) parameters += 1;
    return `, 'part${place}', ${sql(`$${parameters}`)}`;
  });
  return read.join('');
}

/** Returns a person within the viewer's scope with these parts; null if they don't exist or are out of scope. */
export async function selectProfile(
  id: string,
  scope: ProfileScope,
  parts: readonly RequestedPart[] = [],
): Promise<Profile | null> {
  const name = ['profile', ...parts.map(({ field }) => field)].join('-');
  const given = parts.filter(({ parameterFor }) => parameterFor).map(({ value }) => value);
  const values = [id, ...scopeValues(scope), ...given];
  const row = await selectJson<Profile & Record<string, unknown>>(name, textWith(partsRead(parts)), values);
  if (!row || parts.length === 0) return row;
  const read = parts.map(({ field, value }, place) => [field, { value, json: row[`part${place}`] }]);
  return { ...row, parts: Object.fromEntries(read) };
}

/** Returns the stored person, locked until the manager's transaction ends; null if they don't exist. */
export async function lockProfile(manager: EntityManager, id: string): Promise<Profile | null> {
  await manager.query('select from profile where id = $1 for no key update', [id]);
  const everyone: ProfileScope = { all: true, own: null, accountIds: [] };
  const [row]: { json: Profile }[] = await manager.query(textWith(''), [id, ...scopeValues(everyone)]);
  return row?.json ?? null;
}
