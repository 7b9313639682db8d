import { type Language, type LocalizedText, localize } from '#server/platform/language/i18n';
import { labelOf } from './kinds/words';

/** The heading of the reasons in the file of rejected rows. */
export const reasonHeading: LocalizedText = { en: 'Reason', es: 'Motivo', fr: 'Motif' };

/** Why a row is rejected, or stays when an import is undone; docs/imports.md tells of each. */
const sentences = {
  REQUIRED: { en: 'It is needed.', es: 'Es necesario.', fr: 'C’est nécessaire.' },
  INVALID: {
    en: '“{value}” is not possible here.',
    es: '«{value}» no es posible aquí.',
    fr: '« {value} » n’est pas possible ici.',
  },
  TOO_LONG: { en: 'It is too long.', es: 'Es demasiado largo.', fr: 'C’est trop long.' },
  LONG_NUMBER: {
    en: 'A workbook keeps only 15 digits of a number. Format the column as text and enter the value again.',
    es: 'Un libro guarda solo 15 cifras de un número. Dé formato de texto a la columna y vuelva a escribir el valor.',
    fr: 'Un classeur ne garde que 15 chiffres d’un nombre. Mettez la colonne au format texte et saisissez de nouveau la valeur.',
  },
  ROUNDED_NUMBER: {
    en: 'The sheet shows “{value}”, but the number has more decimal places. Enter the value as text.',
    es: 'La hoja muestra «{value}», pero el número tiene más decimales. Escriba el valor como texto.',
    fr: 'La feuille affiche « {value} », mais le nombre a plus de décimales. Saisissez la valeur comme texte.',
  },
  DECIMAL_PLACE: {
    en: '“{value}” has a decimal place. Remove it.',
    es: '«{value}» tiene un decimal. Quítelo.',
    fr: '« {value} » a une décimale. Supprimez-la.',
  },
  SHORTENED_NUMBER: {
    en: 'The spreadsheet has shortened the number to “{value}”, so digits are missing. Format the column as text and enter the value again.',
    es: 'La hoja de cálculo ha abreviado el número a «{value}», así que faltan cifras. Dé formato de texto a la columna y vuelva a escribir el valor.',
    fr: 'Le tableur a abrégé le nombre en « {value} » : il manque des chiffres. Mettez la colonne au format texte et saisissez de nouveau la valeur.',
  },
  NOT_WHOLE: {
    en: '“{value}” isn’t a whole number.',
    es: '«{value}» no es un número entero.',
    fr: '« {value} » n’est pas un nombre entier.',
  },
  MORE_CELLS: {
    en: 'The row has more cells than the file has columns: “{value}”. If a text contains a comma, put it in quotation marks.',
    es: 'La fila tiene más celdas que columnas tiene el archivo: «{value}». Si un texto contiene una coma, póngalo entre comillas.',
    fr: 'La ligne a plus de cellules que le fichier n’a de colonnes : « {value} ». Si un texte contient une virgule, mettez-le entre guillemets.',
  },
  UNKNOWN: { en: '“{value}” is not known.', es: 'No se conoce «{value}».', fr: '« {value} » est inconnu.' },
  AMBIGUOUS: {
    en: '“{value}” could be more than one.',
    es: '«{value}» podría ser más de uno.',
    fr: '« {value} » peut en désigner plusieurs.',
  },
  DUPLICATE: {
    en: 'The same as in row {line}.',
    es: 'Lo mismo que en la fila {line}.',
    fr: 'Identique à la ligne {line}.',
  },
  TAKEN: {
    en: '“{value}” belongs to another record.',
    es: '«{value}» pertenece a otro registro.',
    fr: '« {value} » appartient à un autre enregistrement.',
  },
  SIGNS_IN: {
    en: 'The person signs in by another address; change it on the page of the person.',
    es: 'La persona inicia sesión con otra dirección; cámbiela en la página de la persona.',
    fr: 'La personne se connecte avec une autre adresse; modifiez-la sur la page de la personne.',
  },
  OWN_RECORD: {
    en: 'Your own role cannot be changed, nor can you disable yourself.',
    es: 'No puede cambiar su propio rol ni desactivarse.',
    fr: 'Vous ne pouvez ni changer votre propre rôle ni vous désactiver.',
  },
  NOT_ALLOWED: {
    en: 'Programs make no administrators and change none.',
    es: 'Los programas no crean ni modifican administradores.',
    fr: 'Les programmes ne créent ni ne modifient d’administrateurs.',
  },
  BELOW_ZERO: {
    en: 'The person has too few points.',
    es: 'La persona no tiene suficientes puntos.',
    fr: 'La personne n’a pas assez de points.',
  },
  OTHER_BEFORE: {
    en: 'It was imported before with other values.',
    es: 'Ya se importó con otros valores.',
    fr: 'Déjà importé avec d’autres valeurs.',
  },
  CHANGED_SINCE: {
    en: 'It was changed since it was checked.',
    es: 'Se ha modificado desde la comprobación.',
    fr: 'Modifié depuis la vérification.',
  },
  NOT_A_RETAILER: {
    en: 'Retailers alone belong to a distributor.',
    es: 'Solo los minoristas pertenecen a un distribuidor.',
    fr: 'Seuls les détaillants relèvent d’un distributeur.',
  },
  NOT_A_DISTRIBUTOR: {
    en: '“{value}” is no distributor.',
    es: '«{value}» no es un distribuidor.',
    fr: '« {value} » n’est pas un distributeur.',
  },
  DISABLED: {
    en: '“{value}” is disabled.',
    es: '«{value}» está desactivado.',
    fr: '« {value} » est désactivé.',
  },
  DISTRIBUTOR_REJECTED: {
    en: '“{value}” would be added by row {line}, which is rejected.',
    es: '«{value}» se agregaría con la fila {line}, que está rechazada.',
    fr: '« {value} » serait ajouté par la ligne {line}, qui est rejetée.',
  },
  IN_USE: {
    en: 'It has been used or changed since, so it stays.',
    es: 'Se ha usado o modificado desde entonces y se conserva.',
    fr: 'Utilisé ou modifié depuis, il est conservé.',
  },
  CHANGED_AGAIN: {
    en: 'It was changed again since, so it stays.',
    es: 'Se ha vuelto a modificar desde entonces y se conserva.',
    fr: 'Modifié de nouveau depuis, il est conservé.',
  },
  FORMER_GONE: {
    en: 'Its former value is gone, so the present one stays.',
    es: 'Su valor anterior ya no existe, así que se conserva el actual.',
    fr: 'Son ancienne valeur n’existe plus; l’actuelle est conservée.',
  },
  SOURCE_CHANGED: {
    en: 'The English text has changed since the file was exported.',
    es: 'El texto en inglés ha cambiado desde que se exportó el archivo.',
    fr: 'Le texte anglais a changé depuis l’exportation du fichier.',
  },
  TRANSLATION_CHANGED: {
    en: 'Someone changed this translation after the file was exported.',
    es: 'Alguien modificó esta traducción después de exportar el archivo.',
    fr: 'Quelqu’un a modifié cette traduction après l’exportation du fichier.',
  },
  TEXT_DELETED: {
    en: 'This text doesn’t exist or has been deleted.',
    es: 'Este texto no existe o se ha eliminado.',
    fr: 'Ce texte n’existe pas ou a été supprimé.',
  },
  MARKS: {
    en: 'Its placeholders for bold words, links or line breaks don’t match the English text.',
    es: 'Sus marcas de negritas, enlaces o saltos de línea no coinciden con las del texto en inglés.',
    fr: 'Ses repères de gras, de liens ou de sauts de ligne ne correspondent pas au texte anglais.',
  },
  TOO_MANY_CHARACTERS: {
    en: 'It has more than {value} characters.',
    es: 'Tiene más de {value} caracteres.',
    fr: 'Il a plus de {value} caractères.',
  },
  NOT_ACCEPTED: {
    en: 'The text isn’t accepted here: {value}',
    es: 'El texto no se acepta aquí: {value}',
    fr: 'Le texte n’est pas accepté ici : {value}',
  },
  WAIVED: {
    en: '{value} points were spent since and are let go.',
    es: '{value} puntos ya se han gastado y se condonan.',
    fr: '{value} points ont été dépensés depuis et sont abandonnés.',
  },
} as const satisfies Record<string, LocalizedText>;

