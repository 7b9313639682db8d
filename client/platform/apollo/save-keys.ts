import { ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { tap } from 'rxjs';
import { isOutcomeUnknown } from '#client/platform/error-code';

type Sent = { key: string; content: string };

/** Changes of the same record by the same operation share a target: a later one replaces an earlier one. */
const targetOf = ({ operationName, variables }: ApolloLink.Operation): string => {
  const { id } = (variables['input'] ?? {}) as { id?: unknown };
  return `${operationName} ${String(id ?? '')}`;
};

/**
 * Gives every change an `Idempotency-Key`. One that is sent again after its answer was lost has the same key, so that the
 * server confirms it instead of running it twice.
 */
export function saveKeys(): ApolloLink {
  const unanswered = new Map<string, Sent>();
  return new ApolloLink((operation, forward) => {
    if (operation.operationType !== 'mutation') return forward(operation);
    const target = targetOf(operation);
    const content = JSON.stringify(operation.variables);
    const earlier = unanswered.get(target);
    const sent = earlier?.content === content ? earlier : { key: crypto.randomUUID(), content };
    unanswered.set(target, sent);
    operation.setContext(({ headers }) => ({ headers: { ...headers, 'idempotency-key': sent.key } }));
    const note = (error: unknown) => {
      if (!isOutcomeUnknown(error) && unanswered.get(target) === sent) unanswered.delete(target);
    };
    return forward(operation).pipe(
      tap({
        next: (result) => note(result.errors ? new CombinedGraphQLErrors(result) : undefined),
        error: note,
      }),
    );
  });
}
