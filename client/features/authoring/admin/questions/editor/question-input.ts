import type { CreateQuestionInput } from '#client/platform/generated/schema';
import { altOf } from '#client/ui/editing/fields/alt-texts';
import { changesIn } from '#client/ui/editor/merge';
import { questionEditors } from '../../question-types/question-editors';
import { orNull, tagsOf, type QuestionDraft } from './question-draft';

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

/** What was changed of a question, as the server takes it: another kind brings what it needs, a picture what it shows. */
export const changesOf = (draft: QuestionDraft, changed: readonly (keyof QuestionDraft)[]) =>
  changesIn(inputOf(draft), changed, {
    kind: ['kind', 'options', 'accepted', 'code', 'credit'],
    imageAssetId: ['imageAssetId', 'imageAlt'],
  });
