/** A type of questions on the screens of administrators. */
export type AdminQuestionType = {
  /** ID of the message with its name. */
  nameId: string;
  /** The form of its correct answers. */
  answeredBy: 'text' | 'options';
  hasPartialCredit: boolean;
};
