import { type Language, type LocalizedText, localize } from '#server/platform/language/i18n';
import { choiceLabels, choicesOf, labelOf } from '../kinds/words';

/** The heading of the reasons in the file of rejected rows. */
export const reasonHeading: LocalizedText = { en: 'Reason', es: 'Motivo', fr: 'Motif' };

/**
 * The sentences of the reasons why rows are rejected, or stay when an import is undone. docs/imports.md describes each.
 */
const sentences = {
  REQUIRED: {
    en: 'This field is required.',
    es: 'Este campo es obligatorio.',
    fr: 'Ce champ est obligatoire.',
  },
  INVALID: {
    en: '“{value}” isn’t valid.',
    es: '«{value}» no es válido.',
    fr: '«\u00a0{value}\u00a0» n’est pas valide.',
  },
  TOO_LONG: {
    en: 'The value is too long.',
    es: 'El valor es demasiado largo.',
    fr: 'La valeur est trop longue.',
  },
  LONG_NUMBER: {
    en: 'Excel keeps only 15 digits of a number. Format the column as text and enter the value again.',
    es: 'Excel conserva solo 15 cifras de un número. Dé formato de texto a la columna y vuelva a escribir el valor.',
    fr: 'Excel ne conserve que 15 chiffres d’un nombre. Mettez la colonne au format texte et saisissez de nouveau la valeur.',
  },
  ROUNDED_NUMBER: {
    en: 'The sheet shows “{value}”, but the number has more decimal places. Enter the value as text.',
    es: 'La hoja muestra «{value}», pero el número tiene más decimales. Escriba el valor como texto.',
    fr: 'La feuille affiche «\u00a0{value}\u00a0», mais le nombre a plus de décimales. Saisissez la valeur en texte.',
  },
  DECIMAL_PLACE: {
    en: '“{value}” has a decimal place. Remove it.',
    es: '«{value}» tiene un decimal. Quítelo.',
    fr: '«\u00a0{value}\u00a0» a une décimale. Supprimez-la.',
  },
  SHORTENED_NUMBER: {
    en: 'The spreadsheet shortened the number to “{value}”, so digits are missing. Format the column as text and enter the value again.',
    es: 'La hoja de cálculo ha abreviado el número a «{value}», así que faltan cifras. Dé formato de texto a la columna y vuelva a escribir el valor.',
    fr: 'Le tableur a abrégé le nombre en «\u00a0{value}\u00a0»\u00a0: il manque des chiffres. Mettez la colonne au format texte et saisissez de nouveau la valeur.',
  },
  NOT_WHOLE: {
    en: '“{value}” isn’t a whole number.',
    es: '«{value}» no es un número entero.',
    fr: '«\u00a0{value}\u00a0» n’est pas un nombre entier.',
  },
  MORE_CELLS: {
    en: 'The row has more cells than the file has columns: “{value}”. If a text contains a comma, put it in quotation marks.',
    es: 'La fila tiene más celdas que columnas tiene el archivo: «{value}». Si un texto contiene una coma, póngalo entre comillas.',
    fr: 'La ligne a plus de cellules que le fichier n’a de colonnes\u00a0: «\u00a0{value}\u00a0». Si un texte contient une virgule, mettez-le entre guillemets.',
  },
  UNKNOWN: {
    en: 'We couldn’t find “{value}”.',
    es: 'No encontramos «{value}».',
    fr: 'Nous n’avons pas trouvé «\u00a0{value}\u00a0».',
  },
  AMBIGUOUS: {
    en: '“{value}” matches more than one item.',
    es: '«{value}» coincide con más de un elemento.',
    fr: '«\u00a0{value}\u00a0» correspond à plusieurs éléments.',
  },
  DUPLICATE: {
    en: 'This is the same as row {line}.',
    es: 'Es igual que la fila {line}.',
    fr: 'C’est la même chose qu’à la ligne {line}.',
  },
  TAKEN: {
    en: '“{value}” is already used elsewhere in the portal.',
    es: '«{value}» ya se usa en otra parte del portal.',
    fr: '«\u00a0{value}\u00a0» est déjà utilisé ailleurs dans le portail.',
  },
  SIGNS_IN: {
    en: 'This person signs in with a different address. Change it on the person’s page.',
    es: 'Esta persona inicia sesión con otra dirección. Cámbiela en la página de la persona.',
    fr: 'Cette personne se connecte avec une autre adresse. Modifiez-la sur la page de la personne.',
  },
  OWN_RECORD: {
    en: 'You can’t change your own role or disable yourself.',
    es: 'No puede cambiar su propio rol ni desactivarse.',
    fr: 'Vous ne pouvez ni changer votre propre rôle ni vous désactiver.',
  },
  NOT_ALLOWED: {
    en: 'API clients can’t add or change administrators.',
    es: 'Los clientes de API no pueden agregar ni modificar administradores.',
    fr: 'Les clients d’API ne peuvent ni ajouter ni modifier d’administrateurs.',
  },
  BELOW_ZERO: {
    en: 'This person doesn’t have enough points.',
    es: 'Esta persona no tiene suficientes puntos.',
    fr: 'Cette personne n’a pas assez de points.',
  },
  OTHER_BEFORE: {
    en: 'This was already imported with different values.',
    es: 'Ya se importó con otros valores.',
    fr: 'Cela a déjà été importé avec d’autres valeurs.',
  },
  CHANGED_SINCE: {
    en: 'Someone changed this after the preview.',
    es: 'Alguien lo modificó después de la vista previa.',
    fr: 'Quelqu’un l’a modifié après l’aperçu.',
  },
  NOT_A_RETAILER: {
    en: 'Only retailers can have a distributor.',
    es: 'Solo los minoristas pueden tener un distribuidor.',
    fr: 'Seuls les détaillants peuvent avoir un distributeur.',
  },
  NOT_A_DISTRIBUTOR: {
    en: '“{value}” isn’t a distributor.',
    es: '«{value}» no es un distribuidor.',
    fr: '«\u00a0{value}\u00a0» n’est pas un distributeur.',
  },
  DISABLED: {
    en: '“{value}” is disabled.',
    es: '«{value}» está desactivado.',
    fr: '«\u00a0{value}\u00a0» est désactivé.',
  },
  DISTRIBUTOR_REJECTED: {
    en: 'Row {line} would add “{value}”, but that row is rejected.',
    es: 'La fila {line} agregaría «{value}», pero esa fila está rechazada.',
    fr: 'La ligne {line} ajouterait «\u00a0{value}\u00a0», mais cette ligne est rejetée.',
  },
  IN_USE: {
    en: 'Kept because it’s in use or changed after the import.',
    es: 'Se conserva porque está en uso o cambió después de la importación.',
    fr: 'Conservé, car utilisé ou modifié après l’importation.',
  },
  CHANGED_AGAIN: {
    en: 'Kept because it changed again after the import.',
    es: 'Se conserva porque volvió a cambiar después de la importación.',
    fr: 'Conservé, car modifié de nouveau après l’importation.',
  },
  PREVIOUS_REMOVED: {
    en: 'The earlier value no longer exists, so the current one is kept.',
    es: 'El valor anterior ya no existe, así que se conserva el actual.',
    fr: 'L’ancienne valeur n’existe plus; l’actuelle est conservée.',
  },
  SOURCE_CHANGED: {
    en: 'The English text has changed since the export.',
    es: 'El texto en inglés cambió después de la exportación.',
    fr: 'Le texte anglais a changé depuis l’exportation.',
  },
  TRANSLATION_CHANGED: {
    en: 'Someone changed this translation after the export.',
    es: 'Alguien modificó esta traducción después de la exportación.',
    fr: 'Quelqu’un a modifié cette traduction après l’exportation.',
  },
  TEXT_DELETED: {
    en: 'This text doesn’t exist or has been deleted.',
    es: 'Este texto no existe o se ha eliminado.',
    fr: 'Ce texte n’existe pas ou a été supprimé.',
  },
  MARKS: {
    en: 'The placeholders for bold text, links or line breaks don’t match the English text.',
    es: 'Las marcas de negritas, enlaces o saltos de línea no coinciden con el texto en inglés.',
    fr: 'Les repères de gras, de liens ou de sauts de ligne ne correspondent pas au texte anglais.',
  },
  TOO_MANY_CHARACTERS: {
    en: 'The text has more than {value} characters.',
    es: 'El texto tiene más de {value} caracteres.',
    fr: 'Le texte a plus de {value} caractères.',
  },
  NOT_ACCEPTED: {
    en: 'This text isn’t accepted: {value}',
    es: 'Este texto no se acepta: {value}',
    fr: 'Ce texte n’est pas accepté\u00a0: {value}',
  },
  WAIVED: {
    en: '{value} points were already spent and aren’t taken back.',
    es: '{value} puntos ya se gastaron y no se quitan.',
    fr: '{value} points ont déjà été dépensés et ne sont pas repris.',
  },
} as const satisfies Record<string, LocalizedText>;

