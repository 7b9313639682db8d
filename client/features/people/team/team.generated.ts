/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../platform/generated/schema';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type MemberFragment = { id: string, name: string, imageUrl: string | null, userType: Types.UserType, lastSeenAt: string | null, openTests: number, testsInProgress: number, remindedToday: boolean };

export type TeamQueryVariables = Exact<{
  filter?: Types.PersonFilter | null | undefined;
  after?: string | null | undefined;
  close: Types.PersonFilter;
  unseen: Types.PersonFilter;
  all: Types.PersonFilter;
}>;


export type TeamQuery = { me: { id: string, account: { id: string, name: string } | null }, all: { totalCount: number }, close: { totalCount: number }, unseen: { totalCount: number }, people: { nodes: Array<{ id: string, name: string, imageUrl: string | null, userType: Types.UserType, lastSeenAt: string | null, openTests: number, testsInProgress: number, remindedToday: boolean }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type TeamFiguresQueryVariables = Exact<{
  close: Types.PersonFilter;
}>;


export type TeamFiguresQuery = { me: { id: string, progress: { pro: { required: number } } }, close: { nodes: Array<{ id: string, name: string, standardTestsDone: number, nextTowardPro: { name: string, status: Types.TestStatus } | null }> }, team: { openTests: number, peopleWithOpenTests: number, passedThisWeek: number, passedLastWeek: number, events: Array<{ kind: Types.TeamEventKind, at: string, personId: string, personName: string, moduleName: string | null, score: number | null }> } | null };

export type CloseToProFragment = { id: string, name: string, standardTestsDone: number, nextTowardPro: { name: string, status: Types.TestStatus } | null };

export type TeamEventFragment = { kind: Types.TeamEventKind, at: string, personId: string, personName: string, moduleName: string | null, score: number | null };

export type OpenTestFragment = { moduleId: string, name: string, status: Types.TestStatus, lastScore: number | null, triesLeft: number | null, questionCount: number, estimatedMinutes: number };

export type TeamMemberQueryVariables = Exact<{
  id: string;
}>;


export type TeamMemberQuery = { person: { email: string, points: number, testsPassed: number, remindedAt: string | null, id: string, name: string, imageUrl: string | null, userType: Types.UserType, lastSeenAt: string | null, openTests: number, testsInProgress: number, remindedToday: boolean, testsToTake: Array<{ moduleId: string, name: string, status: Types.TestStatus, lastScore: number | null, triesLeft: number | null, questionCount: number, estimatedMinutes: number }> } | null, profile: { id: string, progress: { pro: { done: number, required: number, userType: Types.UserType } }, results: { nodes: Array<{ id: string, status: Types.ResultStatus, score: number | null, closedAt: string, module: { id: string, name: string } }> } } | null };

export type ReminderQueryVariables = Exact<{
  id: string;
}>;


export type ReminderQuery = { person: { id: string, lang: Types.Language, reminder: { subject: string, paragraphs: Array<string> } | null } | null };

export type RemindPeopleMutationVariables = Exact<{
  input: Types.RemindPeopleInput;
}>;


export type RemindPeopleMutation = { remindPeople: { reminded: number, leftOut: number } };

export const MemberFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Member"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"userType"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"openTests"}},{"kind":"Field","name":{"kind":"Name","value":"testsInProgress"}},{"kind":"Field","name":{"kind":"Name","value":"remindedToday"}}]}}]} as unknown as DocumentNode<MemberFragment, unknown>;
export const CloseToProFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CloseToPro"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"standardTestsDone"}},{"kind":"Field","name":{"kind":"Name","value":"nextTowardPro"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<CloseToProFragment, unknown>;
export const TeamEventFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamEvent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeamEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"personId"}},{"kind":"Field","name":{"kind":"Name","value":"personName"}},{"kind":"Field","name":{"kind":"Name","value":"moduleName"}},{"kind":"Field","name":{"kind":"Name","value":"score"}}]}}]} as unknown as DocumentNode<TeamEventFragment, unknown>;
export const OpenTestFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenTest"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OpenTest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moduleId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"lastScore"}},{"kind":"Field","name":{"kind":"Name","value":"triesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedMinutes"}}]}}]} as unknown as DocumentNode<OpenTestFragment, unknown>;
export const TeamDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Team"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"PersonFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"close"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PersonFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"unseen"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PersonFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"all"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PersonFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"all"},"name":{"kind":"Name","value":"people"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"all"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"close"},"name":{"kind":"Name","value":"people"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"close"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","alias":{"kind":"Name","value":"unseen"},"name":{"kind":"Name","value":"people"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"unseen"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}},{"kind":"Field","name":{"kind":"Name","value":"people"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Member"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Member"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"userType"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"openTests"}},{"kind":"Field","name":{"kind":"Name","value":"testsInProgress"}},{"kind":"Field","name":{"kind":"Name","value":"remindedToday"}}]}}]} as unknown as DocumentNode<TeamQuery, TeamQueryVariables>;
export const TeamFiguresDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TeamFigures"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"close"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PersonFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"progress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pro"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"required"}}]}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"close"},"name":{"kind":"Name","value":"people"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"close"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"5"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CloseToPro"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"team"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openTests"}},{"kind":"Field","name":{"kind":"Name","value":"peopleWithOpenTests"}},{"kind":"Field","name":{"kind":"Name","value":"passedThisWeek"}},{"kind":"Field","name":{"kind":"Name","value":"passedLastWeek"}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TeamEvent"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CloseToPro"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"standardTestsDone"}},{"kind":"Field","name":{"kind":"Name","value":"nextTowardPro"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TeamEvent"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TeamEvent"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"personId"}},{"kind":"Field","name":{"kind":"Name","value":"personName"}},{"kind":"Field","name":{"kind":"Name","value":"moduleName"}},{"kind":"Field","name":{"kind":"Name","value":"score"}}]}}]} as unknown as DocumentNode<TeamFiguresQuery, TeamFiguresQueryVariables>;
export const TeamMemberDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TeamMember"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"person"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Member"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"testsPassed"}},{"kind":"Field","name":{"kind":"Name","value":"remindedAt"}},{"kind":"Field","name":{"kind":"Name","value":"testsToTake"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"OpenTest"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"profile"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"progress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pro"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"userType"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"results"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"module"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Member"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Person"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"userType"}},{"kind":"Field","name":{"kind":"Name","value":"lastSeenAt"}},{"kind":"Field","name":{"kind":"Name","value":"openTests"}},{"kind":"Field","name":{"kind":"Name","value":"testsInProgress"}},{"kind":"Field","name":{"kind":"Name","value":"remindedToday"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"OpenTest"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"OpenTest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moduleId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"lastScore"}},{"kind":"Field","name":{"kind":"Name","value":"triesLeft"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedMinutes"}}]}}]} as unknown as DocumentNode<TeamMemberQuery, TeamMemberQueryVariables>;
export const ReminderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Reminder"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"person"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lang"}},{"kind":"Field","name":{"kind":"Name","value":"reminder"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subject"}},{"kind":"Field","name":{"kind":"Name","value":"paragraphs"}}]}}]}}]}}]} as unknown as DocumentNode<ReminderQuery, ReminderQueryVariables>;
export const RemindPeopleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemindPeople"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RemindPeopleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"remindPeople"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reminded"}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"}}]}}]}}]} as unknown as DocumentNode<RemindPeopleMutation, RemindPeopleMutationVariables>;

type Optional<V, O> = {} extends V ? [options?: O] : [options: O];

export function useTeamQuery(
  ...[options]: Optional<TeamQueryVariables, Apollo.useQuery.Options<TeamQuery, TeamQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<TeamQuery, TeamQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(TeamDocument, options as Apollo.useQuery.Options<TeamQuery, TeamQueryVariables>);
}
export function useTeamLazyQuery(options?: Apollo.useLazyQuery.Options<TeamQuery, TeamQueryVariables>) {
  return Apollo.useLazyQuery<TeamQuery, TeamQueryVariables>(TeamDocument, options);
}
export function useTeamSuspenseQuery(
  ...[options]: Optional<TeamQueryVariables, Apollo.useSuspenseQuery.Options<TeamQueryVariables>>
): Apollo.useSuspenseQuery.Result<TeamQuery, TeamQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(TeamDocument, options as Apollo.useSuspenseQuery.Options<TeamQueryVariables>);
}

