/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../platform/generated/schema';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type AdminImageFragment = { id: string, smUrl: string, lgUrl: string, width: number, height: number, updatedAt: string, altTranslations: { en: string, es: string, fr: string } | null };

export type AdminImagesFragment = { id: string, images: Array<{ id: string, smUrl: string, lgUrl: string, width: number, height: number, updatedAt: string, altTranslations: { en: string, es: string, fr: string } | null }> };

export type ImagesOfModuleQueryVariables = Exact<{
  moduleId: string;
}>;


export type ImagesOfModuleQuery = { adminModule: { id: string, images: Array<{ id: string, smUrl: string, lgUrl: string, width: number, height: number, updatedAt: string, altTranslations: { en: string, es: string, fr: string } | null }> } | null };

export type AddModuleImagesMutationVariables = Exact<{
  input: Types.AddModuleImagesInput;
}>;


export type AddModuleImagesMutation = { addModuleImages: { module: { id: string, images: Array<{ id: string, smUrl: string, lgUrl: string, width: number, height: number, updatedAt: string, altTranslations: { en: string, es: string, fr: string } | null }> } } };

export type UpdateModuleImageMutationVariables = Exact<{
  input: Types.UpdateModuleImageInput;
}>;


export type UpdateModuleImageMutation = { updateModuleImage: { moduleImage: { id: string, module: { id: string, images: Array<{ id: string, smUrl: string, lgUrl: string, width: number, height: number, updatedAt: string, altTranslations: { en: string, es: string, fr: string } | null }> } } } };

export type DeleteModuleImageMutationVariables = Exact<{
  input: Types.DeleteModuleImageInput;
}>;


export type DeleteModuleImageMutation = { deleteModuleImage: { id: string } };

export const AdminImageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminImage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminModuleImage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"smUrl"}},{"kind":"Field","name":{"kind":"Name","value":"lgUrl"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"altTranslations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"es"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<AdminImageFragment, unknown>;
export const AdminImagesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminImages"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminModule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminImage"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminImage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminModuleImage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"smUrl"}},{"kind":"Field","name":{"kind":"Name","value":"lgUrl"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"altTranslations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"es"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<AdminImagesFragment, unknown>;
export const ImagesOfModuleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImagesOfModule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"moduleId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminModule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"moduleId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminImages"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminImage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminModuleImage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"smUrl"}},{"kind":"Field","name":{"kind":"Name","value":"lgUrl"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"altTranslations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"es"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminImages"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminModule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminImage"}}]}}]}}]} as unknown as DocumentNode<ImagesOfModuleQuery, ImagesOfModuleQueryVariables>;
export const AddModuleImagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddModuleImages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddModuleImagesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addModuleImages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"module"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminImages"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminImage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminModuleImage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"smUrl"}},{"kind":"Field","name":{"kind":"Name","value":"lgUrl"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"altTranslations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"es"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminImages"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminModule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminImage"}}]}}]}}]} as unknown as DocumentNode<AddModuleImagesMutation, AddModuleImagesMutationVariables>;
export const UpdateModuleImageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateModuleImage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateModuleImageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateModuleImage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moduleImage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"module"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminImages"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminImage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminModuleImage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"smUrl"}},{"kind":"Field","name":{"kind":"Name","value":"lgUrl"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"altTranslations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"es"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminImages"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AdminModule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminImage"}}]}}]}}]} as unknown as DocumentNode<UpdateModuleImageMutation, UpdateModuleImageMutationVariables>;
export const DeleteModuleImageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteModuleImage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DeleteModuleImageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteModuleImage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<DeleteModuleImageMutation, DeleteModuleImageMutationVariables>;

type Optional<V, O> = {} extends V ? [options?: O] : [options: O];

export function useImagesOfModuleQuery(
  ...[options]: Optional<ImagesOfModuleQueryVariables, Apollo.useQuery.Options<ImagesOfModuleQuery, ImagesOfModuleQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<ImagesOfModuleQuery, ImagesOfModuleQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(ImagesOfModuleDocument, options as Apollo.useQuery.Options<ImagesOfModuleQuery, ImagesOfModuleQueryVariables>);
}
export function useImagesOfModuleLazyQuery(options?: Apollo.useLazyQuery.Options<ImagesOfModuleQuery, ImagesOfModuleQueryVariables>) {
  return Apollo.useLazyQuery<ImagesOfModuleQuery, ImagesOfModuleQueryVariables>(ImagesOfModuleDocument, options);
}
export function useImagesOfModuleSuspenseQuery(
  ...[options]: Optional<ImagesOfModuleQueryVariables, Apollo.useSuspenseQuery.Options<ImagesOfModuleQueryVariables>>
): Apollo.useSuspenseQuery.Result<ImagesOfModuleQuery, ImagesOfModuleQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(ImagesOfModuleDocument, options as Apollo.useSuspenseQuery.Options<ImagesOfModuleQueryVariables>);
}

export function useAddModuleImagesMutation(options?: Apollo.useMutation.Options<AddModuleImagesMutation, AddModuleImagesMutationVariables>) {
  return Apollo.useMutation<AddModuleImagesMutation, AddModuleImagesMutationVariables>(AddModuleImagesDocument, options);
}

export function useUpdateModuleImageMutation(options?: Apollo.useMutation.Options<UpdateModuleImageMutation, UpdateModuleImageMutationVariables>) {
  return Apollo.useMutation<UpdateModuleImageMutation, UpdateModuleImageMutationVariables>(UpdateModuleImageDocument, options);
}

export function useDeleteModuleImageMutation(options?: Apollo.useMutation.Options<DeleteModuleImageMutation, DeleteModuleImageMutationVariables>) {
  return Apollo.useMutation<DeleteModuleImageMutation, DeleteModuleImageMutationVariables>(DeleteModuleImageDocument, options);
}