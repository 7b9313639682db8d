import type { CreateQuestionInput } from '#client/platform/generated/schema';
import { altOf } from '#client/ui/editing/fields/alt-texts';
import { changesIn } from '#client/ui/editor/merge';
import { questionEditors } from '../../question-types/question-editors';
import { orNull, tagsOf, type QuestionDraft } from './question-draft';

/** Omits an image without an id, so that it stays unchanged. */
const pictureOf = ({
  imageAssetId: picture,
  imageAlt,
}: QuestionDraft): Pick<CreateQuestionInput, 'imageAssetId' | 'imageAlt'> => ({
  ...(picture?.assetId !== null && { imageAssetId: picture?.assetId ?? null }),
  imageAlt: picture && altOf(imageAlt),
});

/** Returns the input for a question, with the fields of its kind only. */
export function inputOf(draft: QuestionDraft): Omit<CreateQuestionInput, 'testId'> {
  return {
    kind: draft.kind,
    text: draft.text,
    ...pictureOf(draft),
    ...questionEditors[draft.kind].toInput(draft),
    feedback: orNull(draft.feedback),
    weight: Number(draft.weight),
    enabled: draft.enabled,
    tags: tagsOf(draft.tags),
  };
}

/** Returns the input for the changed fields, with the fields that must change together. */
export const changesOf = (draft: QuestionDraft, changed: readonly (keyof QuestionDraft)[]) =>
  changesIn(inputOf(draft), changed, {
    kind: ['kind', 'options', 'accepted', 'code', 'credit'],
    imageAssetId: ['imageAssetId', 'imageAlt'],
  });
