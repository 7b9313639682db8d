import type { Award, AwardKind } from '#server/features/content/awards/award.entity';
import type { LocalizedText } from '#server/platform/language/i18n';
import type { DemoThing } from './insert-thing';

type Prize = Pick<DemoThing<Award>, 'name' | 'text' | 'kind'>;

const prize = (kind: AwardKind, name: LocalizedText, text: LocalizedText): Prize => ({
  kind,
  name,
  text: { en: `<p>${text.en}</p>`, es: `<p>${text.es}</p>`, fr: `<p>${text.fr}</p>` },
});

const pro = prize(
  'yearly',
  { en: 'PRO of the year', es: 'PRO del año', fr: 'PRO de l’année' },
  {
    en: 'Most points of all PRO people in the year.',
    es: 'Más puntos que cualquier otra persona PRO en el año.',
    fr: 'Le plus de points de toutes les personnes PRO de l’année.',
  },
);
const store = prize(
  'yearly',
  { en: 'Store of the year', es: 'Tienda del año', fr: 'Magasin de l’année' },
  {
    en: 'Most people promoted to PRO.',
    es: 'Más personas que llegaron a PRO.',
    fr: 'Le plus de personnes devenues PRO.',
  },
);
const newcomer = prize(
  'yearly',
  { en: 'Newcomer', es: 'Nuevo talento', fr: 'Relève' },
  {
    en: 'Best results in the first year on the portal.',
    es: 'Los mejores resultados en el primer año en el portal.',
    fr: 'Les meilleurs résultats de la première année sur le portail.',
  },
);
const quarterly = (name: LocalizedText): Prize =>
  prize('quarterly', name, {
    en: 'Most points of the quarter.',
    es: 'Más puntos del trimestre.',
    fr: 'Le plus de points du trimestre.',
  });
const quarters = [
  quarterly({ en: 'First quarter', es: 'Primer trimestre', fr: 'Premier trimestre' }),
  quarterly({ en: 'Second quarter', es: 'Segundo trimestre', fr: 'Deuxième trimestre' }),
  quarterly({ en: 'Third quarter', es: 'Tercer trimestre', fr: 'Troisième trimestre' }),
];
const monthly = (month: number): Prize => {
  const in2026 = new Date(Date.UTC(2026, month - 1, 15));
  const named = (lang: string) => in2026.toLocaleDateString(lang, { month: 'long', timeZone: 'UTC' });
  return prize(
    'monthly',
    {
      en: `Prize of ${named('en')}`,
      es: `Premio de ${named('es')}`,
      fr: `Prix ${/^[ao]/.test(named('fr')) ? 'd’' : 'de '}${named('fr')}`,
    },
    {
      en: 'A set of four tires, drawn among all who passed a test in the month.',
      es: 'Un juego de cuatro llantas, sorteado entre quienes aprobaron un examen en el mes.',
      fr: 'Un jeu de quatre pneus, tiré au sort parmi les personnes ayant réussi un test dans le mois.',
    },
  );
};

const award = (
  what: Prize,
  year: number,
  published: string,
  winner: string,
  dealer: string,
  points: number | null = null,
): DemoThing<Award> => ({
  ...what,
  year,
  winner,
  dealer,
  points,
  publishAt: `${published}T14:00:00.000Z`,
});

// Of the year, who was PRO of it, and for which dealer.
const earlier: [number, string, string, number][] = [
  [2023, 'Patrick Hughes', 'North Tire Stores, Duluth', 5480],
  [2022, 'Beatriz Alvarez', 'Desert Sun Tire, Tucson', 5320],
  [2021, 'Claude Morin', 'Pneus Rivière, Laval', 5105],
  [2020, 'Rosa Delgado', 'Lone Star Tread, San Antonio', 4890],
  [2019, 'Sam Adeyemi', 'Harbor Tire Center, Baltimore', 5230],
  [2018, 'Helen Ostrowski', 'Midland Tire, Chicago', 4975],
  [2017, 'Yves Gagnon', 'Pneus Saint-Laurent, Québec', 4810],
  [2016, 'Ray Whitehorse', 'Mesa Tire, Flagstaff', 4640],
  [2015, 'Ingrid Solberg', 'North Tire Stores, Duluth', 4555],
  [2014, 'Marcus Bell', 'Bay Tires, Oakland', 4300],
  [2013, 'Lucía Herrera', 'Llantas del Norte, Monterrey', 4185],
  [2012, 'Tom Akana', 'Island Tire, Hilo', 3990],
  [2011, 'Denise Fournier', 'Pneus Rivière, Laval', 3720],
  [2010, 'Walt Jensen', 'Prairie Tire, Fargo', 3540],
  [2009, 'Grace Okoro', 'Midland Tire, Chicago', 3310],
  [2008, 'Bill Hartman', 'Harbor Tire Center, Baltimore', 2980],
];

/** What people won since 2008. */
export const demoAwards: DemoThing<Award>[] = [
  award(quarters[2]!, 2026, '2026-10-06', 'Marisol Peña', 'Desert Sun Tire, Tucson', 1840),
  award(quarters[1]!, 2026, '2026-07-07', 'Kofi Mensah', 'Harbor Tire Center, Baltimore', 1760),
  award(quarters[0]!, 2026, '2026-04-07', 'Thao Nguyen', 'Bay Tires, Oakland', 1615),
  award(monthly(10), 2026, '2026-10-29', 'Josée Lambert', 'Pneus Saint-Laurent, Québec'),
  award(monthly(9), 2026, '2026-09-30', 'Andre Wallace', 'Midland Tire, Chicago'),
  award(monthly(8), 2026, '2026-08-31', 'Elena Cruz', 'Lone Star Tread, San Antonio'),
  award(pro, 2025, '2026-01-12', 'Étienne Roy', 'Pneus Rivière, Laval', 5940),
  award(store, 2025, '2026-01-12', 'Harbor Tire Center', 'Baltimore'),
  award(newcomer, 2025, '2026-01-12', 'Luis Garza', 'Lone Star Tread, San Antonio', 2210),
  award(monthly(12), 2025, '2025-12-30', 'Nadia Petrov', 'North Tire Stores, Duluth'),
  award(pro, 2024, '2025-01-13', 'Anne Desrosiers', 'Pneus Rivière, Laval', 5610),
  award(store, 2024, '2025-01-13', 'Desert Sun Tire', 'Tucson'),
  award(newcomer, 2024, '2025-01-13', 'Carlos Ibarra', 'Llantas del Norte, Monterrey', 1980),
  ...earlier.map(([year, winner, dealer, points]) =>
    award(pro, year, `${year + 1}-01-14`, winner, dealer, points),
  ),
];
