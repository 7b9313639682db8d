import type { SurveyKind } from '#client/platform/generated/schema';
import { createModuleState } from '#client/platform/module-state';
import {
  emptyLocalized,
  localizedDraft,
  type LocalizedDraft,
} from '#client/ui/editing/fields/localized-fields';
import type { Problem } from '#client/ui/editing/problem';

export const fewestOptions = 2;
export const maxOptions = 12;
export const maxQuestions = 20;

/** `key` identifies drafts, including those without an id. */
export type OptionDraft = { key: string; id: string | null; text: LocalizedDraft };

export type QuestionDraft = {
  key: string;
  id: string | null;
  kind: SurveyKind;
  text: LocalizedDraft;
  options: readonly OptionDraft[];
  required: boolean;
};

type StoredOption = { id: string; textTranslations: LocalizedDraft };

export type StoredQuestion = {
  id: string;
  kind: SurveyKind;
  textTranslations: LocalizedDraft;
  options: readonly StoredOption[];
  required: boolean;
};

const keyCount = createModuleState(() => 0);
const newKey = (): string => `new-${(keyCount.value += 1)}`;

export const newOption = (): OptionDraft => ({ key: newKey(), id: null, text: emptyLocalized });

export const newQuestion = (): QuestionDraft => ({
  key: newKey(),
  id: null,
  kind: 'one',
  text: emptyLocalized,
  options: [newOption(), newOption()],
  required: true,
});

/** Returns the question with another kind. Free text has no options; the other kinds start with two. */
export function ofKind(question: QuestionDraft, kind: SurveyKind): QuestionDraft {
  if (kind === 'words') return { ...question, kind, options: [] };
  const { options } = question;
  return { ...question, kind, options: options.length > 0 ? options : [newOption(), newOption()] };
}

export const questionDraft = ({ id, textTranslations, options, ...rest }: StoredQuestion): QuestionDraft => ({
  key: id,
  id,
  kind: rest.kind,
  required: rest.required,
  text: localizedDraft(textTranslations),
  options: options.map((option) => ({
    key: option.id,
    id: option.id,
    text: localizedDraft(option.textTranslations),
  })),
});

export const questionInput = ({ id, kind, text, options, required }: QuestionDraft) => ({
  id,
  kind,
  text,
  options: options.map((option) => ({ id: option.id, text: option.text })),
  required,
});

const isEmpty = ({ en }: LocalizedDraft): boolean => en.trim() === '';

/** Returns the problem of the first invalid question, or undefined. */
export function questionsProblem(questions: readonly QuestionDraft[]): Problem | undefined {
  if (questions.length === 0) return { id: 'admin.surveys.error.none' };
  const place = questions.findIndex(({ text }) => isEmpty(text));
  if (place >= 0) return { id: 'admin.surveys.error.text', values: { position: place + 1 } };
  const lacking = questions.findIndex(({ options }) => options.some(({ text }) => isEmpty(text)));
  return lacking < 0 ? undefined : { id: 'admin.surveys.error.option', values: { position: lacking + 1 } };
}

/** Returns the list with one draft replaced. */
export const changed = <T extends { key: string }>(drafts: readonly T[], draft: T): T[] =>
  drafts.map((each) => (each.key === draft.key ? draft : each));

/** Returns the list without one of the drafts. */
export const without = <T extends { key: string }>(drafts: readonly T[], key: string): T[] =>
  drafts.filter((each) => each.key !== key);
