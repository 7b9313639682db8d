export { adminQuestionTypes } from './question-types';
