import { createCatalogue } from '#server/platform/language/catalogue';
import type { LocalizedText } from '#server/platform/language/i18n';
import type { AccountKind, Viewer } from '#server/platform/access/viewer';
import type en from '../../../locales/stores/en.json';

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

const { localized } = createCatalogue<keyof typeof en>('stores');

const store = (value: keyof typeof en, availability: Availability): Store => ({
  value,
  availability,
  labelTranslations: localized(value),
});

const stores: readonly Store[] = [
  store('plt1', 'everyone'),
  store('plt2', 'everyone'),
  store('plt3', 'everyone'),
  store('cta1', 'everyone'),
  store('cta2', 'everyone'),
  store('cta3', 'everyone'),
  store('cta4', 'everyone'),
  store('truck', 'internal'),
  store('fleet', 'internal'),
  store('4wheel', 'internal'),
  store('motorcycle', 'internal'),
  store('vat', 'internal'),
  store('tbc', 'legacy'),
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
