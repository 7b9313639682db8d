import type { QuestionKind, QuestionPublication } from '#client/platform/generated/schema';

/** The names of the kinds of question, as message ids. */
export const kindNames: Record<QuestionKind, string> = {
  multiple_choice: 'admin.questionKind.choice',
  multiple_select: 'admin.questionKind.select',
  short_answer: 'admin.questionKind.short',
};

export const questionKinds = Object.keys(kindNames) as QuestionKind[];

/** How a question stands to what learners meet, as message ids. */
export const publicationNames: Record<QuestionPublication, string> = {
  published: 'admin.publication.published',
  changed: 'admin.publication.changed',
  unpublished: 'admin.publication.unpublished',
};