export type ReasonCode = keyof typeof sentences;

/** What is said of a value that cannot go back, which is not told. */
const formerTaken: LocalizedText = {
  en: 'Its former value belongs to another record by now, so it stays.',
  es: 'Su valor anterior pertenece ahora a otro registro, así que se conserva.',
  fr: 'Son ancienne valeur appartient désormais à un autre enregistrement; l’actuelle est conservée.',
};

/** How a field is written whose values can be written in many ways. */
const ways: Readonly<Record<string, LocalizedText>> = {
  date: {
    en: 'Write a day that has been, such as 2025-12-31 or 31.12.2025.',
    es: 'Escriba un día pasado, como 2025-12-31 o 31.12.2025.',
    fr: 'Écrivez un jour passé, comme 2025-12-31 ou 31.12.2025.',
  },
  points: {
    en: 'Write a whole number without separators, such as 1240.',
    es: 'Escriba un número entero sin separadores, como 1240.',
    fr: 'Écrivez un nombre entier sans séparateur, comme 1240.',
  },
  score: {
    en: 'Write a whole number from 0 to 100, such as 85.',
    es: 'Escriba un número entero de 0 a 100, como 85.',
    fr: 'Écrivez un nombre entier de 0 à 100, comme 85.',
  },
};

/** As a row keeps it. */
export interface Reason {
  code: string;
  field: string | null;
  value: string | null;
  line: number | null;
}

/** A reason as a sentence, with the name of its field before it. */
export function reasonText({ code, field, value, line }: Reason, lang: Language): string {
  const words = code === 'TAKEN' && value === null ? formerTaken : sentences[code as ReasonCode];
  const sentence = localize(words, lang)
    .replace('{value}', () => value ?? '')
    .replace('{line}', String(line));
  if (field === null) return sentence;
  const colon = lang === 'fr' ? ' : ' : ': ';
  const way = code === 'INVALID' || code === 'NOT_WHOLE' ? ways[field] : undefined;
  return `${labelOf(field, lang)}${colon}${sentence}${way ? ` ${localize(way, lang)}` : ''}`;
}
