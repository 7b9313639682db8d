import { isDeepStrictEqual } from 'node:util';
import { validateSync } from 'class-validator';
import { isCountry } from '#server/features/settings/lists/countries';
import { isRegion } from '#server/features/settings/lists/regions';
import { isSelectableStore } from '#server/features/settings/lists/store-choices';
import { AppError, errorCodes } from '#server/platform/errors';
import { isId } from '#server/platform/validation';
import { UpdateProfileInput } from '../profile.input';
import type { Profile } from '../profile.types';

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

/** Returns BAD_USER_INPUT with the names of the invalid fields. */
export const badFields = (fields: string[]): AppError =>
  new AppError('BAD_USER_INPUT', `${errorCodes.BAD_USER_INPUT.reason} (${fields.join(', ')})`, { fields });

/** Parses an instant from a text or Date, in milliseconds; null if it is neither. */
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

/** Trims a text. An empty text in an optional field means null. */
function tidy(field: Writable, value: unknown): unknown {
  const text = typeof value === 'string' ? value.trim() : value;
  return text === '' && emptied.includes(field) ? null : text;
}

function validateShape(values: Record<string, unknown>): void {
  const { image: _image, ...plain } = values;
  const errors = validateSync(Object.assign(new UpdateProfileInput(), plain), { forbidUnknownValues: false });
  if (errors.length > 0) throw badFields(errors.map(({ property }) => property));
}

/** Validates values against lists. A stored value may stay although it can no longer be selected. */
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
 * Returns the changes of a request to the stored profile. `known` has every visible field: one that its owner can't
 * write is ignored if unchanged and throws FIELD_NOT_WRITABLE otherwise. Throws CONFLICT for another `updatedAt` and
 * BAD_USER_INPUT for unknown fields and invalid values.
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
