import type { ApolloServerPlugin, GraphQLRequestListener } from '@apollo/server';
import type { Context } from '../context';

/** Creates a plugin with one shared listener instead of one per request. */
export function plugin(listener: GraphQLRequestListener<Context>): ApolloServerPlugin<Context> {
  const listening = Promise.resolve(listener);
  return { requestDidStart: () => listening };
}
