/** Surveys that the page of a section lists, the newest. */
export const mostListed = 50;

export const mostQuestions = 20;
export const mostOptions = 12;
export const fewestOptions = 2;

/** Characters of a question and of an option, in each language. */
export const longestQuestion = 300;
export const longestOption = 200;

/** Characters of an answer in own words. */
export const longestWords = 500;

/** Answers in own words that results show at once; the file holds all of them. */
export const mostWords = 100;

/** People of whom results tell at least. */
export const fewestTold = 5;
