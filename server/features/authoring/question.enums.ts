import { registerEnumType } from 'type-graphql';

export type QuestionCredit = 'exact' | 'partial';
export type QuestionPublication = 'unpublished' | 'changed' | 'published';

export enum QuestionCreditEnum {
  exact = 'exact',
  partial = 'partial',
}
registerEnumType(QuestionCreditEnum, {
  name: 'QuestionCredit',
  description:
    'What a multiple select earns that is not all right: nothing, or its right less its wrong choices.',
  valuesConfig: {
    exact: { description: 'Nothing.' },
    partial: { description: 'Its right choices less its wrong ones, as a part of the whole.' },
  },
});

export enum QuestionPublicationEnum {
  unpublished = 'unpublished',
  changed = 'changed',
  published = 'published',
}
registerEnumType(QuestionPublicationEnum, {
  name: 'QuestionPublication',
  description:
    'Whether learners meet a question: not at all, as it was before an edit, or as it is edited now.',
  valuesConfig: {
    unpublished: { description: 'They do not meet it.' },
    changed: { description: 'They meet it as it was before an edit.' },
    published: { description: 'They meet it as it is edited now.' },
  },
});

export enum QuestionKindEnum {
  short_answer = 'short_answer',
  multiple_choice = 'multiple_choice',
  multiple_select = 'multiple_select',
}
registerEnumType(QuestionKindEnum, {
  name: 'QuestionKind',
  description: 'How a question is answered: by a short text, by one option or by any number of options.',
  valuesConfig: {
    short_answer: { description: 'By a short text: Short Answer.' },
    multiple_choice: { description: 'By one option: Multiple Choice.' },
    multiple_select: { description: 'By any number of options: Multiple Select.' },
  },
});
