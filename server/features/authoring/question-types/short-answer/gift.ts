import { languageValues } from '#server/platform/language/i18n';
import { folded, part } from '../../export/gift-text';
import { toSourceChoice } from '../../import/gift/gift-choice';
import { plainTextToRichText } from '#server/platform/text/rich-text';
import type { AcceptedAnswers } from '../question-content';
import type { GiftFormat } from '../question-type';
import { readAccepted } from './read-accepted';

const typed = (answer: string): string => part(plainTextToRichText(answer)).replaceAll('*', '\\*');

const answersOf = (accepted: AcceptedAnswers): string[] => [
  ...new Set(languageValues(accepted).flat().map(folded)),
];

/** Returns true if a plain list of answers is enough: all are for every language. */
const isPlainList = ({ en, ...others }: AcceptedAnswers): boolean =>
  languageValues(others).every((answers) => answers.length === 0) &&
  JSON.stringify(en) === JSON.stringify([...new Set(en.map(folded))]);

export const gift: GiftFormat = {
  read: (question, context) =>
    question.type === 'Short'
      ? readAccepted(
          question.choices.map((entry) => ({ ...toSourceChoice(entry), weight: entry.weight ?? 100 })),
          context,
        )
      : null,
  answerLines: ({ accepted }) => answersOf(accepted).map((answer) => `=${typed(answer)}`),
  defaultCredit: 'exact',
  setting: { name: 'accepted', isNeeded: ({ accepted }) => !isPlainList(accepted) },
};
