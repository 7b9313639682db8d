/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../platform/generated/schema';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type SentMailRowFragment = { id: string, toName: string, toEmail: string, lang: Types.Language, subject: string, sentAt: string };

export type MailboxRetentionQueryVariables = Exact<{ [key: string]: never; }>;


export type MailboxRetentionQuery = { mailboxRetention: boolean };

export type SentMailsQueryVariables = Exact<{
  search?: string | null | undefined;
  where?: Types.SentMailWhere | null | undefined;
  orderBy?: Types.SentMailOrder | null | undefined;
  first?: number | null | undefined;
  after?: string | null | undefined;
}>;


export type SentMailsQuery = { sentMails: { totalCount: number, nodes: Array<{ id: string, toName: string, toEmail: string, lang: Types.Language, subject: string, sentAt: string }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type SentMailQueryVariables = Exact<{
  id: string;
}>;


export type SentMailQuery = { sentMail: { text: string, id: string, toName: string, toEmail: string, lang: Types.Language, subject: string, sentAt: string } | null };

export const SentMailRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SentMailRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SentMail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"toName"}},{"kind":"Field","name":{"kind":"Name","value":"toEmail"}},{"kind":"Field","name":{"kind":"Name","value":"lang"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}}]}}]} as unknown as DocumentNode<SentMailRowFragment, unknown>;
export const MailboxRetentionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MailboxRetention"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mailboxRetention"}}]}}]} as unknown as DocumentNode<MailboxRetentionQuery, MailboxRetentionQueryVariables>;
export const SentMailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SentMails"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"where"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SentMailWhere"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"SentMailOrder"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"first"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}},"defaultValue":{"kind":"IntValue","value":"50"}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sentMails"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"where"},"value":{"kind":"Variable","name":{"kind":"Name","value":"where"}}},{"kind":"Argument","name":{"kind":"Name","value":"orderBy"},"value":{"kind":"Variable","name":{"kind":"Name","value":"orderBy"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"Variable","name":{"kind":"Name","value":"first"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SentMailRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SentMailRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SentMail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"toName"}},{"kind":"Field","name":{"kind":"Name","value":"toEmail"}},{"kind":"Field","name":{"kind":"Name","value":"lang"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}}]}}]} as unknown as DocumentNode<SentMailsQuery, SentMailsQueryVariables>;
export const SentMailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SentMail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sentMail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SentMailRow"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SentMailRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SentMail"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"toName"}},{"kind":"Field","name":{"kind":"Name","value":"toEmail"}},{"kind":"Field","name":{"kind":"Name","value":"lang"}},{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"sentAt"}}]}}]} as unknown as DocumentNode<SentMailQuery, SentMailQueryVariables>;

type Optional<V, O> = {} extends V ? [options?: O] : [options: O];

export function useMailboxRetentionQuery(
  ...[options]: Optional<MailboxRetentionQueryVariables, Apollo.useQuery.Options<MailboxRetentionQuery, MailboxRetentionQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<MailboxRetentionQuery, MailboxRetentionQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(MailboxRetentionDocument, options as Apollo.useQuery.Options<MailboxRetentionQuery, MailboxRetentionQueryVariables>);
}
export function useMailboxRetentionLazyQuery(options?: Apollo.useLazyQuery.Options<MailboxRetentionQuery, MailboxRetentionQueryVariables>) {
  return Apollo.useLazyQuery<MailboxRetentionQuery, MailboxRetentionQueryVariables>(MailboxRetentionDocument, options);
}
export function useMailboxRetentionSuspenseQuery(
  ...[options]: Optional<MailboxRetentionQueryVariables, Apollo.useSuspenseQuery.Options<MailboxRetentionQueryVariables>>
): Apollo.useSuspenseQuery.Result<MailboxRetentionQuery, MailboxRetentionQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(MailboxRetentionDocument, options as Apollo.useSuspenseQuery.Options<MailboxRetentionQueryVariables>);
}

export function useSentMailsQuery(
  ...[options]: Optional<SentMailsQueryVariables, Apollo.useQuery.Options<SentMailsQuery, SentMailsQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<SentMailsQuery, SentMailsQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(SentMailsDocument, options as Apollo.useQuery.Options<SentMailsQuery, SentMailsQueryVariables>);
}
export function useSentMailsLazyQuery(options?: Apollo.useLazyQuery.Options<SentMailsQuery, SentMailsQueryVariables>) {
  return Apollo.useLazyQuery<SentMailsQuery, SentMailsQueryVariables>(SentMailsDocument, options);
}
export function useSentMailsSuspenseQuery(
  ...[options]: Optional<SentMailsQueryVariables, Apollo.useSuspenseQuery.Options<SentMailsQueryVariables>>
): Apollo.useSuspenseQuery.Result<SentMailsQuery, SentMailsQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(SentMailsDocument, options as Apollo.useSuspenseQuery.Options<SentMailsQueryVariables>);
}

export function useSentMailQuery(
  ...[options]: Optional<SentMailQueryVariables, Apollo.useQuery.Options<SentMailQuery, SentMailQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<SentMailQuery, SentMailQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(SentMailDocument, options as Apollo.useQuery.Options<SentMailQuery, SentMailQueryVariables>);
}
export function useSentMailLazyQuery(options?: Apollo.useLazyQuery.Options<SentMailQuery, SentMailQueryVariables>) {
  return Apollo.useLazyQuery<SentMailQuery, SentMailQueryVariables>(SentMailDocument, options);
}
export function useSentMailSuspenseQuery(
  ...[options]: Optional<SentMailQueryVariables, Apollo.useSuspenseQuery.Options<SentMailQueryVariables>>
): Apollo.useSuspenseQuery.Result<SentMailQuery, SentMailQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(SentMailDocument, options as Apollo.useSuspenseQuery.Options<SentMailQueryVariables>);
}