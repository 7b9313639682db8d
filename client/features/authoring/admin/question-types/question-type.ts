/** What the screens of administrators show of a type of questions. */
export type AdminQuestionType = {
  /** ID of the message with its name. */
  nameId: string;
  /** Whether correct answers are texts or options, wherever they are shown. */
  answeredBy: 'text' | 'options';
  hasPartialCredit: boolean;
};
