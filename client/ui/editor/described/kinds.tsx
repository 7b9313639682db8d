import { nothing } from '#client/ui/editing/data-table';
import {
  emptyLocalized,
  localizedDraft,
  type LocalizedDraft,
} from '#client/ui/editing/fields/localized-fields';
import { numberProblem, wholeNumber as typedNumber } from '#client/ui/editing/fields/whole-number';
import { required } from '#client/ui/editing/problem';
import { plainText } from '#client/ui/editing/rich-text/rich-text-html';
import { ChoiceInput } from './choice-input';
import { localDateTime, momentOf, momentProblem } from './date-time';
import type { Field, Words } from './field';
import { FlagInput, LineInput, MomentInput, NumberInput } from './inputs';
import { LocalizedLineInput, LocalizedRichTextInput } from './localized-inputs';

type Common = Pick<Field<never, never, never>, 'label' | 'hint' | 'row' | 'part' | 'desk'>;

const translations = (name: string): string => `${name}Translations`;

/** A localized single line, required in English. With `title`, its list cell links to the record. */
export const localizedLine = ({
  maxLength,
  title = false,
  ...common
}: Common & { maxLength: number; title?: boolean }): Field<
  LocalizedDraft,
  LocalizedDraft,
  LocalizedDraft
> => ({
  ...common,
  property: translations,
  initial: emptyLocalized,
  draftOf: localizedDraft,
  inputOf: (draft) => draft,
  problem: ({ en }) => (en.trim() === '' ? required : undefined),
  Input: (props) => <LocalizedLineInput {...props} maxLength={maxLength} />,
  cell: (stored, { language }) => stored[language] || stored.en,
  filter: 'text',
  ...(title ? { cellKind: 'title' as const } : {}),
});

/** A localized rich text, required in English. */
export const localizedRichText = (common: Common): Field<LocalizedDraft, LocalizedDraft, LocalizedDraft> => ({
  ...common,
  property: translations,
  initial: emptyLocalized,
  draftOf: localizedDraft,
  inputOf: (draft) => draft,
  problem: ({ en }) => (en === '' ? required : undefined),
  said: (text) => plainText(text as never),
  Input: LocalizedRichTextInput,
});

type Line = Common & { maxLength: number };

/** A single line that isn't localized. */
export const line = ({ maxLength, ...common }: Line): Field<string, string, string> => ({
  ...common,
  initial: '',
  draftOf: (stored) => stored,
  inputOf: (draft) => draft.trim(),
  problem: (draft) => (draft.trim() === '' ? required : undefined),
  Input: (props) => <LineInput {...props} maxLength={maxLength} required />,
  cell: (stored) => stored,
  filter: 'text',
});

/** Like `line`, but may be empty. */
export const optionalLine = ({
  maxLength,
  ...common
}: Line): Field<string, string | null, string | null> => ({
  ...common,
  initial: '',
  draftOf: (stored) => stored ?? '',
  inputOf: (draft) => draft.trim() || null,
  Input: (props) => <LineInput {...props} maxLength={maxLength} />,
  cell: (stored) => stored ?? nothing,
  filter: 'text',
  canBeEmpty: true,
});

type Choice<Value extends string> = Common & { names: Record<Value, string>; initial: Value };

/** A choice of one value. `names` maps the values to message ids. */
export const choice = <Value extends string>({
  names,
  ...common
}: Choice<Value>): Field<Value, Value, Value> => ({
  ...common,
  draftOf: (stored) => stored,
  inputOf: (draft) => draft,
  said: (draft, { text }) => text(names[draft]),
  Input: (props) => <ChoiceInput {...props} names={names} />,
  cell: (stored, { text }) => text(names[stored]),
  filter: ({ text }) =>
    (Object.keys(names) as Value[]).map((value) => ({ value, label: text(names[value]) })),
});

/** Like `choice`, but may be empty. `none` is the message id of the empty value. */
export function optionalChoice<Value extends string>({
  names,
  none,
  ...common
}: Common & { names: Record<Value, string>; none: string }): Field<
  Value | 'none',
  Value | null,
  Value | null
> {
  const all = { none, ...names } as Record<Value | 'none', string>;
  return {
    ...common,
    initial: 'none',
    draftOf: (stored) => stored ?? 'none',
    inputOf: (draft) => (draft === 'none' ? null : draft),
    said: (draft, { text }) => text(all[draft]),
    Input: (props) => <ChoiceInput {...props} names={all} />,
    cell: (stored, { text }) => text(all[stored ?? 'none']),
    filter: ({ text }) =>
      (Object.keys(names) as Value[]).map((value) => ({ value, label: text(names[value]) })),
    canBeEmpty: true,
  };
}

type Range = Common & {
  from: number;
  to: number;
  /** The message id of the unit. */
  unit?: string;
};

/** Formats a number with its unit. */
const counted =
  (unit: string | undefined) =>
  (value: number, { number, text }: Words): string =>
    unit ? `${number(value)}\u00a0${text(unit)}` : number(value);

/** A required whole number. */
export const wholeNumber = ({
  from,
  to,
  initial = '',
  ...common
}: Range & { initial?: string }): Field<string, number, number> => ({
  ...common,
  initial,
  draftOf: String,
  inputOf: Number,
  problem: (draft) => numberProblem(draft, { from, to }),
  Input: (props) => <NumberInput {...props} unit={common.unit} required />,
  cell: counted(common.unit),
  cellKind: 'number',
  filter: 'range',
});

/** Like `wholeNumber`, but may be empty. */
export const optionalNumber = ({
  from,
  to,
  ...common
}: Range): Field<string, number | null, number | null> => ({
  ...common,
  initial: '',
  draftOf: (stored) => (stored === null ? '' : String(stored)),
  inputOf: typedNumber,
  problem: (draft) => numberProblem(draft, { from, to, optional: true }),
  Input: (props) => <NumberInput {...props} unit={common.unit} />,
  cell: (stored, words) => (stored === null ? nothing : counted(common.unit)(stored, words)),
  cellKind: 'number',
  filter: 'range',
  canBeEmpty: true,
});

/** An optional date and time in the site's time zone, between the years 2000 and 2099. */
export const moment = (common: Common): Field<string, string | null, string | null> => ({
  ...common,
  initial: '',
  draftOf: localDateTime,
  inputOf: momentOf,
  problem: momentProblem,
  said: (draft) => draft.replace('T', ' '),
  Input: MomentInput,
  cell: (stored, { date }) => (stored === null ? nothing : date(stored)),
  filter: 'days',
  canBeEmpty: true,
});

/** A boolean with a checkbox. */
export const flag = (common: Common & { initial: boolean }): Field<boolean, boolean, boolean> => ({
  ...common,
  draftOf: (stored) => stored,
  inputOf: (draft) => draft,
  Input: FlagInput,
});
