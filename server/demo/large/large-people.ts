import { textLanguages } from '#server/platform/language/i18n';
import { embeddedLink } from '#server/features/identity/embedded/realm';
import { largeId, type LargeSizes, startOf } from './large-sizes';

const firstNames =
  'Ana,Étienne,Kofi,Marisol,Luis,Amina,Joe,Sofia,Wei,Beatriz,Patrick,Anne,Jonas,Ewa,Thao,Chloé,Diego,Fatima,Greta,Hugo,' +
  'Inés,Jamal,Karin,Léa,Mateo,Nadia,Óscar,Priya,Quentin,Rosa,Samuel,Tomás,Úrsula,Victor,Wanda,Ximena,Yusuf,Zoé,Björn,Noël';
const lastNames =
  'Álvarez,Becker,Chen,Diallo,Evans,Fofana,García,Hughes,Ibarra,Jensen,Kowalski,Lefèvre,Marchetti,Nguyen,Okafor,Peña,Quinn,' +
  'Rivière,Silva,Tremblay,Ueda,Vasquez,Whitfield,Xu,Young,Zhang,Baker,Côté,Desrosiers,Eriksson,Fischer,Gagnon,Hernández,' +
  'Ito,Johnson,Kaya,López,Müller,Novak,Ortega,Pereira,Roy,Schmidt,Torres,Ulrich,Vogel,Weber,Yilmaz,Zapata,Brandt,Moreau';

const count = (names: string): number => names.split(',').length;
const pick = (names: string, place: string): string =>
  `(string_to_array('${names}', ','))[1 + (${place}) % ${count(names)}]`;

export const insertAccounts = ({ accounts }: LargeSizes): string => `
  insert into account (id, kind, number, name, country, region)
  select ${largeId('account', 'a')}, kind, prefix || '-' || 100000 + a,
    ${pick(lastNames, 'a * 7')} || ' ' || ${pick('Tire Center,Pneus,Llantas,Wheel & Tire,Auto Service', 'a')} || ' ' || a,
    'US', (array['US-TX', 'US-AZ', 'US-OH', 'US-MD', 'US-CA'])[1 + a % 5]
  from generate_series(0, ${accounts - 1}) a
  cross join lateral (select (array['gold_retailer', 'gold_distributor', 'cost_center', 'employee'])[1 + a % 4] as kind,
    (array['GR', 'GD', 'CC', 'EMP'])[1 + a % 4] as prefix) k`;

/**
 * Returns SQL of the people. One of twenty belongs to the first account, which makes it a large one; the first person
 * of each account is its manager.
 */
export const insertPeople = (sizes: LargeSizes, lowest: number, highest: number): string => `
  insert into profile (id, name, email, phone, lang, role, user_type, pro_since, account_id, created_at, updated_at,
    last_seen_at, disabled_at, terms_version)
  select ${largeId('profile', 'p')}, ${pick(firstNames, 'p')} || ' ' || ${pick(lastNames, `p / ${count(firstNames)}`)},
    'person' || p || '@large.example', '+1 200 ' || lpad(p::text, 7, '0'), (array[${textLanguages.map(({ code }) => `'${code}'`).join(', ')}])[1 + p % ${textLanguages.length}],
    case when p = 0 then 'admin' when p < ${sizes.accounts} then 'manager' else 'user' end,
    case when p % 20 = 0 then 'pro' when p % 50 = 1 then 'conti' when p % 50 = 2 then 'motorcycle' else 'standard' end,
    joined_at, ${largeId('account', `case when p % 20 = 19 then 0 else p % ${sizes.accounts} end`)}, joined_at, joined_at,
    ${startOf(sizes, `(${sizes.results - sizes.people} + p)`)},
    case when p % 50 = 3 then ${startOf(sizes, `${sizes.results}`)} end, (select max(number) from terms_version)
  from generate_series(${lowest}, ${highest}) p
  cross join lateral (select ${startOf(sizes, '0')} - (1 + p % 300) * interval '1 day' as joined_at) j`;

/** Returns SQL of their accounts, which have no passwords. `npm run token` creates a token for anyone. */
export const insertAccess = (lowest: number, highest: number): string => `
  with person as (
    select id, name, email from generate_series(${lowest}, ${highest}) p join profile on id = ${largeId('profile', 'p')}
  ), access as (
    insert into idp.account (subject, email, name) select id, email, name from person
  )
  insert into profile_identity (issuer, subject, profile_id, email_verified)
  select '${embeddedLink}', id, id, true from person`;
