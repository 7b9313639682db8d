import { Field, InputType, registerEnumType } from 'type-graphql';

export enum OperatorEnum {
  IS = 'IS',
  IS_NOT = 'IS_NOT',
  CONTAINS = 'CONTAINS',
  BETWEEN = 'BETWEEN',
  BEFORE = 'BEFORE',
  AFTER = 'AFTER',
  EMPTY = 'EMPTY',
  NOT_EMPTY = 'NOT_EMPTY',
}
registerEnumType(OperatorEnum, {
  name: 'ConditionOperator',
  description: 'How the values of a field are compared; which a field takes follows from its kind.',
  valuesConfig: {
    IS: { description: 'Is any of the values, or holds one of them; texts whatever their case and accents.' },
    IS_NOT: { description: 'Is none of the values, or has none at all.' },
    CONTAINS: { description: 'A text that has every word of the one value in it, case and accents aside.' },
    BETWEEN: {
      description:
        'Between two values, of which one may be empty: whole numbers with both ends, moments up to the second one.',
    },
    BEFORE: { description: 'A moment before the one value.' },
    AFTER: { description: 'A moment at the one value or after it.' },
    EMPTY: { description: 'Has no value; none is sent.' },
    NOT_EMPTY: { description: 'Has a value; none is sent.' },
  },
});
export type Operator = keyof typeof OperatorEnum;

/** As many rows are named by their ids at once. */
export const mostIds = 1000;

@InputType({
  description:
    'A condition that everything in a list meets. BAD_USER_INPUT names by `fields`, as in `where.0.field`, a field that ' +
    'the list has not or may not be narrowed by, an `operator` that is none of its kind, or `values` that it cannot have; ' +
    'the message tells which there are.',
})
export class Condition {
  @Field(() => String, {
    description:
      'The field, by the name that filters and fields of the list have; `id` is that of the row itself.',
  })
  field!: string;

  @Field(() => OperatorEnum, { description: 'How it is compared.' })
  operator!: Operator;

  @Field(() => [String], {
    nullable: true,
    description:
      `With what, at most 100, of ids ${mostIds}: numbers in digits, moments in ISO 8601, yes or no as \`true\` or \`false\`. Left out or null: ` +
      'nothing, as where it is asked for none.',
  })
  values?: string[] | null;
}

/** What a list says of its conditions. */
export const whereOptions = {
  nullable: true,
  description: 'Conditions, at most 20, all of which hold; none where left out or null.',
} as const;
