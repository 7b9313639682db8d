import type { TextChoice } from 'gift-pegjs';
import type { SourceChoice } from '../file/source-choice';

export const toSourceChoice = ({ text, feedback, weight, isCorrect }: TextChoice): SourceChoice => ({
  text,
  feedback,
  weight: weight ?? (isCorrect ? 100 : 0),
});
