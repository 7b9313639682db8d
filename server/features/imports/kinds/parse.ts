import { listCountries, otherCountryNames } from '#server/features/settings/lists/countries';
import { listRegions } from '#server/features/settings/lists/regions';
import { listStores } from '#server/features/settings/lists/store-choices';
import { checkEmail } from '#server/features/people/email';
import { AppError } from '#server/platform/errors';
import { languages } from '#server/platform/language/i18n';
import { foldNumber } from '#server/platform/text/fold';
import { isStorable } from '#server/platform/validation';
import { foldText } from './fold-text';
import { type Parsed, parseDate, parsePoints, parseScore } from './parse-numbers';
import type { DateOrder } from '../reading/date-order.enum';
import { meaningOf } from './words';

const found = (value: string | null | undefined): Parsed => (value ? { value } : { code: 'UNKNOWN' });

const line =
  (maxLength: number) =>
  (text: string): Parsed => {
    if ([...text].length > maxLength) return { code: 'TOO_LONG' };
    return isStorable(text) && !/\p{Cc}/u.test(text) ? { value: text } : { code: 'INVALID' };
  };

function email(text: string): Parsed {
  try {
    return { value: checkEmail(text) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { code: 'INVALID' };
  }
}

const accountNumber = (text: string): Parsed =>
  foldNumber(text) === '' ? { code: 'INVALID' } : line(64)(text);

const phone = (text: string): Parsed =>
  /^\+?(?=(?:\D*\d){5})[0-9 ().x/-]{5,30}$/.test(text) ? { value: text } : { code: 'INVALID' };

const named = (all: Iterable<readonly [name: string, value: string]>): ReadonlyMap<string, string> =>
  new Map([...all].map(([name, value]) => [foldText(name).replaceAll(' ', ''), value]));

const countries = named([
  ...languages.flatMap((lang) =>
    listCountries(lang).flatMap(({ code, name }) => [[code, code] as const, [name, code] as const]),
  ),
  ...otherCountryNames(),
]);
const regions = named(
  ['US', 'CA'].flatMap((country) =>
    languages.flatMap((lang) =>
      listRegions(country, lang).flatMap(({ code, name }) => [
        [code, code] as const,
        [code.slice(3), code] as const,
        [name, code] as const,
      ]),
    ),
  ),
);
const stores = named(
  listStores({ kind: 'stranger' })
    .filter(({ value }) => value !== 'tbc')
    .flatMap(({ value, labelTranslations }) =>
      [value, ...Object.values(labelTranslations)].map((name) => [name, value] as const),
    ),
);

const among =
  (all: ReadonlyMap<string, string>) =>
  (text: string): Parsed =>
    found(all.get(foldText(text).replaceAll(' ', '')));

// Records are found by these fields. Some programs write 101 as 101.0 if a column of numbers has empty cells.
const identifiers: ReadonlySet<string> = new Set([
  ...['externalId', 'personId', 'reference', 'phone'],
  ...['accountNumber', 'number', 'newNumber', 'distributorNumber'],
]);

/** A number that a spreadsheet has shortened, such as 4.47121E+11 or 1e21. */
const shortened = /^[1-9](?:[.,]\d+)?e\+?\d{2}$/i;

/**
 * Returns a parser of identifiers. It rejects shortened numbers, because digits are missing. It reads 101.0 as 101 if
 * the whole column has whole numbers, and rejects it otherwise.
 */
const asIdentifier =
  (parse: (text: string) => Parsed, areWhole: boolean) =>
  (text: string): Parsed => {
    if (shortened.test(text)) return { code: 'SHORTENED_NUMBER' };
    const whole = /^(\d+)\.0+$/.exec(text)?.[1];
    if (whole === undefined) return parse(text);
    return areWhole ? parse(whole) : { code: 'DECIMAL_PLACE' };
  };

/** Fields whose values are from a list. */
const fewWords: ReadonlySet<string> = new Set(['location', 'country', 'state', 'region']);

const parsers: Readonly<Record<string, (text: string) => Parsed>> = {
  externalId: line(100),
  personId: line(100),
  reference: line(100),
  email,
  name: line(100),
  firstName: line(100),
  lastName: line(100),
  accountNumber,
  number: accountNumber,
  newNumber: accountNumber,
  distributorNumber: accountNumber,
  location: among(stores),
  country: among(countries),
  state: among(regions),
  region: among(regions),
  phone,
  address: line(300),
  points: parsePoints,
  note: line(200),
  module: line(300),
  score: parseScore,
};

const max = 1000;

/**
 * Returns a parser with a cache, because columns with few distinct words repeat them up to a hundred thousand times.
 */
function remembering(parse: (text: string) => Parsed): (text: string) => Parsed {
  const known = new Map<string, Parsed>();
  return (text) => {
    const before = known.get(text);
    if (before) return before;
    const parsed = parse(text);
    if (known.size < max) known.set(text, parsed);
    return parsed;
  };
}

/**
 * Returns the parser of a column for a field. `words` are the normalized words with a mapping, `areWhole` is true if
 * each cell is a whole number, `dateOrder` is the order of dates such as 03/09/2025, and `timezone` applies to times
 * without an offset.
 */
export function parserOf(
  field: string,
  words: ReadonlyMap<string, string>,
  { areWhole, dateOrder, timezone }: { areWhole: boolean; dateOrder: DateOrder | null; timezone: string },
): (text: string) => Parsed {
  if (field === 'date') return (text) => parseDate(text, timezone, dateOrder);
  const plain = parsers[field] ?? ((text: string) => found(meaningOf(field, text)));
  const parse = identifiers.has(field) ? asIdentifier(plain, areWhole) : plain;
  if (parsers[field] && words.size === 0 && !fewWords.has(field)) return parse;
  return remembering((text) => {
    const given = words.get(foldText(text));
    return given === undefined ? parse(text) : { value: given };
  });
}
