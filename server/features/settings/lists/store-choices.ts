import type { LocalizedText } from '#server/platform/language/i18n';
import type { AccountKind, Viewer } from '#server/platform/access/viewer';

/** The people who can select a store: everyone, the tire maker's own people, or no one any more. */
type Availability = 'everyone' | 'internal' | 'legacy';

interface Store {
  value: string;
  labelTranslations: LocalizedText;
  availability: Availability;
}

export interface ListedStore {
  value: string;
  labelTranslations: LocalizedText;
  selectable: boolean;
}

const store = (value: string, availability: Availability, en: string, fr: string, es: string): Store => ({
  value,
  availability,
  labelTranslations: { en, es, fr },
});

const stores: readonly Store[] = [
  store('plt1', 'everyone', 'U.S. market', 'Marché américain', 'Mercado estadounidense'),
  store('plt2', 'everyone', 'Canadian market', 'Marché canadien', 'Mercado canadiense'),
  store(
    'plt3',
    'everyone',
    'Canadian retail store chain',
    'Chaîne de magasins au Canada',
    'Cadena de tiendas de Canadá',
  ),
  store('cta1', 'everyone', 'Headquarters', 'Siège social', 'Sede central'),
  store('cta2', 'everyone', 'Plant 1', 'Usine 1', 'Planta 1'),
  store('cta3', 'everyone', 'Plant 2', 'Usine 2', 'Planta 2'),
  store('cta4', 'everyone', 'Plant 3', 'Usine 3', 'Planta 3'),
  store('truck', 'internal', 'Truck', 'Camion', 'Camión'),
  store('fleet', 'internal', 'Fleet', 'Flotte', 'Flota'),
  store('4wheel', 'internal', 'Four-wheel drive', 'Quatre roues motrices', 'Tracción en las cuatro ruedas'),
  store('motorcycle', 'internal', 'Motorcycle', 'Moto', 'Motocicleta'),
  store('vat', 'internal', 'VAT', 'VAT', 'VAT'),
  store('tbc', 'legacy', 'To be confirmed (legacy)', 'À confirmer (ancien)', 'Por confirmar (antiguo)'),
];

/** All valid values of stored stores. */
export const storeValues: readonly string[] = stores.map(({ value }) => value);

const isInternal = (kind: AccountKind | null): boolean => kind === 'employee' || kind === 'cost_center';

const opens = ({ availability }: Store, kind: AccountKind | null): boolean =>
  availability === 'everyone' || (availability === 'internal' && isInternal(kind));

/** Returns true if a person of an account of that kind can select the store. Returns false for an unknown store. */
export const isSelectableStore = (value: string, kind: AccountKind | null): boolean =>
  stores.some((known) => known.value === value && opens(known, kind));

/** Returns every store, and whether the viewer can select it. */
export function listStores(viewer: Viewer): ListedStore[] {
  const kind = viewer.kind === 'person' ? viewer.accountKind : null;
  return stores.map((known) => ({
    value: known.value,
    labelTranslations: known.labelTranslations,
    selectable: opens(known, kind),
  }));
}
