import type { ApolloServerPlugin } from '@apollo/server';
import type { Context } from '../context';
import { AppError } from '../errors';
import { plugin } from './plugin';

// A filter of five levels has 14, and no other input as many.
const maxDepth = 30;

const fits = (value: unknown, levels: number): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (levels > 0 && Object.values(value).every((each) => fits(each, levels - 1)));

/** Rejects values that are nested so deep that reading them could exhaust the stack. */
export function checkDepth(value: unknown): void {
  if (!fits(value, maxDepth)) throw new AppError('QUERY_TOO_COMPLEX');
}

/** Rejects variables that are nested too deep, before anything reads them. */
export const variableDepth: ApolloServerPlugin<Context> = plugin({
  didResolveOperation: ({ request: { variables } }) => {
    checkDepth(variables);
    return Promise.resolve();
  },
});
