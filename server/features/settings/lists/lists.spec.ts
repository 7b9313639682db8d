import { describe, expect, it } from '@jest/globals';
import { languages } from '#server/platform/language/i18n';
import type { Person } from '#server/platform/viewer';
import { isCountry, listCountries } from './countries';
import { enumerations } from './enumerations';
import { isRegion, listRegions } from './regions';
import { isSelectableStore, listStores } from './store-choices';

const valuesOf = (name: string) =>
  enumerations.find((entry) => entry.name === name)?.values.map(({ value }) => value);

describe('the enumerations', () => {
  it('are those of the specification, countries and stores apart', () => {
    expect(valuesOf('TestStatus')).toEqual(['not_started', 'in_progress', 'passed', 'failed']);
    expect(valuesOf('UserType')).toEqual(['standard', 'pro', 'conti', 'motorcycle']);
    expect(valuesOf('Role')).toEqual(['user', 'manager', 'admin']);
    expect(valuesOf('AuditAction')).toHaveLength(15);
    expect(valuesOf('ModuleKind')).toEqual(['tire', 'training', 'unknown']);
    expect(valuesOf('Brand')).toEqual(['conti', 'gt']);
    expect(valuesOf('ModuleGroup')).toHaveLength(6);
    expect(valuesOf('AccountKind')).toEqual(['employee', 'cost_center', 'gold_distributor', 'gold_retailer']);
    expect(valuesOf('QuestionKind')).toEqual(['short_answer', 'multiple_choice', 'multiple_select']);
    expect(valuesOf('ResetPeriod')).toEqual(['yearly', 'quarterly', 'monthly', 'weekly']);
    expect(valuesOf('TestBlockReason')).toHaveLength(8);
    expect(valuesOf('Language')).toEqual(['en', 'fr', 'es']);
  });

  it('are labelled in every language', () => {
    const labels = enumerations.flatMap(({ values }) =>
      values.map(({ labelTranslations }) => labelTranslations),
    );
    for (const label of labels) for (const lang of languages) expect(label[lang]).toMatch(/\S/);
    expect(enumerations.find(({ name }) => name === 'TestStatus')?.values[0]?.labelTranslations).toEqual({
      en: 'Not started',
      fr: 'Non commencé',
      es: 'Sin empezar',
    });
  });
});

describe('the countries', () => {
  it('are named and sorted in the language asked for', () => {
    for (const lang of languages) {
      const names = listCountries(lang).map(({ name }) => name);
      expect(names.length).toBeGreaterThan(240);
      expect(names).toEqual([...names].sort(new Intl.Collator(lang).compare));
    }
    expect(listCountries('fr')).toContainEqual({ code: 'DE', name: 'Allemagne' });
    expect(listCountries('es')).toContainEqual({ code: 'DE', name: 'Alemania' });
  });

  it('are known by two capital letters', () => {
    expect(['US', 'CA', 'FR'].map(isCountry)).toEqual([true, true, true]);
    expect(['us', 'USA', 'XX', '', 'constructor'].map(isCountry)).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});

describe('the regions', () => {
  it('are the 50 states with the District of Columbia, and the 13 provinces and territories', () => {
    expect(listRegions('US', 'en')).toHaveLength(51);
    expect(listRegions('CA', 'en')).toHaveLength(13);
    expect(listRegions('FR', 'en')).toEqual([]);
  });

  it('fall back to the English name where a language has no other', () => {
    expect(listRegions('CA', 'fr')).toContainEqual({ code: 'CA-BC', name: 'Colombie-Britannique' });
    expect(listRegions('CA', 'es')).toContainEqual({ code: 'CA-NS', name: 'Nueva Escocia' });
    expect(listRegions('CA', 'es')).toContainEqual({ code: 'CA-ON', name: 'Ontario' });
    expect(listRegions('US', 'es')).toContainEqual({ code: 'US-NY', name: 'Nueva York' });
  });

  it('belong to their country', () => {
    expect(isRegion('US', 'US-TX')).toBe(true);
    expect(isRegion('CA', 'US-TX')).toBe(false);
    expect(isRegion('US', 'US-PR')).toBe(false);
  });
});

describe('the store choices', () => {
  const viewer = (accountKind: Person['accountKind']): Person => ({
    kind: 'person',
    profileId: 'a',
    name: 'Sam',
    role: 'user',
    userType: 'standard',
    lang: 'en',
    accountId: accountKind && 'b',
    accountKind,
    proCycleStartedAt: null,
  });
  const selectable = (kind: Person['accountKind']) =>
    listStores(viewer(kind)).flatMap((store) => (store.selectable ? [store.value] : []));

  it('offer markets and plants to everyone, internal ones to the own people, a legacy one to nobody', () => {
    const open = ['plt1', 'plt2', 'plt3', 'cta1', 'cta2', 'cta3', 'cta4'];
    expect(selectable(null)).toEqual(open);
    expect(selectable('gold_distributor')).toEqual(open);
    const internal = [...open, 'truck', 'fleet', '4wheel', 'motorcycle', 'vat'];
    expect(selectable('employee')).toEqual(internal);
    expect(selectable('cost_center')).toEqual(internal);
    expect(listStores({ kind: 'stranger' })).toHaveLength(13);
  });

  it('refuse a value that is none of them', () => {
    expect(isSelectableStore('moon', 'employee')).toBe(false);
  });
});
