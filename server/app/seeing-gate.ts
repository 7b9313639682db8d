import type { ApolloServerPlugin } from '@apollo/server';
import type { FastifyRequest } from 'fastify';
import { Kind, type OperationDefinitionNode } from 'graphql';
import type { Context } from '#server/platform/context';
import { AppError } from '#server/platform/errors';
import { plugin } from '#server/platform/graphql/plugin';
import { readOnly } from '#server/platform/reading-only';
import type { Viewer } from '#server/platform/viewer';

// By which an administrator goes back, or learns that it is time to.
const waysBack = new Set(['seeingAs', 'endSeeingAs', '__typename']);
// What is the administrator's own: the session, which is made by every page that opens, and its end.
const ownRoutes = new Set(['/api/auth/init', '/api/auth/logout', '/api/auth/ended']);

/** Refuses what writes to whoever sees the portal as somebody else, and what reads where the time for that is over. */
function requireReading(viewer: Viewer, writes: boolean): void {
  if (viewer.kind !== 'person' || !viewer.seenBy) return;
  if (viewer.seenBy.isOver) throw new AppError('SEEING_AS_ENDED');
  if (writes) throw new AppError('SEEING_AS');
  readOnly();
}

const leadsBack = ({ selectionSet: { selections } }: OperationDefinitionNode): boolean =>
  selections.every((node) => node.kind === Kind.FIELD && waysBack.has(node.name.value));

/** The gate of GraphQL, before anything of a document runs. */
export const operationsWhileSeeing: ApolloServerPlugin<Context> = plugin({
  async didResolveOperation({ operation, contextValue: { viewer } }) {
    if (operation && !leadsBack(operation)) requireReading(viewer, operation.operation !== 'query');
  },
});

/** The gate of every REST route. */
export async function routesWhileSeeing(request: FastifyRequest): Promise<void> {
  if (ownRoutes.has(request.routeOptions.url ?? '')) return;
  requireReading(await request.viewer(), !['GET', 'HEAD'].includes(request.method));
}
