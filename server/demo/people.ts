import type { AccountKind, Role, UserType } from '#server/platform/viewer';
import type { Language } from '#server/platform/language/i18n';

export interface DemoPerson {
  email: string;
  password: string;
  /** What the account is for, as printed at the start. */
  what: string;
  name: string;
  role: Role;
  userType: UserType;
  lang: Language;
  /** Number of the account the person belongs to. */
  account: string;
}

export interface DemoAccount {
  kind: AccountKind;
  number: string;
  name: string;
  /** Street, city and postal code. */
  address: string;
  country: string;
  region: string;
  /** Number of the distributor that it belongs to. */
  distributor?: string;
}

// Printed at every start and used on this machine only, so one password that is easy to type serves all.
const password = 'Rubber&Road1';

export const demoOrganisations: DemoAccount[] = [
  {
    kind: 'employee',
    number: 'EMP-1001',
    name: 'Treadway Tire Company',
    address: '1830 MacMillan Park Dr, Fort Mill, SC 29707',
    country: 'US',
    region: 'US-SC',
  },
  {
    kind: 'cost_center',
    number: 'CC-2040',
    name: 'Field Training North',
    address: '410 S Tryon St, Charlotte, NC 28202',
    country: 'US',
    region: 'US-NC',
  },
  {
    kind: 'gold_distributor',
    number: 'GD-5501',
    name: 'Desert Sun Distribution',
    address: '1200 W Van Buren St, Phoenix, AZ 85007',
    country: 'US',
    region: 'US-AZ',
  },
  {
    kind: 'gold_retailer',
    number: 'GR-7702',
    name: 'Pneus Rivière',
    address: '2150, boul. des Laurentides, Laval (Québec) H7M 2R5',
    country: 'CA',
    region: 'CA-QC',
  },
  {
    kind: 'gold_distributor',
    number: 'GD-3108',
    name: 'Midland Tire',
    address: '210 Foundry St, Dayton, OH 45402',
    country: 'US',
    region: 'US-OH',
  },
  {
    kind: 'gold_retailer',
    number: 'GR-4471',
    name: 'Harbor Tire Center',
    address: '1200 Dock St, Baltimore, MD 21230',
    country: 'US',
    region: 'US-MD',
    distributor: 'GD-3108',
  },
];

export const demoAccounts: DemoPerson[] = [
  person('admin', 'administrator', 'Alex Moreno', 'admin', 'standard', 'en', 'EMP-1001'),
  person(
    'manager',
    'manager of Desert Sun Distribution',
    'Marisol Peña',
    'manager',
    'standard',
    'en',
    'GD-5501',
  ),
  person('learner', 'learner, standard', 'Dana Whitfield', 'user', 'standard', 'en', 'GD-5501'),
  person('pro', 'learner, PRO', 'Kofi Mensah', 'user', 'pro', 'en', 'CC-2040'),
  person('distributor', 'gold distributor', 'Luis Ortega', 'user', 'standard', 'es', 'GD-5501'),
  person('retailer', 'gold retailer', 'Étienne Roy', 'user', 'standard', 'fr', 'GR-7702'),
];

/** Somebody who has an account at the provider, and has never signed in. */
export const demoNewcomer = {
  email: 'newcomer@treadway.example',
  password,
  what: 'newcomer, who has never signed in',
  name: 'Thao Nguyen',
};

/** A company whose people sign in at its own provider: one is new, one has an account here by the same e-mail. */
export const demoCompany = {
  name: 'Lakeshore Auto Group',
  people: [
    { subject: 'nina', email: 'nina.park@lakeshore.example', name: 'Nina Park', password },
    { subject: 'dana', email: 'learner@treadway.example', name: 'Dana Whitfield', password },
  ],
};

function person(
  word: string,
  what: string,
  name: string,
  role: Role,
  userType: UserType,
  lang: Language,
  account: string,
): DemoPerson {
  return { email: `${word}@treadway.example`, password, what, name, role, userType, lang, account };
}
