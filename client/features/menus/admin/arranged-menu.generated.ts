/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../platform/generated/schema';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ArrangedMenusQueryVariables = Exact<{ [key: string]: never; }>;


export type ArrangedMenusQuery = { main: { nodes: Array<{ id: string, location: Types.MenuLocation, position: number, href: string, newTab: boolean, roles: Array<Types.Role>, userTypes: Array<Types.UserType>, accountKinds: Array<Types.AccountKind>, createdAt: string, updatedAt: string, labelTranslations: { en: string, es: string, fr: string } }> }, footer: { nodes: Array<{ id: string, location: Types.MenuLocation, position: number, href: string, newTab: boolean, roles: Array<Types.Role>, userTypes: Array<Types.UserType>, accountKinds: Array<Types.AccountKind>, createdAt: string, updatedAt: string, labelTranslations: { en: string, es: string, fr: string } }> } };


export const ArrangedMenusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ArrangedMenus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"main"},"name":{"kind":"Name","value":"adminMenuLinks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"location"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"mainMenu"}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"position"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuLinkFields"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"footer"},"name":{"kind":"Name","value":"adminMenuLinks"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"location"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"footerMenu"}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"position"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuLinkFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MenuLinkFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminMenuLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"labelTranslations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"es"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}}]}},{"kind":"Field","name":{"kind":"Name","value":"href"}},{"kind":"Field","name":{"kind":"Name","value":"newTab"}},{"kind":"Field","name":{"kind":"Name","value":"roles"}},{"kind":"Field","name":{"kind":"Name","value":"userTypes"}},{"kind":"Field","name":{"kind":"Name","value":"accountKinds"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<ArrangedMenusQuery, ArrangedMenusQueryVariables>;

type Optional<V, O> = {} extends V ? [options?: O] : [options: O];

export function useArrangedMenusQuery(
  ...[options]: Optional<ArrangedMenusQueryVariables, Apollo.useQuery.Options<ArrangedMenusQuery, ArrangedMenusQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<ArrangedMenusQuery, ArrangedMenusQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(ArrangedMenusDocument, options as Apollo.useQuery.Options<ArrangedMenusQuery, ArrangedMenusQueryVariables>);
}
export function useArrangedMenusLazyQuery(options?: Apollo.useLazyQuery.Options<ArrangedMenusQuery, ArrangedMenusQueryVariables>) {
  return Apollo.useLazyQuery<ArrangedMenusQuery, ArrangedMenusQueryVariables>(ArrangedMenusDocument, options);
}
export function useArrangedMenusSuspenseQuery(
  ...[options]: Optional<ArrangedMenusQueryVariables, Apollo.useSuspenseQuery.Options<ArrangedMenusQueryVariables>>
): Apollo.useSuspenseQuery.Result<ArrangedMenusQuery, ArrangedMenusQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(ArrangedMenusDocument, options as Apollo.useSuspenseQuery.Options<ArrangedMenusQueryVariables>);
}