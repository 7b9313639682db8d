import type { PictureDraft } from '#client/features/editing/index';
import { defaultType } from '../../question-types/default-type';
import type { AdminQuestionFieldsFragment } from './admin-question.generated';
import type { QuestionCredit, QuestionKind } from '#client/platform/generated/schema';
import { perLanguage, type Language } from '#client/platform/i18n/languages';
import { createModuleState } from '#client/platform/module-state';
import {
  emptyLocalized,
  isEmptyText,
  localizedDraft,
  type LocalizedDraft,
} from '#client/ui/editing/fields/localized-fields';

export type OptionDraft = {
  /** Identifies the option in the form. */
  key: string;
  /** Null until the option is saved. */
  id: string | null;
  text: LocalizedDraft;
  feedback: LocalizedDraft;
  correct: boolean;
};

/** A question while it is edited. The fields of other kinds are kept while the kind is changed. */
export type QuestionDraft = {
  kind: QuestionKind;
  text: LocalizedDraft;
  imageAssetId: PictureDraft | null;
  imageAlt: LocalizedDraft;
  options: readonly OptionDraft[];
  /** One answer per line. */
  accepted: Record<Language, string>;
  code: boolean;
  feedback: LocalizedDraft;
  weight: string;
  credit: QuestionCredit;
  /** The tags, separated by commas. */
  tags: string;
  enabled: boolean;
};

export const fewestOptions = 2;

const optionCount = createModuleState(() => 0);

export const newOption = (): OptionDraft => ({
  key: `new-${(optionCount.value += 1)}`,
  id: null,
  text: emptyLocalized,
  feedback: emptyLocalized,
  correct: false,
});

export const newQuestion = (): QuestionDraft => ({
  kind: defaultType,
  text: emptyLocalized,
  imageAssetId: null,
  imageAlt: emptyLocalized,
  options: [newOption(), newOption()],
  accepted: emptyLocalized,
  code: false,
  feedback: emptyLocalized,
  weight: '1',
  credit: 'exact',
  tags: '',
  enabled: true,
});

export function draftOf(question: AdminQuestionFieldsFragment): QuestionDraft {
  const { accepted, imageUrl, imageAssetId } = question;
  const options = question.options.map(({ id, correct, textTranslations, feedbackTranslations }) => ({
    key: id,
    id,
    text: localizedDraft(textTranslations),
    feedback: localizedDraft(feedbackTranslations),
    correct,
  }));
  return {
    kind: question.kind,
    text: localizedDraft(question.textTranslations),
    imageAssetId: imageUrl === null ? null : { smUrl: imageUrl, assetId: imageAssetId },
    imageAlt: localizedDraft(question.imageAltTranslations),
    options: options.length > 0 ? options : newQuestion().options,
    accepted: perLanguage((language) => (accepted[language] ?? []).join('\n')),
    code: question.code,
    feedback: localizedDraft(question.feedbackTranslations),
    weight: String(question.weight),
    credit: question.credit,
    tags: question.tags.join(', '),
    enabled: question.enabled,
  };
}

/** Returns the distinct accepted answers of a language. */
export const acceptedOf = (lines: string): string[] => [
  ...new Set(
    lines
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  ),
];

export const tagsOf = (typed: string): string[] => [
  ...new Set(
    typed
      .split(',')
      .map((tag) => tag.trim())
      .filter(Boolean),
  ),
];

/** Returns null for a text that is empty in all languages. */
export const orNull = (text: LocalizedDraft): LocalizedDraft | null => (isEmptyText(text) ? null : text);

/** Returns true for a new option without any input. */
const isUntouched = ({ id, text, feedback, correct }: OptionDraft): boolean =>
  id === null && isEmptyText(text) && isEmptyText(feedback) && !correct;

/** Returns the options to save: untouched new ones at the end are omitted, except for the first two. */
export function optionsOf({ options }: Pick<QuestionDraft, 'options'>): readonly OptionDraft[] {
  const last = options.findLastIndex((option) => !isUntouched(option));
  return options.slice(0, Math.max(last + 1, fewestOptions));
}

/** Returns true if a text has translations but no English. */
export const onlyTranslated = (text: LocalizedDraft): boolean => text.en === '' && !isEmptyText(text);
