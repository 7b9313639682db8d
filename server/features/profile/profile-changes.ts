import { isDeepStrictEqual } from 'node:util';
import { validateSync } from 'class-validator';
import { isCountry } from '#server/features/settings/lists/countries';
import { isRegion } from '#server/features/settings/lists/regions';
import { isSelectableStore } from '#server/features/settings/lists/store-choices';
import { AppError, errorCodes } from '#server/platform/errors';
import { isId } from '#server/platform/validation';
import { UpdateProfileInput } from './profile.input';
import type { Profile } from './profile.types';

const writable = [
  'name',
  'phone',
  'allowsPublicAvatar',
  'hiddenFromLeaderboard',
  'lang',
  'location',
  'country',
  'state',
  'image',
] as const;
const emptied: readonly string[] = ['phone', 'location', 'country', 'state'];

type Writable = (typeof writable)[number];
export type ProfileChanges = Partial<Pick<Profile, Writable>>;

const isWritable = (field: string): field is Writable => (writable as readonly string[]).includes(field);

/** BAD_USER_INPUT that names the fields at fault. */
export const badFields = (fields: string[]): AppError =>
  new AppError('BAD_USER_INPUT', `${errorCodes.BAD_USER_INPUT.reason} (${fields.join(', ')})`, { fields });

/** A moment as the caller sent it, as text or Date; null where it is neither. */
function momentOf(value: unknown): number | null {
  const moment = value instanceof Date ? value.getTime() : Date.parse(String(value));
  return Number.isNaN(moment) ? null : moment;
}

function rejectConflict(sent: unknown, current: Readonly<Record<string, unknown>>): void {
  if (sent === undefined) return;
  const moment = momentOf(sent);
  if (moment === null) throw badFields(['updatedAt']);
  if (moment !== momentOf(current['updatedAt'])) throw new AppError('CONFLICT', undefined, { current });
}

/** Spaces around a text mean nothing, and an empty text in an optional field means none. */
function tidy(field: Writable, value: unknown): unknown {
  const text = typeof value === 'string' ? value.trim() : value;
  return text === '' && emptied.includes(field) ? null : text;
}

function validateShape(values: Record<string, unknown>): void {
  const { image: _image, ...plain } = values;
  const errors = validateSync(Object.assign(new UpdateProfileInput(), plain), { forbidUnknownValues: false });
  if (errors.length > 0) throw badFields(errors.map(({ property }) => property));
}

/** Values that a list decides about; one that is stored already may stay although nobody could choose it now. */
function validateLists(changes: ProfileChanges, stored: Profile): void {
  const { country, state } = { ...stored, ...changes };
  if (changes.location && !isSelectableStore(changes.location, stored.account?.kind ?? null))
    throw badFields(['location']);
  if (changes.country && !isCountry(changes.country)) throw badFields(['country']);
  const moved = 'country' in changes || 'state' in changes;
  if (moved && state && !isRegion(country ?? '', state)) throw badFields(['state']);
  if (changes.image && !isId(changes.image.assetId)) throw badFields(['image']);
}

/**
 * What a request changes of the stored profile. `known` is every field that the profile is shown with: one that
 * its owner may not write is ignored when equal and FIELD_NOT_WRITABLE when not. Throws CONFLICT for another
 * `updatedAt` and BAD_USER_INPUT for fields nobody knows and values out of range.
 */
export function profileChanges(
  sent: Readonly<Record<string, unknown>>,
  stored: Profile,
  known: Readonly<Record<string, unknown>>,
): ProfileChanges {
  const fields = Object.keys(sent).filter((field) => sent[field] !== undefined);
  const unknown = fields.filter((field) => !Object.hasOwn(known, field));
  if (unknown.length > 0) throw badFields(unknown);
  rejectConflict(sent['updatedAt'], known);
  const others = fields.filter((field) => !isWritable(field) && field !== 'updatedAt');
  const locked = others.filter((field) => !isDeepStrictEqual(sent[field], known[field]));
  if (locked.length > 0) throw new AppError('FIELD_NOT_WRITABLE', undefined, { fields: locked });

  const values = fields.filter(isWritable).map((field) => [field, tidy(field, sent[field])] as const);
  const different = values.filter(([field, value]) => !isDeepStrictEqual(value, stored[field]));
  const changes = Object.fromEntries(different);
  validateShape(changes);
  validateLists(changes, stored);
  return changes;
}
