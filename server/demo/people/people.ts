import type { Role, UserType } from '#server/platform/access/viewer';
import type { Language } from '#server/platform/language/i18n';

export interface DemoPerson {
  email: string;
  password: string;
  /** The purpose of the account, which is printed at the start. */
  what: string;
  name: string;
  role: Role;
  userType: UserType;
  lang: Language;
  /** The number of the person's account. */
  account: string;
}

// Printed at every start and used only on this machine, so one simple password for all is enough.
const password = 'Rubber&Road1';

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

/** A person with an account at the provider who has never signed in. */
export const demoNewcomer = {
  email: 'newcomer@treadway.example',
  password,
  what: 'newcomer, who has never signed in',
  name: 'Thao Nguyen',
};

/**
 * A company whose people sign in at its own provider: one is new, and one has an account here with the same e-mail
 * address.
 */
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
