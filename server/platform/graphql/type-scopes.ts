import type { ApolloServerPlugin } from '@apollo/server';
import {
  type DocumentNode,
  getNamedType,
  type GraphQLSchema,
  isObjectType,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { Extensions } from 'type-graphql';
import type { Context } from '../context';
import { plugin } from './plugin';
import { requireScope } from '../access/policy';
import type { Scope } from '../access/scopes';

/** Declares the scope that API clients need to read a type, whichever operation returns it. */
export const ReadWith = (scope: Scope): ClassDecorator & MethodDecorator & PropertyDecorator =>
  Extensions({ scope }) as ClassDecorator & MethodDecorator & PropertyDecorator;

/** Returns the scopes of the types in a document. */
function scopesIn(schema: GraphQLSchema, document: DocumentNode): Set<Scope> {
  const found = new Set<Scope>();
  const types = new TypeInfo(schema);
  visit(
    document,
    visitWithTypeInfo(types, {
      Field() {
        const type = getNamedType(types.getType());
        const scope = isObjectType(type) && (type.extensions['scope'] as Scope | undefined);
        if (scope) found.add(scope);
      },
    }),
  );
  return found;
}

/** Rejects a query of an API client that reads a type without its scope, before anything runs. */
export function typeScopes(schema: GraphQLSchema): ApolloServerPlugin<Context> {
  const known = new WeakMap<DocumentNode, Set<Scope>>();
  return plugin({
    async didResolveOperation({ document, contextValue: { viewer } }) {
      if (viewer.kind !== 'client') return;
      let needed = known.get(document);
      if (!needed) known.set(document, (needed = scopesIn(schema, document)));
      for (const scope of needed) requireScope(viewer, scope);
    },
  });
}
