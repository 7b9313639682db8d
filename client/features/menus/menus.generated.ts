/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/generated/schema';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MenusQueryVariables = Exact<{
  lang: Types.Language;
}>;


export type MenusQuery = { menus: { mainMenu: { location: Types.MenuLocation, links: Array<{ id: string, label: string, href: string, newTab: boolean }> }, footerMenu: { location: Types.MenuLocation, links: Array<{ id: string, label: string, href: string, newTab: boolean }> } } };

export type BothMenusFragment = { mainMenu: { location: Types.MenuLocation, links: Array<{ id: string, label: string, href: string, newTab: boolean }> }, footerMenu: { location: Types.MenuLocation, links: Array<{ id: string, label: string, href: string, newTab: boolean }> } };

export type LearnerMenuLinkFragment = { id: string, label: string, href: string, newTab: boolean };

export const LearnerMenuLinkFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LearnerMenuLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MenuLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lang"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lang"}}}]},{"kind":"Field","name":{"kind":"Name","value":"href"}},{"kind":"Field","name":{"kind":"Name","value":"newTab"}}]}}]} as unknown as DocumentNode<LearnerMenuLinkFragment, unknown>;
export const BothMenusFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BothMenus"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Menus"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mainMenu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LearnerMenuLink"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"footerMenu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LearnerMenuLink"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LearnerMenuLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MenuLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lang"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lang"}}}]},{"kind":"Field","name":{"kind":"Name","value":"href"}},{"kind":"Field","name":{"kind":"Name","value":"newTab"}}]}}]} as unknown as DocumentNode<BothMenusFragment, unknown>;
export const MenusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Menus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lang"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"menus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BothMenus"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LearnerMenuLink"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MenuLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lang"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lang"}}}]},{"kind":"Field","name":{"kind":"Name","value":"href"}},{"kind":"Field","name":{"kind":"Name","value":"newTab"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BothMenus"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Menus"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mainMenu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LearnerMenuLink"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"footerMenu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LearnerMenuLink"}}]}}]}}]}}]} as unknown as DocumentNode<MenusQuery, MenusQueryVariables>;

type Optional<V, O> = {} extends V ? [options?: O] : [options: O];

export function useMenusQuery(
  ...[options]: Optional<MenusQueryVariables, Apollo.useQuery.Options<MenusQuery, MenusQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<MenusQuery, MenusQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(MenusDocument, options as Apollo.useQuery.Options<MenusQuery, MenusQueryVariables>);
}
export function useMenusLazyQuery(options?: Apollo.useLazyQuery.Options<MenusQuery, MenusQueryVariables>) {
  return Apollo.useLazyQuery<MenusQuery, MenusQueryVariables>(MenusDocument, options);
}
export function useMenusSuspenseQuery(
  ...[options]: Optional<MenusQueryVariables, Apollo.useSuspenseQuery.Options<MenusQueryVariables>>
): Apollo.useSuspenseQuery.Result<MenusQuery, MenusQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(MenusDocument, options as Apollo.useSuspenseQuery.Options<MenusQueryVariables>);
}