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
import { requireScope } from '../policy';
import type { Scope } from '../scopes';

/** Declares that programs read a type with this scope alone, by whatever operation they come to it. */
export const ReadWith = (scope: Scope): ClassDecorator & MethodDecorator & PropertyDecorator =>
  Extensions({ scope }) as ClassDecorator & MethodDecorator & PropertyDecorator;

/** The scopes of the types that a document asks for. */
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

/** Refuses a program a query that comes to a type whose scope it has not, before anything of it runs. */
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
