import type { HomeBlockItemInput } from '#client/platform/generated/schema';
import { localizedDraft, type LocalizedDraft } from '#client/ui/editing/fields/localized-fields';
import { required, type Problem } from '#client/ui/editing/problem';
import { isHref } from '#client/ui/editor/described/addresses';
import type { Field } from '#client/ui/editor/described/field';
import { newNumber, type NumberDraft } from './number-draft';
import { NumbersInput } from './numbers-input';

type Stored = Pick<NumberDraft, 'number' | 'href'> & {
  unitTranslations: LocalizedDraft;
  textTranslations: LocalizedDraft;
  linkLabelTranslations: LocalizedDraft;
};

type Numbers = readonly NumberDraft[];

const isWhole = ({ number, unit, text, linkLabel, href }: NumberDraft): boolean =>
  [number, unit.en, text.en, linkLabel.en].every((part) => part.trim() !== '') && isHref(href.trim());

function problem(items: Numbers): Problem | undefined {
  if (items.length === 0) return required;
  const at = items.findIndex((item) => !isWhole(item));
  return at < 0 ? undefined : { id: 'admin.home.numberWrong', values: { number: at + 1 } };
}

/** The large numbers of a block, each with a text and a link. */
export const numbers = (
  common: Pick<Field<never, never, never>, 'label' | 'hint'>,
): Field<Numbers, readonly Stored[], HomeBlockItemInput[]> => ({
  ...common,
  initial: [newNumber()],
  draftOf: (stored) =>
    stored.map(({ number, href, unitTranslations, textTranslations, linkLabelTranslations }) => ({
      number,
      unit: localizedDraft(unitTranslations),
      text: localizedDraft(textTranslations),
      linkLabel: localizedDraft(linkLabelTranslations),
      href,
    })),
  inputOf: (draft) =>
    draft.map(({ number, href, ...texts }) => ({ ...texts, number: number.trim(), href: href.trim() })),
  problem,
  said: (draft, { language }) =>
    draft.map(({ number, unit }) => `${number} ${unit[language] || unit.en}`).join('\n'),
  Input: NumbersInput,
});
