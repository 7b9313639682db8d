/** Maximum surveys in the list of a section, newest first. */
export const maxListed = 50;

export const maxQuestions = 20;
export const maxOptions = 12;
export const fewestOptions = 2;

/** Maximum characters of a question and of an option in each language. */
export const maxQuestionLength = 300;
export const maxOptionLength = 200;

/** Maximum characters of a free-text answer. */
export const maxWordsLength = 500;

/** Maximum free-text answers in the results. The file contains all of them. */
export const maxWords = 100;

/** Minimum people in a shown result. */
export const fewestTold = 5;
