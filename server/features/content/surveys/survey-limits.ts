/** Surveys that the page of a section lists, the newest. */
export const maxListed = 50;

export const maxQuestions = 20;
export const maxOptions = 12;
export const fewestOptions = 2;

/** Characters of a question and of an option, in each language. */
export const maxQuestionLength = 300;
export const maxOptionLength = 200;

/** Characters of an answer in own words. */
export const maxWordsLength = 500;

/** Answers in own words that results show at once; the file holds all of them. */
export const maxWords = 100;

/** People of whom results tell at least. */
export const fewestTold = 5;
