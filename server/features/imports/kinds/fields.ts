import { importTexts } from '../import-catalogue';
import type { LocalizedText } from '#server/platform/language/i18n';
import type { ImportKind } from '../import.enums';

/** A field to which a column can be mapped. */
export interface FieldOfKind {
  field: string;
  /** True if records are found by it. */
  finds?: true;
  /** True if added records need it. */
  required?: true;
}

/** The label of a field and other headings for it, without case, accents and punctuation. */
interface Named {
  label: LocalizedText;
  headings: readonly string[];
  /** The enumeration of its only valid values. */
  choices?: string;
}

/** The choice of yes and no, which isn't an enumeration. */
export const yesOrNo = 'YesOrNo';

/** All fields by name. */
export const fields: Readonly<Record<string, Named>> = {
  externalId: {
    label: importTexts.localized('fields.externalId'),
    headings: [
      'id',
      'employee id',
      'person id',
      'personnel number',
      'id externo',
      'id externe',
      'matricule',
      'numero de empleado',
    ],
  },
  email: {
    label: importTexts.localized('fields.email'),
    headings: [
      'email',
      'mail',
      'e mail address',
      'email address',
      'correo',
      'adresse e mail',
      'adresse electronique',
    ],
  },
  name: {
    label: importTexts.localized('fields.name'),
    headings: [
      'full name',
      'person',
      'company',
      'nombre completo',
      'nombre y apellidos',
      'nom complet',
      'raison sociale',
      'razon social',
    ],
  },
  firstName: {
    label: importTexts.localized('fields.firstName'),
    headings: ['given name', 'forename', 'nombres', 'primer nombre'],
  },
  lastName: {
    label: importTexts.localized('fields.lastName'),
    headings: ['surname', 'family name', 'apellido', 'primer apellido'],
  },
  role: {
    label: importTexts.localized('fields.role'),
    headings: ['user role', 'funcion', 'fonction'],
    choices: 'Role',
  },
  userType: {
    label: importTexts.localized('fields.userType'),
    headings: ['type', 'level', 'nivel', 'niveau', 'tipo'],
    choices: 'UserType',
  },
  lang: {
    label: importTexts.localized('fields.lang'),
    headings: ['lang', 'lengua'],
    choices: 'Language',
  },
  accountNumber: {
    label: importTexts.localized('fields.accountNumber'),
    headings: [
      'account',
      'account no',
      'customer number',
      'customer no',
      'cust no',
      'cuenta',
      'numero de cliente',
      'compte',
      'numero de client',
    ],
  },
  accountKind: {
    label: importTexts.localized('fields.accountKind'),
    headings: ['account kind'],
    choices: 'AccountKind',
  },
  location: {
    label: importTexts.localized('fields.location'),
    headings: ['site', 'store', 'tienda', 'magasin'],
  },
  country: {
    label: importTexts.localized('fields.country'),
    headings: ['country code'],
  },
  state: {
    label: importTexts.localized('fields.state'),
    headings: ['state', 'province', 'region', 'estado', 'provincia', 'etat'],
  },
  phone: {
    label: importTexts.localized('fields.phone'),
    headings: ['tel', 'telephone', 'phone number', 'mobile', 'movil', 'portable'],
  },
  disabled: {
    label: importTexts.localized('fields.disabled'),
    headings: ['inactive', 'blocked', 'inactivo', 'inactif'],
    choices: yesOrNo,
  },
  kind: {
    label: importTexts.localized('fields.kind'),
    headings: ['account kind', 'bucket', 'tipo de cuenta', 'type de compte'],
    choices: 'AccountKind',
  },
  number: {
    label: importTexts.localized('fields.number'),
    headings: ['account number', 'account no', 'no', 'numero de cuenta', 'numero de compte'],
  },
  newNumber: {
    label: importTexts.localized('fields.newNumber'),
    headings: ['new account number', 'nuevo numero', 'nuevo numero de cuenta', 'nouveau numero de compte'],
  },
  address: {
    label: importTexts.localized('fields.address'),
    headings: ['street', 'domicilio', 'rue'],
  },
  region: {
    label: importTexts.localized('fields.region'),
    headings: ['state', 'province', 'region', 'estado', 'provincia', 'etat'],
  },
  distributorNumber: {
    label: importTexts.localized('fields.distributorNumber'),
    headings: [
      'distributor',
      'distributor number',
      'number of its distributor',
      'numero de su distribuidor',
      'numero de son distributeur',
      'distribuidor',
      'numero de distribuidor',
      'distributeur',
      'numero de distributeur',
    ],
  },
  reference: {
    label: importTexts.localized('fields.reference'),
    headings: [
      'reference',
      'id',
      'external id',
      'entry id',
      'result id',
      'referencia',
      'id externo',
      'reference externe',
      'id externe',
      'identifiant externe',
      'identificador externo',
    ],
  },
  personId: {
    label: importTexts.localized('fields.personId'),
    headings: ['person id', 'employee id', 'personnel number', 'matricule', 'numero de empleado'],
  },
  points: {
    label: importTexts.localized('fields.points'),
    headings: ['amount', 'delta', 'cantidad', 'montant'],
  },
  note: {
    label: importTexts.localized('fields.note'),
    headings: ['reason', 'remark', 'motivo', 'motif', 'raison'],
  },
  module: {
    label: importTexts.localized('fields.module'),
    headings: ['test', 'course', 'training', 'examen', 'curso', 'formation', 'cours'],
  },
  date: {
    label: importTexts.localized('fields.date'),
    headings: ['taken on', 'completed', 'completed on', 'finished on', 'fecha del examen', 'date du test'],
  },
  status: {
    label: importTexts.localized('fields.status'),
    headings: ['result', 'passed', 'resultado', 'resultat'],
    choices: 'ResultStatus',
  },
  score: {
    label: importTexts.localized('fields.score'),
    headings: ['percent', 'score percent', 'porcentaje', 'pourcentage', 'note'],
  },
};

/** The fields of each kind of file, in the order of the menu. */
export const fieldsOf: Readonly<Record<ImportKind, readonly FieldOfKind[]>> = {
  people: [
    { field: 'email', finds: true, required: true },
    { field: 'externalId', finds: true },
    { field: 'name', required: true },
    { field: 'firstName' },
    { field: 'lastName' },
    { field: 'role' },
    { field: 'userType' },
    { field: 'lang' },
    { field: 'accountNumber' },
    { field: 'accountKind' },
    { field: 'location' },
    { field: 'country' },
    { field: 'state' },
    { field: 'phone' },
    { field: 'disabled' },
  ],
  accounts: [
    { field: 'number', finds: true, required: true },
    { field: 'kind', finds: true, required: true },
    { field: 'name', required: true },
    { field: 'address' },
    { field: 'country' },
    { field: 'region' },
    { field: 'distributorNumber' },
    { field: 'disabled' },
  ],
  account_numbers: [
    { field: 'number', finds: true, required: true },
    { field: 'kind', finds: true, required: true },
    { field: 'newNumber' },
    { field: 'name' },
    { field: 'disabled' },
  ],
  points: [
    { field: 'reference', finds: true, required: true },
    { field: 'email', finds: true },
    { field: 'personId', finds: true },
    { field: 'points', required: true },
    { field: 'note', required: true },
  ],
  past_results: [
    { field: 'email', finds: true },
    { field: 'personId', finds: true },
    { field: 'module', finds: true, required: true },
    { field: 'date', finds: true, required: true },
    { field: 'status', required: true },
    { field: 'score', required: true },
    { field: 'reference', finds: true },
  ],
  translations: [],
};
