import { describe, expect, it } from '@jest/globals';
import { languages } from '#server/platform/language/i18n';
import type { Person } from '#server/platform/access/viewer';
import { isCountry, listCountries } from './countries';
import { enumerations } from './enumerations';
import { isRegion, listRegions } from './regions';
import { isSelectableStore, listStores } from './store-choices';

describe('labels of enumerations', () => {
  it.each([
    ['TestStatus', 'not_started', 'Not started', 'Non commencé', 'Sin empezar'],
    ['TestStatus', 'in_progress', 'In progress', 'En cours', 'En curso'],
    ['TestStatus', 'passed', 'Passed', 'Réussi', 'Aprobado'],
    ['TestStatus', 'failed', 'Failed', 'Échoué', 'No aprobado'],
    ['Role', 'user', 'User', 'Utilisateur', 'Usuario'],
    ['Role', 'manager', 'Manager', 'Gestionnaire', 'Gerente'],
    ['Role', 'admin', 'Administrator', 'Administrateur', 'Administrador'],
    ['Brand', 'conti', 'Continental Tire', 'Continental Tire', 'Continental Tire'],
    ['Brand', 'gt', 'General Tire', 'General Tire', 'General Tire'],
    ['AccountKind', 'employee', 'Account', 'Compte', 'Cuenta'],
    ['AccountKind', 'cost_center', 'Cost center', 'Centre de coûts', 'Centro de costos'],
    ['AccountKind', 'gold_distributor', 'Gold Distributor', 'Distributeur Or', 'Distribuidor Gold'],
    ['AccountKind', 'gold_retailer', 'Gold Retailer', 'Détaillant Or', 'Minorista Gold'],
    ['QuestionKind', 'short_answer', 'Short Answer', 'Réponse courte', 'Respuesta corta'],
    ['QuestionKind', 'multiple_choice', 'Multiple Choice', 'Choix unique', 'Opción única'],
    ['QuestionKind', 'multiple_select', 'Multiple Select', 'Choix multiples', 'Selección múltiple'],
    ['ResetPeriod', 'yearly', 'Yearly', 'Annuelle', 'Anual'],
    ['ResetPeriod', 'quarterly', 'Quarterly', 'Trimestrielle', 'Trimestral'],
    ['ResetPeriod', 'monthly', 'Monthly', 'Mensuelle', 'Mensual'],
    ['ResetPeriod', 'weekly', 'Weekly', 'Hebdomadaire', 'Semanal'],
    ['TestBlockReason', 'already_passed', 'Already passed', 'Déjà réussi', 'Ya aprobado'],
    ['TestBlockReason', 'disabled', 'Disabled', 'Désactivé', 'Desactivado'],
    ['TestBlockReason', 'too_many_fails', 'Too many fails', "Trop d'échecs", 'Demasiados fallos'],
    [
      'TestBlockReason',
      'no_reset_date',
      'No reset date',
      'Aucune date de réinitialisation',
      'Sin fecha de restablecimiento',
    ],
    ['TestBlockReason', 'too_few_tests', 'Too few tests', 'Trop peu de tests', 'Muy pocos exámenes'],
    ['TestBlockReason', 'no_questions', 'No test', 'Aucun test', 'Sin examen'],
    [
      'TestBlockReason',
      'wrong_user_type',
      'Other user type',
      "Autre type d'utilisateur",
      'Otro tipo de usuario',
    ],
    ['TestBlockReason', 'already_pro', 'Already PRO', 'Déjà PRO', 'Ya es PRO'],
  ])('name %s %s: %s, %s, %s', (name, value, en, fr, es) => {
    const { values } = enumerations.find((entry) => entry.name === name)!;
    expect(values.find((each) => each.value === value)?.labelTranslations).toEqual({ en, fr, es });
  });
});

