import { ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { tap } from 'rxjs';
import { isOutcomeUnknown } from '#client/platform/requests/error-code';

type Sent = { key: string; content: string };

/** Identifies mutations that replace each other: the same operation on the same record. */
const targetOf = ({ operationName, variables }: ApolloLink.Operation): string => {
  const { id } = (variables['input'] ?? {}) as { id?: unknown };
  return `${operationName} ${String(id ?? '')}`;
};

/**
 * Adds an `Idempotency-Key` to every mutation. A mutation that is repeated after a lost response keeps its key, so that
 * the server doesn't run it twice.
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