export function useTeamFiguresQuery(
  ...[options]: Optional<TeamFiguresQueryVariables, Apollo.useQuery.Options<TeamFiguresQuery, TeamFiguresQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<TeamFiguresQuery, TeamFiguresQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(TeamFiguresDocument, options as Apollo.useQuery.Options<TeamFiguresQuery, TeamFiguresQueryVariables>);
}
export function useTeamFiguresLazyQuery(options?: Apollo.useLazyQuery.Options<TeamFiguresQuery, TeamFiguresQueryVariables>) {
  return Apollo.useLazyQuery<TeamFiguresQuery, TeamFiguresQueryVariables>(TeamFiguresDocument, options);
}
export function useTeamFiguresSuspenseQuery(
  ...[options]: Optional<TeamFiguresQueryVariables, Apollo.useSuspenseQuery.Options<TeamFiguresQueryVariables>>
): Apollo.useSuspenseQuery.Result<TeamFiguresQuery, TeamFiguresQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(TeamFiguresDocument, options as Apollo.useSuspenseQuery.Options<TeamFiguresQueryVariables>);
}

export function useTeamMemberQuery(
  ...[options]: Optional<TeamMemberQueryVariables, Apollo.useQuery.Options<TeamMemberQuery, TeamMemberQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<TeamMemberQuery, TeamMemberQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(TeamMemberDocument, options as Apollo.useQuery.Options<TeamMemberQuery, TeamMemberQueryVariables>);
}
export function useTeamMemberLazyQuery(options?: Apollo.useLazyQuery.Options<TeamMemberQuery, TeamMemberQueryVariables>) {
  return Apollo.useLazyQuery<TeamMemberQuery, TeamMemberQueryVariables>(TeamMemberDocument, options);
}
export function useTeamMemberSuspenseQuery(
  ...[options]: Optional<TeamMemberQueryVariables, Apollo.useSuspenseQuery.Options<TeamMemberQueryVariables>>
): Apollo.useSuspenseQuery.Result<TeamMemberQuery, TeamMemberQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(TeamMemberDocument, options as Apollo.useSuspenseQuery.Options<TeamMemberQueryVariables>);
}

export function useReminderQuery(
  ...[options]: Optional<ReminderQueryVariables, Apollo.useQuery.Options<ReminderQuery, ReminderQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<ReminderQuery, ReminderQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(ReminderDocument, options as Apollo.useQuery.Options<ReminderQuery, ReminderQueryVariables>);
}
export function useReminderLazyQuery(options?: Apollo.useLazyQuery.Options<ReminderQuery, ReminderQueryVariables>) {
  return Apollo.useLazyQuery<ReminderQuery, ReminderQueryVariables>(ReminderDocument, options);
}
export function useReminderSuspenseQuery(
  ...[options]: Optional<ReminderQueryVariables, Apollo.useSuspenseQuery.Options<ReminderQueryVariables>>
): Apollo.useSuspenseQuery.Result<ReminderQuery, ReminderQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(ReminderDocument, options as Apollo.useSuspenseQuery.Options<ReminderQueryVariables>);
}

export function useRemindPeopleMutation(options?: Apollo.useMutation.Options<RemindPeopleMutation, RemindPeopleMutationVariables>) {
  return Apollo.useMutation<RemindPeopleMutation, RemindPeopleMutationVariables>(RemindPeopleDocument, options);
}