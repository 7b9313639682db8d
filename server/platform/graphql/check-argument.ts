import { validateOrReject, type ValidationError } from 'class-validator';
import { ArgumentValidationError } from 'type-graphql';

const rules = { skipMissingProperties: true, forbidUnknownValues: false };

async function checkInputs(inputs: readonly object[]): Promise<void> {
  try {
    await Promise.all(inputs.map((input) => validateOrReject(input, rules)));
  } catch (error) {
    throw new ArgumentValidationError(error as ValidationError[]);
  }
}

/**
 * Checks an argument by the rules of its class; BAD_USER_INPUT where it breaks one. TypeGraphQL's own way looks its
 * checker up among all modules anew with each argument. Nothing is waited for where there is nothing to check.
 */
export function checkArgument(value: unknown): Promise<void> | void {
  if (typeof value !== 'object' || value === null) return;
  const inputs = [value].flat().filter((each): each is object => typeof each === 'object' && each !== null);
  if (inputs.length > 0) return checkInputs(inputs);
}
