import { registerEnumType } from 'type-graphql';

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

export enum QuestionKindEnum {
  short_answer = 'short_answer',
  multiple_choice = 'multiple_choice',
  multiple_select = 'multiple_select',
}
registerEnumType(QuestionKindEnum, {
  name: 'QuestionKind',
  description: 'Kind of question.',
  valuesConfig: {
    short_answer: { description: 'A short text: Short Answer.' },
    multiple_choice: { description: 'One option: Multiple Choice.' },
    multiple_select: { description: 'Any number of options: Multiple Select.' },
  },
});
