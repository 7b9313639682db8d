/** What a question may hold at most, whether it is typed, imported or corrected; lengths in characters. */
export const maxOptionLength = 4000;
export const maxOptions = 20;
/** Of one accepted answer, and how many of them a language has. */
export const maxAcceptedLength = 200;
export const maxAccepted = 50;
export const maxTagLength = 50;
export const maxTags = 20;
/** The weights are from 1 to this. */
export const heaviest = 100;
