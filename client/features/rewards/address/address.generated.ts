/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../platform/generated/schema';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type ShippingAddressPartsFragment = { name: string, street: string, unit: string | null, city: string, region: string | null, postalCode: string | null, country: string };

export type AddressPlacesQueryVariables = Exact<{
  country: string;
}>;


export type AddressPlacesQuery = { countries: Array<{ code: string, name: string }>, regions: Array<{ code: string, name: string }> };

export const ShippingAddressPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShippingAddressParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ShippingAddress"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"city"}},{"kind":"Field","name":{"kind":"Name","value":"region"}},{"kind":"Field","name":{"kind":"Name","value":"postalCode"}},{"kind":"Field","name":{"kind":"Name","value":"country"}}]}}]} as unknown as DocumentNode<ShippingAddressPartsFragment, unknown>;
export const AddressPlacesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AddressPlaces"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"country"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"countries"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"regions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"country"},"value":{"kind":"Variable","name":{"kind":"Name","value":"country"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<AddressPlacesQuery, AddressPlacesQueryVariables>;

type Optional<V, O> = {} extends V ? [options?: O] : [options: O];

export function useAddressPlacesQuery(
  ...[options]: Optional<AddressPlacesQueryVariables, Apollo.useQuery.Options<AddressPlacesQuery, AddressPlacesQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<AddressPlacesQuery, AddressPlacesQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(AddressPlacesDocument, options as Apollo.useQuery.Options<AddressPlacesQuery, AddressPlacesQueryVariables>);
}
export function useAddressPlacesLazyQuery(options?: Apollo.useLazyQuery.Options<AddressPlacesQuery, AddressPlacesQueryVariables>) {
  return Apollo.useLazyQuery<AddressPlacesQuery, AddressPlacesQueryVariables>(AddressPlacesDocument, options);
}
export function useAddressPlacesSuspenseQuery(
  ...[options]: Optional<AddressPlacesQueryVariables, Apollo.useSuspenseQuery.Options<AddressPlacesQueryVariables>>
): Apollo.useSuspenseQuery.Result<AddressPlacesQuery, AddressPlacesQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(AddressPlacesDocument, options as Apollo.useSuspenseQuery.Options<AddressPlacesQueryVariables>);
}