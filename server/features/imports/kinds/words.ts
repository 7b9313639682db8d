import { importTexts } from '../import-catalogue';
import { enumerations } from '#server/features/settings/lists/enumerations';
import { type Language, type LocalizedText, localize, localeOf } from '#server/platform/language/i18n';
import type { ImportKind } from '../import.enums';
import { fields, fieldsOf, yesOrNo } from './fields';
import { foldText } from './fold-text';

/** The only valid values of a field, with the words for each. */
type Words = readonly { value: string; label: LocalizedText; words: readonly string[] }[];

const own: Readonly<Record<string, Words>> = {
  [yesOrNo]: [
    {
      value: 'yes',
      label: importTexts.localized('choices.yes'),
      words: ['yes', 'y', 'true', '1', 'x', 'si', 'oui', 'o', 'vrai', 'verdadero'],
    },
    {
      value: 'no',
      label: importTexts.localized('choices.no'),
      words: ['no', 'n', 'false', '0', 'non', 'faux', 'falso'],
    },
  ],
  ResultStatus: [
    {
      value: 'passed',
      label: importTexts.localized('choices.passed'),
      words: ['passed', 'pass', 'yes', 'aprobado', 'si', 'reussi', 'oui'],
    },
    {
      value: 'failed',
      label: importTexts.localized('choices.failed'),
      words: ['failed', 'fail', 'no', 'no aprobado', 'suspenso', 'echoue', 'non'],
    },
  ],
};

/** Words that files use in addition to the portal's labels. */
const more: Readonly<Record<string, readonly string[]>> = {
  manager: ['responsable'],
  employee: ['employee', 'employees', 'empleado', 'empleados', 'employe', 'employes'],
  gold_distributor: ['distribuidor oro'],
  gold_retailer: ['minorista oro'],
};

/** Returns the values of an enumeration or another choice, with their words. */
function wordsOf(choices: string): Words {
  const listed = enumerations.find(({ name }) => name === choices);
  if (!listed) return own[choices]!;
  return listed.values.map(({ value, labelTranslations }) => ({
    value,
    label: labelTranslations,
    words: [value, ...Object.values(labelTranslations), ...(more[value] ?? [])].map(foldText),
  }));
}

const choices: ReadonlyMap<string, Words> = new Map(
  Object.entries(fields).flatMap(([field, { choices: named }]) =>
    named === undefined ? [] : [[field, wordsOf(named)]],
  ),
);

/** Returns the only valid values of a field with the words for each; null if it has others. */
export const choicesOf = (field: string): Words | null => choices.get(field) ?? null;

/** Returns the choices of a field as a sentence has them: "User, Manager, or Administrator". Empty if it has none. */
export const choiceLabels = (field: string, lang: Language): string =>
  new Intl.ListFormat(localeOf(lang), { type: 'disjunction' }).format(
    (choicesOf(field) ?? []).map(({ label }) => localize(label, lang)),
  );

/** Returns the value of a word in a field with choices; null if it has none. */
export const meaningOf = (field: string, word: string): string | null =>
  choicesOf(field)?.find(({ words }) => words.includes(foldText(word)))?.value ?? null;

/** Returns the values of words in each field with choices. Unknown words are left out. */
export const meaningsOf = (words: readonly string[]): { word: string; field: string; means: string }[] =>
  words.flatMap((word) =>
    [...choices.keys()].flatMap((field) => {
      const means = meaningOf(field, word);
      return means === null ? [] : [{ word, field, means }];
    }),
  );

/** Returns the label of a field. */
export function labelOf(field: string, lang: Language): string {
  if (field === 'translation') return importTexts.texts[lang]['fields.translation'];
  return fields[field] ? localize(fields[field].label, lang) : field;
}

/** Guesses the field of each heading by its words in any language. Each field is used once. */
export function guessFields(kind: ImportKind, headings: readonly string[]): (string | null)[] {
  const guessed: (string | null)[] = headings.map(() => null);
  const own = (field: string): string[] =>
    [field, ...Object.values(fields[field]!.label)].map((name) => foldText(name));
  // The names of fields come before other headings: in `id, name, externalId` the first belongs to the portal.
  for (const names of [own, (field: string) => fields[field]!.headings]) {
    headings.forEach((heading, index) => {
      if (guessed[index] !== null) return;
      const free = fieldsOf[kind].filter(({ field }) => !guessed.includes(field));
      guessed[index] = free.find(({ field }) => names(field).includes(foldText(heading)))?.field ?? null;
    });
  }
  return guessed;
}