export type ReasonCode = keyof typeof sentences;

/** The message for a value that can't be restored. It doesn't contain the value, which belongs to another record. */
const previousTaken: LocalizedText = {
  en: 'The earlier value is now used elsewhere, so the current one is kept.',
  es: 'El valor anterior ahora se usa en otra parte, así que se conserva el actual.',
  fr: 'L’ancienne valeur est maintenant utilisée ailleurs; l’actuelle est conservée.',
};

/** The message for a word that isn't one of the field's choices. */
const unknownChoice: LocalizedText = {
  en: '“{value}” isn’t one of the choices. Use {choices}.',
  es: '«{value}» no es una de las opciones. Use {choices}.',
  fr: '«\u00a0{value}\u00a0» ne fait pas partie des choix. Utilisez {choices}.',
};

const regionFormat: LocalizedText = {
  en: 'Enter a state or province in the same country.',
  es: 'Escriba un estado o una provincia del mismo país.',
  fr: 'Saisissez un état ou une province du même pays.',
};

/** The expected format of the values of a field. */
const formats: Readonly<Record<string, LocalizedText>> = {
  email: {
    en: 'Enter an e-mail address such as dana@example.com.',
    es: 'Escriba una dirección de correo como dana@example.com.',
    fr: 'Saisissez une adresse courriel comme dana@example.com.',
  },
  phone: {
    en: 'Enter a phone number with 5 to 30 digits.',
    es: 'Escriba un número de teléfono de 5 a 30 dígitos.',
    fr: 'Saisissez un numéro de téléphone de 5 à 30 chiffres.',
  },
  state: regionFormat,
  region: regionFormat,
  date: {
    en: 'Enter a date in the past, such as 2025-12-31 or 31.12.2025.',
    es: 'Escriba una fecha pasada, como 2025-12-31 o 31.12.2025.',
    fr: 'Saisissez une date passée, comme 2025-12-31 ou 31.12.2025.',
  },
  points: {
    en: 'Enter a whole number without separators, such as 1240.',
    es: 'Escriba un número entero sin separadores, como 1240.',
    fr: 'Saisissez un nombre entier sans séparateur, comme 1240.',
  },
  score: {
    en: 'Enter a whole number from 0 to 100, such as 85.',
    es: 'Escriba un número entero de 0 a 100, como 85.',
    fr: 'Saisissez un nombre entier de 0 à 100, comme 85.',
  },
};

/** A stored reason. */
export interface Reason {
  code: string;
  field: string | null;
  value: string | null;
  line: number | null;
}

/** Returns the sentence of a reason with its placeholders unfilled. */
function sentenceOf({ code, field, value }: Reason): LocalizedText {
  if (code === 'TAKEN' && value === null) return previousTaken;
  if (code === 'UNKNOWN' && field !== null && choicesOf(field)) return unknownChoice;
  return sentences[code as ReasonCode];
}

/** Returns a reason as a sentence that begins with the name of its field. */
export function reasonText(reason: Reason, lang: Language): string {
  const { code, field, value, line } = reason;
  const sentence = localize(sentenceOf(reason), lang)
    .replace('{value}', () => value ?? '')
    .replace('{line}', String(line))
    .replace('{choices}', () => (field === null ? '' : choiceLabels(field, lang)));
  if (field === null) return sentence;
  const colon = lang === 'fr' ? '\u00a0: ' : ': ';
  const format = code === 'INVALID' || code === 'NOT_WHOLE' ? formats[field] : undefined;
  return `${labelOf(field, lang)}${colon}${sentence}${format ? ` ${localize(format, lang)}` : ''}`;
}
