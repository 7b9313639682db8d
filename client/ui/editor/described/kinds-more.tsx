import { altOf, altProblem } from '#client/ui/editing/fields/alt-texts';
import {
  emptyLocalized,
  localizedDraft,
  type LocalizedDraft,
} from '#client/ui/editing/fields/localized-fields';
import { required, type Problem } from '#client/ui/editing/problem';
import { ChoicesInput } from './choices-input';
import type { Field } from './field';
import { LineInput } from './inputs';
import { LocalizedLineInput } from './localized-inputs';
import { SlugInput } from './slug-input';
import { isHref, isSlug, maxHrefLength, maxSlugLength } from './addresses';
import { localizedRichText } from './kinds';

type Common = Pick<Field<never, never, never>, 'label' | 'hint' | 'row' | 'part' | 'desk'>;

/** A localized single line that may be empty. If one language has a text, English needs one too. */
export const optionalLocalizedLine = ({
  maxLength,
  ...common
}: Common & { maxLength: number }): Field<LocalizedDraft, LocalizedDraft | null, LocalizedDraft | null> => ({
  ...common,
  property: (name) => `${name}Translations`,
  initial: emptyLocalized,
  draftOf: localizedDraft,
  inputOf: altOf,
  problem: altProblem,
  Input: (props) => <LocalizedLineInput {...props} maxLength={maxLength} optional />,
});

/** A localized rich text that may be empty. If one language has a text, English needs one too. */
export const optionalLocalizedRichText = (
  common: Common,
): Field<LocalizedDraft, LocalizedDraft | null, LocalizedDraft | null> => ({
  ...localizedRichText(common),
  draftOf: localizedDraft,
  inputOf: altOf,
  problem: altProblem,
});

/** A selection of several values, which may be empty. `names` maps them to message ids. */
export const choices = <Value extends string>({
  names,
  ...common
}: Common & { names: Record<Value, string> }): Field<readonly Value[], readonly Value[], Value[]> => ({
  ...common,
  initial: [],
  draftOf: (stored) => stored,
  inputOf: (draft) => [...draft],
  said: (draft, { text }) => draft.map((each) => text(names[each])).join(', '),
  Input: (props) => <ChoicesInput {...props} names={names} minor={common.part !== undefined} />,
});

/** A link target: a path of the portal, a web address, an e-mail address or a telephone number. */
export const href = (common: Common): Field<string, string, string> => ({
  ...common,
  initial: '',
  draftOf: (stored) => stored,
  inputOf: (draft) => draft.trim(),
  problem: (draft) => {
    if (draft.trim() === '') return required;
    return isHref(draft.trim()) ? undefined : { id: 'admin.error.href' };
  },
  Input: (props) => <LineInput {...props} maxLength={maxHrefLength} required />,
  cell: (stored) => stored,
});

/** Like `href`, but may be empty. */
export const optionalHref = (common: Common): Field<string, string | null, string | null> => ({
  ...common,
  initial: '',
  draftOf: (stored) => stored ?? '',
  inputOf: (draft) => draft.trim() || null,
  problem: (draft) => (draft.trim() === '' || isHref(draft.trim()) ? undefined : { id: 'admin.error.href' }),
  Input: (props) => <LineInput {...props} maxLength={maxHrefLength} />,
});

function slugProblem(draft: string): Problem | undefined {
  const slug = draft.trim();
  if (slug === '') return required;
  if (slug.startsWith('admin')) return { id: 'admin.error.slugAdmin' };
  return isSlug(slug) ? undefined : { id: 'admin.error.slug', values: { max: maxSlugLength } };
}

/** The slug of a page. For a new page, it follows the English text of the field `from`. */
export const slug = ({ from, ...common }: Common & { from: string }): Field<string, string, string> => ({
  ...common,
  initial: '',
  draftOf: (stored) => stored,
  inputOf: (draft) => draft.trim(),
  problem: slugProblem,
  Input: (props) => <SlugInput {...props} from={from} />,
  cell: (stored) => stored,
});
