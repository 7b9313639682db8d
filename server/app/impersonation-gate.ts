import type { ApolloServerPlugin } from '@apollo/server';
import type { FastifyRequest } from 'fastify';
import { Kind, type OperationDefinitionNode } from 'graphql';
import { noteOpened } from '#server/features/identity/impersonation/note-opened';
import type { Context } from '#server/platform/context';
import { AppError } from '#server/platform/errors';
import { plugin } from '#server/platform/graphql/plugin';
import { readOnly } from '#server/platform/database/reading-only';
import type { Viewer } from '#server/platform/access/viewer';
import { openedFields } from './opened-fields';
import { ruleOfRoute } from './http/route-rules';

// An administrator uses these to end the impersonation or to learn that it has expired.
const waysBack = new Set(['impersonation', 'endImpersonation', '__typename']);
// These concern the administrator's own session, which every page opens and ends.
const ownRoutes = new Set(['/api/auth/init', '/api/auth/logout', '/api/auth/ended']);

/**
 * Throws IMPERSONATING if an impersonated request writes and IMPERSONATION_ENDED if the time is over. Other requests
 * are recorded in the audit log.
 */
async function requireReading(viewer: Viewer, writes: boolean, opened: () => string): Promise<void> {
  if (viewer.kind !== 'person' || !viewer.seenBy) return;
  const { seenBy } = viewer;
  if (seenBy.isOver) throw new AppError('IMPERSONATION_ENDED');
  if (writes) throw new AppError('IMPERSONATING');
  await noteOpened({ ...viewer, seenBy }, opened());
  readOnly();
}

const leadsBack = ({ selectionSet: { selections } }: OperationDefinitionNode): boolean =>
  selections.every((node) => node.kind === Kind.FIELD && waysBack.has(node.name.value));

/** Applies the rule to GraphQL before an operation runs. */
export const operationsWhileImpersonating: ApolloServerPlugin<Context> = plugin({
  async didResolveOperation({ operation, document, request: { variables }, contextValue: { viewer } }) {
    if (!operation || leadsBack(operation)) return;
    await requireReading(viewer, operation.operation !== 'query', () =>
      openedFields(operation, document, variables ?? {}),
    );
  },
});

/** Applies the rule to every REST route. Throws FORBIDDEN for routes that belong to the person alone. */
export async function routesWhileImpersonating(request: FastifyRequest): Promise<void> {
  const { url: route = '' } = request.routeOptions;
  if (ownRoutes.has(route)) return;
  const viewer = await request.viewer();
  if (viewer.kind === 'person' && viewer.seenBy && ruleOfRoute(route) === 'own') {
    throw new AppError('FORBIDDEN', 'Only the person can open this.');
  }
  const [path] = request.url.split('?');
  await requireReading(viewer, !['GET', 'HEAD'].includes(request.method), () => path!);
}