describe('countries', () => {
  it('begin with the United States and Canada, followed by the others sorted by name', () => {
    for (const lang of languages) {
      const [first, second, ...others] = listCountries(lang);
      expect([first?.code, second?.code]).toEqual(['US', 'CA']);
      const names = others.map(({ name }) => name);
      expect(names.length).toBeGreaterThan(240);
      expect(names).toEqual([...names].sort(new Intl.Collator(lang).compare));
    }
    expect(listCountries('fr')).toContainEqual({ code: 'DE', name: 'Allemagne' });
    expect(listCountries('es')).toContainEqual({ code: 'DE', name: 'Alemania' });
  });

  it('are identified by two capital letters', () => {
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

describe('regions', () => {
  it('are the 50 states, the District of Columbia, and the 13 provinces and territories', () => {
    const states =
      'AK AL AR AZ CA CO CT DC DE FL GA HI IA ID IL IN KS KY LA MA MD ME MI MN MO MS MT NC ND NE NH NJ NM NV NY OH OK ' +
      'OR PA RI SC SD TN TX UT VA VT WA WI WV WY';
    const provinces = 'AB BC MB NB NL NS NT NU ON PE QC SK YT';
    const codes = (country: string) => listRegions(country, 'en').map(({ code }) => code);
    expect(codes('US').sort()).toEqual(states.split(' ').map((state) => `US-${state}`));
    expect(codes('CA').sort()).toEqual(provinces.split(' ').map((province) => `CA-${province}`));
    expect(listRegions('FR', 'en')).toEqual([]);
  });

  it('have an English name when the language has none', () => {
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

describe('locations', () => {
  const viewer = (accountKind: Person['accountKind']): Person => ({
    kind: 'person',
    profileId: 'a',
    name: 'Sam',
    role: 'user',
    userType: 'standard',
    lang: 'en',
    accountId: accountKind && 'b',
    accountKind,
    managedAccountIds: [],
    proCycleStartedAt: null,
    termsVersion: null,
  });
  const selectable = (kind: Person['accountKind']) =>
    listStores(viewer(kind)).flatMap((store) => (store.selectable ? [store.value] : []));

  it('are markets and plants for everyone, internal ones for employees, and a legacy one for nobody', () => {
    const open = ['plt1', 'plt2', 'plt3', 'cta1', 'cta2', 'cta3', 'cta4'];
    expect(selectable(null)).toEqual(open);
    expect(selectable('gold_distributor')).toEqual(open);
    const internal = [...open, 'truck', 'fleet', '4wheel', 'motorcycle', 'vat'];
    expect(selectable('employee')).toEqual(internal);
    expect(selectable('cost_center')).toEqual(internal);
    expect(listStores({ kind: 'stranger' })).toHaveLength(13);
  });

  it.each([
    ['plt1', 'U.S. market', 'Marché américain', 'Mercado estadounidense'],
    ['plt2', 'Canadian market', 'Marché canadien', 'Mercado canadiense'],
    ['plt3', 'Canadian retail store chain', 'Chaîne de magasins au Canada', 'Cadena de tiendas de Canadá'],
    ['cta1', 'Headquarters', 'Siège social', 'Sede central'],
    ['cta2', 'Plant 1', 'Usine 1', 'Planta 1'],
    ['cta3', 'Plant 2', 'Usine 2', 'Planta 2'],
    ['cta4', 'Plant 3', 'Usine 3', 'Planta 3'],
    ['truck', 'Truck', 'Camion', 'Camión'],
    ['fleet', 'Fleet', 'Flotte', 'Flota'],
    ['4wheel', 'Four-wheel drive', 'Quatre roues motrices', 'Tracción en las cuatro ruedas'],
    ['motorcycle', 'Motorcycle', 'Moto', 'Motocicleta'],
    ['vat', 'VAT', 'VAT', 'VAT'],
    ['tbc', 'To be confirmed (legacy)', 'À confirmer (ancien)', 'Por confirmar (antiguo)'],
  ])('have for %s the labels %s, %s, %s', (value, en, fr, es) => {
    const listed = listStores({ kind: 'stranger' }).find((store) => store.value === value);
    expect(listed?.labelTranslations).toEqual({ en, fr, es });
  });

  it('reject an unknown value', () => {
    expect(isSelectableStore('moon', 'employee')).toBe(false);
  });
});
