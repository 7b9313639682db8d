/** Limits of questions, whether typed, imported or corrected. Lengths are in characters. */
export const maxOptionLength = 4000;
export const maxOptions = 20;
/** Of one accepted answer, and the number of them per language. */
export const maxAcceptedLength = 200;
export const maxAccepted = 50;
/** Of a text that a person answers with. */
export const maxAnswerLength = 1000;
export const maxTagLength = 50;
export const maxTags = 20;
/** The maximum weight. The minimum is 1. */
export const heaviest = 100;
