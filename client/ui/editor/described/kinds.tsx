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

/** A line of text in three languages, needed in English; as a `title` it leads from a list to the thing. */
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

/** Rich text in three languages, needed in English. */
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

/** A line of text in no language. */
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

/** As `line`, where there may be none. */
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

/** One of some values, each with the message id of its name. */
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

/** As `choice`, where nothing may be chosen, whose message id is `none`. */
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
  /** The message id of what it counts. */
  unit?: string;
};

/** A number in words, with what it counts. */
const counted =
  (unit: string | undefined) =>
  (value: number, { number, text }: Words): string =>
    unit ? `${number(value)}\u00a0${text(unit)}` : number(value);

/** A whole number, typed. */
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

/** As `wholeNumber`, where there may be none. */
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

/** A moment by date and time of the site's time zone, between the years 2000 and 2100, or none. */
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

/** Whether something holds. */
export const flag = (common: Common & { initial: boolean }): Field<boolean, boolean, boolean> => ({
  ...common,
  draftOf: (stored) => stored,
  inputOf: (draft) => draft,
  Input: FlagInput,
});
