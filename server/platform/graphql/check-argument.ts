import { getMetadataStorage, validateOrReject, type ValidationError } from 'class-validator';
import { ArgumentValidationError } from 'type-graphql';

const rules = { skipMissingProperties: true, forbidUnknownValues: false };

async function checkInputs(inputs: readonly object[]): Promise<void> {
  try {
    await Promise.all(inputs.map((input) => validateOrReject(input, rules)));
  } catch (error) {
    throw new ArgumentValidationError(error as ValidationError[]);
  }
}

const withRules = new Map<unknown, boolean>();

/** Whether the class of an input says anything to be checked. */
function hasRules({ constructor }: object): boolean {
  let known = withRules.get(constructor);
  if (known === undefined) {
    known = getMetadataStorage().getTargetValidationMetadatas(constructor, '', false, false).length > 0;
    withRules.set(constructor, known);
  }
  return known;
}

const isChecked = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && hasRules(value);

/**
 * Checks an argument by the rules of its class; BAD_USER_INPUT where it breaks one. TypeGraphQL's own way looks its
 * checker up among all modules anew with each argument. Nothing is waited for where there is nothing to check.
 */
export function checkArgument(value: unknown): Promise<void> | void {
  const inputs = [value].flat().filter(isChecked);
  if (inputs.length > 0) return checkInputs(inputs);
}
