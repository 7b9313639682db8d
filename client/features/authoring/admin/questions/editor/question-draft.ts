import type { PictureDraft } from '#client/features/editing/public';
import type { AdminQuestionFieldsFragment } from './admin-question.generated';
import type { CreateQuestionInput, QuestionCredit, QuestionKind } from '#client/platform/generated/schema';
import type { Language } from '#client/platform/i18n/languages';
import { createModuleState } from '#client/platform/module-state';
import { altOf } from '#client/ui/editing/fields/alt-texts';
import { changesIn } from '#client/ui/editor/merge';
import {
  emptyLocalized,
  localizedDraft,
  type LocalizedDraft,
} from '#client/ui/editing/fields/localized-fields';

export type OptionDraft = {
  /** Names the option while it is edited. */
  key: string;
  /** Null while it is not saved. */
  id: string | null;
  text: LocalizedDraft;
  feedback: LocalizedDraft;
  correct: boolean;
};

/** A question as it is being edited; what another kind needs is kept while the kind is changed. */
export type QuestionDraft = {
  kind: QuestionKind;
  text: LocalizedDraft;
  imageAssetId: PictureDraft | null;
  imageAlt: LocalizedDraft;
  options: readonly OptionDraft[];
  /** One answer a line. */
  accepted: Record<Language, string>;
  code: boolean;
  feedback: LocalizedDraft;
  weight: string;
  credit: QuestionCredit;
  /** Separated by commas. */
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
  kind: 'multiple_choice',
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
    accepted: {
      en: accepted.en.join('\n'),
      es: accepted.es.join('\n'),
      fr: accepted.fr.join('\n'),
    },
    code: question.code,
    feedback: localizedDraft(question.feedbackTranslations),
    weight: String(question.weight),
    credit: question.credit,
    tags: question.tags.join(', '),
    enabled: question.enabled,
  };
}

/** The accepted answers of one language, each once. */
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

const orNull = (text: LocalizedDraft): LocalizedDraft | null =>
  text.en === '' && text.es === '' && text.fr === '' ? null : text;

const isEmpty = (text: LocalizedDraft): boolean => orNull(text) === null;

/** Whether nothing was done with an option that is not saved. */
const isUntouched = ({ id, text, feedback, correct }: OptionDraft): boolean =>
  id === null && isEmpty(text) && isEmpty(feedback) && !correct;

/** The options that count: new ones at the end in which nothing was written are left out, beyond the first two. */
export function optionsOf({ options }: Pick<QuestionDraft, 'options'>): readonly OptionDraft[] {
  const last = options.findLastIndex((option) => !isUntouched(option));
  return options.slice(0, Math.max(last + 1, fewestOptions));
}

/** What is left out stays: an image without an asset has no other name. */
const pictureOf = ({
  imageAssetId: picture,
  imageAlt,
}: QuestionDraft): Pick<CreateQuestionInput, 'imageAssetId' | 'imageAlt'> => ({
  ...(picture?.assetId !== null && { imageAssetId: picture?.assetId ?? null }),
  imageAlt: picture && altOf(imageAlt),
});

/** The question as the server takes it: only what its kind needs. */
export function inputOf(draft: QuestionDraft): Omit<CreateQuestionInput, 'testId'> {
  const short = draft.kind === 'short_answer';
  const { en, es, fr } = draft.accepted;
  return {
    kind: draft.kind,
    text: draft.text,
    ...pictureOf(draft),
    options: short
      ? []
      : optionsOf(draft).map(({ id, text, feedback, correct }) => ({
          id,
          text,
          feedback: orNull(feedback),
          correct,
        })),
    accepted: short ? { en: acceptedOf(en), es: acceptedOf(es), fr: acceptedOf(fr) } : { en: [] },
    code: short && draft.code,
    feedback: orNull(draft.feedback),
    weight: Number(draft.weight),
    credit: draft.kind === 'multiple_select' ? draft.credit : 'exact',
    enabled: draft.enabled,
    tags: tagsOf(draft.tags),
  };
}

/** What was changed of a question, as the server takes it: another kind brings what it needs, a picture what it shows. */
export const changesOf = (draft: QuestionDraft, changed: readonly (keyof QuestionDraft)[]) =>
  changesIn(inputOf(draft), changed, {
    kind: ['kind', 'options', 'accepted', 'code', 'credit'],
    imageAssetId: ['imageAssetId', 'imageAlt'],
  });
