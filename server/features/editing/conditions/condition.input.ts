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
  description:
    'Comparison of a field with values. The kind of the field decides which comparisons are possible.',
  valuesConfig: {
    IS: {
      description:
        "Equals one of the values, or contains one of them if the field is a list. Case and accents of texts don't matter.",
    },
    IS_NOT: { description: 'Equals none of the values, or has no value.' },
    CONTAINS: {
      description: "Text that contains every word of the one value. Case and accents don't matter.",
    },
    BETWEEN: {
      description:
        'Between two values, one of which can be empty. Whole numbers include both ends. Times exclude the second.',
    },
    BEFORE: { description: 'Time before the one value.' },
    AFTER: { description: 'Time equal to the one value or later.' },
    EMPTY: { description: 'Has no value. Send no values.' },
    NOT_EMPTY: { description: 'Has a value. Send no values.' },
  },
});
export type Operator = keyof typeof OperatorEnum;

/** As many rows are named by their ids at once. */
export const maxIds = 1000;

@InputType({
  description:
    "A condition that every item of the list meets. If a field, operator or value isn't valid, the answer is BAD_USER_INPUT. Its `fields` give the path, such as `where.0.field`, and the message lists the valid ones.",
})
export class Condition {
  @Field(() => String, {
    description: 'Name of the field, as in filters and fields of the list. `id` is the ID of the item.',
  })
  field!: string;

  @Field(() => OperatorEnum, { description: 'Comparison.' })
  operator!: Operator;

  @Field(() => [String], {
    nullable: true,
    description: `Values to compare with, at most 100, or ${maxIds} IDs. Numbers in digits, times in ISO 8601, yes or no as \`true\` or \`false\`. Left out or null if the operator needs none.`,
  })
  values?: string[] | null;
}

/** What a list says of its conditions. */
export const whereOptions = {
  nullable: true,
  description: 'Conditions that items must meet, at most 20. If left out or null: none.',
} as const;
