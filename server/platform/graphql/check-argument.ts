import {
  getMetadataStorage as validationMetadata,
  validateOrReject,
  type ValidationError,
} from 'class-validator';
import { ArgumentValidationError, getMetadataStorage } from 'type-graphql';

const rules = { skipMissingProperties: true, forbidUnknownValues: false };

async function checkInputs(inputs: readonly object[]): Promise<void> {
  try {
    await Promise.all(inputs.map((input) => validateOrReject(input, rules)));
  } catch (error) {
    throw new ArgumentValidationError(error as ValidationError[]);
  }
}

const withRules = new Map<unknown, boolean>();

/** Returns true if an input class has validation rules. */
export function hasRules(target: unknown): boolean {
  let known = withRules.get(target);
  if (known === undefined) {
    const found = validationMetadata().getTargetValidationMetadatas(target as () => void, '', false, false);
    withRules.set(target, (known = found.length > 0));
  }
  return known;
}

const isChecked = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && hasRules(value.constructor);

/**
 * Validates an argument by the rules of its class and throws BAD_USER_INPUT. TypeGraphQL's own validation searches all
 * modules for its validator each time. Returns no promise if there is nothing to validate.
 */
export function checkArgument(value: unknown): Promise<void> | void {
  const inputs = [value].flat().filter(isChecked);
  if (inputs.length > 0) return checkInputs(inputs);
}

/**
 * Passes arguments without validation rules as graphql-js parsed them. TypeGraphQL creates instances and searches all
 * classes for every field of each request. Call it after the schema is built.
 */
export function takeAsRead(): void {
  const { queries, mutations, fieldResolvers } = getMetadataStorage();
  for (const { params = [] } of [...queries, ...mutations, ...fieldResolvers])
    for (const param of params) {
      const isBare = param.kind === 'arg' && !hasRules(param.getType());
      if (isBare) param.getType = () => Object;
    }
}
