// Separate from the feature's other exports, which the first page loads.
export { TakenTest } from './taken-test';

// The parts of test taking, for other features that show one question at a time.
export { isAnswered, noAnswer } from './answer';
export { QuestionFrame } from './question/question-frame';
export { AnswerSaver } from './saving/answer-saver';
export { deviceStorage } from './saving/answer-storage';
export { failureOf } from './open-attempt';
export { Steps } from './steps';
export { TestBar } from './test-bar';
export { useTestKeys } from './test-keys';
export { testBlocks, unanswered } from './test-progress';
export { usePlace } from './use-place';
export { useSendingMoments } from './use-open-attempt';
export { useSubmission } from './use-submission';
export { useTurning } from './use-turning';
