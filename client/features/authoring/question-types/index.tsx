export { OptionList } from './options/option-list';
export { pickOne, pickSeveral } from './options/pick';
export type { AnswerValue } from './question-type';
export { questionTypes } from './question-types';
