import { maxAltLength } from '#server/features/editing/check-text';
import { type LocalizedText, languages, languageValues, perLanguage } from '#server/platform/language/i18n';
import { isStorable } from '#server/platform/validation';
import type { AcceptedAnswers } from '../../question-types/question-content';
import { getQuestionType, type QuestionKind, questionTypes } from '../../question-types/question-types';
import type { ImportNote } from '../file/import-notes';
import type { ImportedQuestion } from '../file/imported-question';

/**
 * Properties of a question that GIFT can't express. Each is present only if it differs from what GIFT
 * implies.
 */
export interface GiftSettings {
  /** Type that a GIFT parser would read as another one. */
  kind?: QuestionKind;
  credit?: 'exact' | 'partial';
  code?: true;
  weight?: number;
  enabled?: false;
  image?: string;
  imageAlt?: LocalizedText;
  tags?: string[];
  accepted?: AcceptedAnswers;
  /** Number of the copy among questions with the same content in a file, from 2. */
  copy?: number;
}

const marker = '// treadway: ';

/** Returns the comment line with the settings; empty if there are none. */
export function settingsLine(settings: GiftSettings): string {
  if (Object.keys(settings).length === 0) return '';
  // In a comment, "[id:…]" and "[tag:…]" are GIFT syntax.
  return `${marker}${JSON.stringify(settings).replace(/\[(?=id:|tag:)/g, '\\u005b')}\n`;
}

type Json = Record<string, unknown>;

const isText = (value: unknown, maxLength: number): value is string =>
  typeof value === 'string' && value.length <= maxLength && isStorable(value);
const isTexts = (value: unknown, max: number, maxLength: number): value is string[] =>
  Array.isArray(value) && value.length <= max && value.every((entry) => isText(entry, maxLength));
const isWhole = (value: unknown, min: number, max: number): value is number =>
  Number.isInteger(value) && Number(value) >= min && Number(value) <= max;

const isAccepted = (value: unknown): value is AcceptedAnswers =>
  typeof value === 'object' &&
  value !== null &&
  languages.every((lang) => isTexts((value as Json)[lang], 100, 2000));

const isImage = (value: unknown): value is string =>
  isText(value, 2000) && /^(?:https?:\/\/|\/(?!\/))\S+$/.test(value);

const isAlt = (value: unknown): value is LocalizedText =>
  typeof value === 'object' &&
  value !== null &&
  Object.keys(value).length === languages.length &&
  languages.every((lang) => {
    const text = (value as Json)[lang];
    return isText(text, maxAltLength) && text === text.trim() && !/\p{Cc}/u.test(text);
  }) &&
  (value as Json)['en'] !== '';

/** Returns the type if it is one that needs a setting, because GIFT can't express it. */
const namedType = (value: unknown): QuestionKind | undefined =>
  questionTypes.find(({ kind, gift }) => kind === value && gift.setting?.name === 'kind')?.kind;

function checked(json: Json): GiftSettings {
  const kind = namedType(json['kind']);
  const { credit, code, weight, enabled, image, imageAlt, tags, accepted, copy } = json;
  return {
    ...(kind && { kind }),
    ...((credit === 'exact' || credit === 'partial') && { credit }),
    ...(code === true && { code }),
    ...(isWhole(weight, 1, 100) && { weight }),
    ...(enabled === false && { enabled }),
    ...(isImage(image) && { image, ...(isAlt(imageAlt) && { imageAlt }) }),
    ...(isTexts(tags, 100, 500) && { tags }),
    ...(isAccepted(accepted) && { accepted }),
    ...(isWhole(copy, 2, 1_000_000) && { copy }),
  };
}

/** Reads the settings. Invalid ones are ignored with a note. */
export function readSettings(text: string | null, notes: ImportNote[]): GiftSettings {
  if (text === null) return {};
  try {
    const json: unknown = JSON.parse(text);
    if (typeof json === 'object' && json !== null && !Array.isArray(json)) {
      const settings = checked(json as Json);
      if (Object.keys(settings).length === Object.keys(json).length) return settings;
      notes.push(unreadable);
      return settings;
    }
  } catch {
    // Invalid JSON gets the same note as invalid settings.
  }
  notes.push(unreadable);
  return {};
}

const unreadable: ImportNote = {
  code: 'settings_unreadable',
  value: null,
  reason: 'We couldn’t read part of the "treadway:" comment, so it was ignored.',
};

const folded = (text: string): string => text.replace(/\s+/g, ' ').trim();

/**
 * Returns the accepted answers by language. The GIFT part wins: answers that are missing there are dropped,
 * and new ones become English.
 */
function mergeAccepted(read: AcceptedAnswers, told: AcceptedAnswers): AcceptedAnswers {
  const there = new Set(languageValues(read).flat().map(folded));
  const kept = (answers: string[]): string[] => answers.filter((answer) => there.has(folded(answer)));
  const accepted = perLanguage((lang) => kept(told[lang]));
  const known = new Set(languageValues(accepted).flat().map(folded));
  return { ...accepted, en: [...accepted.en, ...read.en.filter((answer) => !known.has(folded(answer)))] };
}

export function withSettings(question: ImportedQuestion, settings: GiftSettings): ImportedQuestion {
  const { kind, credit, code, weight, enabled, image, imageAlt, tags, accepted } = settings;
  const isChoice = getQuestionType(question.kind).answeredBy === 'options';
  return {
    ...question,
    ...(kind && isChoice && { kind, credit: 'exact' as const }),
    ...(credit && { credit }),
    ...(accepted && !isChoice && { accepted: mergeAccepted(question.accepted, accepted) }),
    code: code ?? question.code,
    weight: weight ?? question.weight,
    enabled: enabled ?? question.enabled,
    imageUrl: image ?? question.imageUrl,
    ...(imageAlt && { imageAlt }),
    tags: tags ?? question.tags,
  };
}
