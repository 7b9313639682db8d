import type { QuestionType } from '../question-type';
import { TextInput } from './text-input';

export const shortAnswer: QuestionType = {
  hintId: 'tests.hint.short',
  Input: TextInput,
  pick: (selected) => selected,
};
