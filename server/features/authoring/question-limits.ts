/** What a question may hold at most, whether it is typed, imported or corrected; lengths in characters. */
export const longestOption = 4000;
export const mostOptions = 20;
/** Of one accepted answer, and how many of them a language has. */
export const longestAccepted = 200;
export const mostAccepted = 50;
export const longestTag = 50;
export const mostTags = 20;
/** The weights are from 1 to this. */
export const heaviest = 100;
