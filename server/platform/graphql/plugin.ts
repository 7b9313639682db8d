import type { ApolloServerPlugin, GraphQLRequestListener } from '@apollo/server';
import type { Context } from '../context';

/** A plugin that has the same ears for every request, so that none are made for each. */
export function plugin(listener: GraphQLRequestListener<Context>): ApolloServerPlugin<Context> {
  const listening = Promise.resolve(listener);
  return { requestDidStart: () => listening };
}
