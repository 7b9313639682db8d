/** Limits of questions, whether typed, imported or corrected. Lengths are in characters. */
export const maxOptionLength = 4000;
export const maxOptions = 20;
/** The maximum length of one accepted answer, and the maximum number of them per language. */
export const maxAcceptedLength = 200;
export const maxAccepted = 50;
/** The maximum length of a short answer that a person enters. */
export const maxAnswerLength = 1000;
export const maxTagLength = 50;
export const maxTags = 20;
/** The maximum weight. The minimum is 1. */
export const heaviest = 100;
