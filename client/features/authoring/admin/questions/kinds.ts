import type { QuestionKind, QuestionPublication } from '#client/platform/generated/schema';
import { adminQuestionTypes } from '../question-types/question-types';

export const questionKinds = Object.keys(adminQuestionTypes) as QuestionKind[];

/** The names of the types of questions, as message ids. */
export const kindNames = Object.fromEntries(
  questionKinds.map((kind) => [kind, adminQuestionTypes[kind].nameId]),
) as Record<QuestionKind, string>;

/** The message ids of a question's state compared with the published version. */
export const publicationNames: Record<QuestionPublication, string> = {
  published: 'admin.publication.published',
  changed: 'admin.publication.changed',
  unpublished: 'admin.publication.unpublished',
};
