/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../platform/generated/schema';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type VisibleRewardFragment = { text: string, deliveryDays: number | null, id: string, name: string, price: number, left: number, picture: { smUrl: string, lgUrl: string, width: number, height: number } };

export type RewardPageQueryVariables = Exact<{
  id: string;
}>;


export type RewardPageQuery = { me: { id: string, points: number, name: string, country: string | null }, suggestedShippingAddress: { name: string, street: string, unit: string | null, city: string, region: string | null, postalCode: string | null, country: string } | null, reward: { text: string, deliveryDays: number | null, id: string, name: string, price: number, left: number, picture: { smUrl: string, lgUrl: string, width: number, height: number } } | null };

export const VisibleRewardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VisibleReward"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Reward"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RewardCard"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryDays"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RewardCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Reward"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"smUrl"}},{"kind":"Field","name":{"kind":"Name","value":"lgUrl"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]}}]} as unknown as DocumentNode<VisibleRewardFragment, unknown>;
export const RewardPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RewardPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}},{"kind":"Field","name":{"kind":"Name","value":"suggestedShippingAddress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShippingAddressParts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reward"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"VisibleReward"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RewardCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Reward"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"price"}},{"kind":"Field","name":{"kind":"Name","value":"left"}},{"kind":"Field","name":{"kind":"Name","value":"picture"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"smUrl"}},{"kind":"Field","name":{"kind":"Name","value":"lgUrl"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShippingAddressParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ShippingAddress"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"VisibleReward"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Reward"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RewardCard"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"deliveryDays"}}]}}]} as unknown as DocumentNode<RewardPageQuery, RewardPageQueryVariables>;

type Optional<V, O> = {} extends V ? [options?: O] : [options: O];

export function useRewardPageQuery(
  ...[options]: Optional<RewardPageQueryVariables, Apollo.useQuery.Options<RewardPageQuery, RewardPageQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<RewardPageQuery, RewardPageQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(RewardPageDocument, options as Apollo.useQuery.Options<RewardPageQuery, RewardPageQueryVariables>);
}
export function useRewardPageLazyQuery(options?: Apollo.useLazyQuery.Options<RewardPageQuery, RewardPageQueryVariables>) {
  return Apollo.useLazyQuery<RewardPageQuery, RewardPageQueryVariables>(RewardPageDocument, options);
}
export function useRewardPageSuspenseQuery(
  ...[options]: Optional<RewardPageQueryVariables, Apollo.useSuspenseQuery.Options<RewardPageQueryVariables>>
): Apollo.useSuspenseQuery.Result<RewardPageQuery, RewardPageQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(RewardPageDocument, options as Apollo.useSuspenseQuery.Options<RewardPageQueryVariables>);
}