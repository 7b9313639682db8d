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
    label: { en: 'External ID', es: 'Identificador externo', fr: 'Identifiant externe' },
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
    label: { en: 'E-mail', es: 'Correo electrónico', fr: 'Courriel' },
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
    label: { en: 'Name', es: 'Nombre', fr: 'Nom' },
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
    label: { en: 'First name', es: 'Nombre de pila', fr: 'Prénom' },
    headings: ['given name', 'forename', 'nombres', 'primer nombre'],
  },
  lastName: {
    label: { en: 'Last name', es: 'Apellidos', fr: 'Nom de famille' },
    headings: ['surname', 'family name', 'apellido', 'primer apellido'],
  },
  role: {
    label: { en: 'Role', es: 'Rol', fr: 'Rôle' },
    headings: ['user role', 'funcion', 'fonction'],
    choices: 'Role',
  },
  userType: {
    label: { en: 'User type', es: 'Tipo de usuario', fr: 'Type d’utilisateur' },
    headings: ['type', 'level', 'nivel', 'niveau', 'tipo'],
    choices: 'UserType',
  },
  lang: {
    label: { en: 'Language', es: 'Idioma', fr: 'Langue' },
    headings: ['lang', 'lengua'],
    choices: 'Language',
  },
  accountNumber: {
    label: { en: 'Account number', es: 'Número de cuenta', fr: 'Numéro de compte' },
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
    label: { en: 'Kind of account', es: 'Tipo de cuenta', fr: 'Type de compte' },
    headings: ['account kind'],
    choices: 'AccountKind',
  },
  location: {
    label: { en: 'Location', es: 'Ubicación', fr: 'Emplacement' },
    headings: ['site', 'store', 'tienda', 'magasin'],
  },
  country: {
    label: { en: 'Country', es: 'País', fr: 'Pays' },
    headings: ['country code'],
  },
  state: {
    label: { en: 'State or province', es: 'Estado o provincia', fr: 'État ou province' },
    headings: ['state', 'province', 'region', 'estado', 'provincia', 'etat'],
  },
  phone: {
    label: { en: 'Phone', es: 'Teléfono', fr: 'Téléphone' },
    headings: ['tel', 'telephone', 'phone number', 'mobile', 'movil', 'portable'],
  },
  disabled: {
    label: { en: 'Disabled', es: 'Desactivado', fr: 'Désactivé' },
    headings: ['inactive', 'blocked', 'inactivo', 'inactif'],
    choices: yesOrNo,
  },
  kind: {
    label: { en: 'Kind', es: 'Tipo', fr: 'Type' },
    headings: ['account kind', 'bucket', 'tipo de cuenta', 'type de compte'],
    choices: 'AccountKind',
  },
  number: {
    label: { en: 'Number', es: 'Número', fr: 'Numéro' },
    headings: ['account number', 'account no', 'no', 'numero de cuenta', 'numero de compte'],
  },
  newNumber: {
    label: { en: 'New number', es: 'Número nuevo', fr: 'Nouveau numéro' },
    headings: ['new account number', 'nuevo numero', 'nuevo numero de cuenta', 'nouveau numero de compte'],
  },
  address: {
    label: { en: 'Address', es: 'Dirección', fr: 'Adresse' },
    headings: ['street', 'domicilio', 'rue'],
  },
  region: {
    label: { en: 'State or province', es: 'Estado o provincia', fr: 'État ou province' },
    headings: ['state', 'province', 'region', 'estado', 'provincia', 'etat'],
  },
  distributorNumber: {
    label: {
      en: 'Distributor’s number',
      es: 'Número del distribuidor',
      fr: 'Numéro du distributeur',
    },
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
    label: {
      en: 'External ID of the row',
      es: 'Identificador externo de la fila',
      fr: 'Identifiant externe de la ligne',
    },
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
    label: {
      en: 'External ID of the person',
      es: 'Identificador externo de la persona',
      fr: 'Identifiant externe de la personne',
    },
    headings: ['person id', 'employee id', 'personnel number', 'matricule', 'numero de empleado'],
  },
  points: {
    label: { en: 'Points', es: 'Puntos', fr: 'Points' },
    headings: ['amount', 'delta', 'cantidad', 'montant'],
  },
  note: {
    label: { en: 'Note', es: 'Nota', fr: 'Remarque' },
    headings: ['reason', 'remark', 'motivo', 'motif', 'raison'],
  },
  module: {
    label: { en: 'Module', es: 'Módulo', fr: 'Module' },
    headings: ['test', 'course', 'training', 'examen', 'curso', 'formation', 'cours'],
  },
  date: {
    label: { en: 'Date', es: 'Fecha', fr: 'Date' },
    headings: ['taken on', 'completed', 'completed on', 'finished on', 'fecha del examen', 'date du test'],
  },
  status: {
    label: { en: 'Status', es: 'Estado', fr: 'Statut' },
    headings: ['result', 'passed', 'resultado', 'resultat'],
    choices: 'ResultStatus',
  },
  score: {
    label: { en: 'Score', es: 'Puntuación', fr: 'Score' },
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
