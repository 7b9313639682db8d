import { validateOrReject, type ValidationError } from 'class-validator';
import { ArgumentValidationError } from 'type-graphql';

const rules = { skipMissingProperties: true, forbidUnknownValues: false };

/**
 * Checks an argument by the rules of its class; BAD_USER_INPUT where it breaks one. TypeGraphQL's own way looks its
 * checker up among all modules anew with each argument.
 */
export async function checkArgument(value: unknown): Promise<void> {
  const inputs = [value].flat().filter((each) => typeof each === 'object' && each !== null);
  try {
    await Promise.all(inputs.map((input) => validateOrReject(input, rules)));
  } catch (error) {
    throw new ArgumentValidationError(error as ValidationError[]);
  }
}
