import { registerEnumType } from 'type-graphql';
import { type QuestionKind, questionTypes } from './question-types/question-types';

export type QuestionCredit = 'exact' | 'partial';
export type QuestionPublication = 'unpublished' | 'changed' | 'published';

export enum QuestionCreditEnum {
  exact = 'exact',
  partial = 'partial',
}
registerEnumType(QuestionCreditEnum, {
  name: 'QuestionCredit',
  description: 'Credit for an answer to a multiple select question that is not fully correct.',
  valuesConfig: {
    exact: { description: 'No credit unless the answer is fully correct.' },
    partial: {
      description:
        'Part of the credit: correct options selected minus incorrect ones selected, as a share of all correct options.',
    },
  },
});

export enum QuestionPublicationEnum {
  unpublished = 'unpublished',
  changed = 'changed',
  published = 'published',
}
registerEnumType(QuestionPublicationEnum, {
  name: 'QuestionPublication',
  description: 'Visibility of a question for learners.',
  valuesConfig: {
    unpublished: { description: "Learners don't see the question." },
    changed: { description: 'Learners see an older version of the question.' },
    published: { description: 'Learners see the current version of the question.' },
  },
});

/** The types of questions, each under its own name. */
export const QuestionKindEnum = Object.fromEntries(questionTypes.map(({ kind }) => [kind, kind])) as {
  [Kind in QuestionKind]: Kind;
};
registerEnumType(QuestionKindEnum, {
  name: 'QuestionKind',
  description: 'Kind of question.',
  valuesConfig: Object.fromEntries(questionTypes.map(({ kind, description }) => [kind, { description }])),
});
