import type { QuestionKind, QuestionPublication } from '#client/platform/generated/schema';

/** The message ids of the question kinds. */
export const kindNames: Record<QuestionKind, string> = {
  multiple_choice: 'admin.questionKind.choice',
  multiple_select: 'admin.questionKind.select',
  short_answer: 'admin.questionKind.short',
};

export const questionKinds = Object.keys(kindNames) as QuestionKind[];

/** The message ids of a question's state compared with the published version. */
export const publicationNames: Record<QuestionPublication, string> = {
  published: 'admin.publication.published',
  changed: 'admin.publication.changed',
  unpublished: 'admin.publication.unpublished',
};
