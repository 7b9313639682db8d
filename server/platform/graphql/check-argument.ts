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

/** Whether the class of an input says anything to be checked. */
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
 * Checks an argument by the rules of its class; BAD_USER_INPUT where it breaks one. TypeGraphQL's own way looks its
 * checker up among all modules anew with each argument. Nothing is waited for where there is nothing to check.
 */
export function checkArgument(value: unknown): Promise<void> | void {
  const inputs = [value].flat().filter(isChecked);
  if (inputs.length > 0) return checkInputs(inputs);
}

/**
 * Has arguments whose classes have nothing to check be taken as graphql-js has read them. TypeGraphQL makes an instance of
 * each, for which it looks the class of every field up among all classes, with each request. For after the schema is built,
 * which happens once.
 */
export function takeAsRead(): void {
  const { queries, mutations, fieldResolvers } = getMetadataStorage();
  for (const { params = [] } of [...queries, ...mutations, ...fieldResolvers])
    for (const param of params) {
      const isBare = param.kind === 'arg' && !hasRules(param.getType());
      if (isBare) param.getType = () => Object;
    }
}
