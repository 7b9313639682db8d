import { part } from '../../export/gift-text';
import { joinLanguages } from '../../import/moodle/multilang';
import type { OptionContent } from '../question-content';

/** Returns an option as a line of GIFT. The mark states its credit. */
export function optionLine({ text, feedback }: OptionContent, mark: string): string {
  const remark = feedback ? `#${part(joinLanguages(feedback))}` : '';
  return `${mark}${part(joinLanguages(text))}${remark}`;
}

/**
 * Returns the GIFT lines of options: each correct one has an equal share of the credit, and each incorrect one the
 * negative share.
 */
export function shareLines(options: readonly OptionContent[]): string[] {
  const share = Number((100 / Math.max(1, options.filter(({ correct }) => correct).length)).toFixed(5));
  return options.map((option) => optionLine(option, `~%${option.correct ? share : -share}%`));
}
