/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../platform/generated/schema';

import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
export type WeekVisibleFragment = { monday: string, people: number, peopleYearBefore: number, signIns: number, passed: number, failed: number, newPro: number, pointsGiven: number, pointsSpent: number, isPending: boolean };

export type HealthVisibleFragment = { waiting: number, oldestWait: number, retrying: number, givenUp: number, mailsWaiting: number, sealedAt: string | null, currentHour: number, mailHours: Array<{ hour: number, mailCount: number, typicalMailCount: number }> };

export type DashboardQueryVariables = Exact<{
  filter: Types.WeeksFilter;
}>;


export type DashboardQuery = { dashboard: { refreshedAt: string | null, daysDue: number, proPeople: number, weeks: Array<{ monday: string, people: number, peopleYearBefore: number, signIns: number, passed: number, failed: number, newPro: number, pointsGiven: number, pointsSpent: number, isPending: boolean }>, stuck: Array<{ kind: Types.StuckKind, people: number }>, dealers: Array<{ kind: Types.DealerKind, accounts: Array<number> }>, health: { waiting: number, oldestWait: number, retrying: number, givenUp: number, mailsWaiting: number, sealedAt: string | null, currentHour: number, mailHours: Array<{ hour: number, mailCount: number, typicalMailCount: number }> } } };

export type PassFiguresQueryVariables = Exact<{
  filter: Types.PassFigureFilter;
}>;


export type PassFiguresQuery = { passFigures: Array<{ key: string, name: string | null, passed: number, failed: number }>, storeChoices: Array<{ value: string, label: string }> };

export type DealersBehindQueryVariables = Exact<{
  filter: Types.DealerFilter;
}>;


export type DealersBehindQuery = { dealersBehind: Array<{ id: string, name: string, people: number, modules: number, finished: number, passed: number, failed: number }> };

export type HardestQuestionsQueryVariables = Exact<{
  filter: Types.WeeksFilter;
}>;


export type HardestQuestionsQuery = { hardestQuestions: Array<{ id: string, moduleId: string, moduleName: string, text: string, answerCount: number, incorrectCount: number }> };

export type StuckPeopleQueryVariables = Exact<{ [key: string]: never; }>;


export type StuckPeopleQuery = { stuckPeople: Array<{ kind: Types.StuckKind, id: string, name: string, since: string }> };

export const WeekVisibleFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WeekVisible"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DashboardWeek"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"monday"}},{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"peopleYearBefore"}},{"kind":"Field","name":{"kind":"Name","value":"signIns"}},{"kind":"Field","name":{"kind":"Name","value":"passed"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"newPro"}},{"kind":"Field","name":{"kind":"Name","value":"pointsGiven"}},{"kind":"Field","name":{"kind":"Name","value":"pointsSpent"}},{"kind":"Field","name":{"kind":"Name","value":"isPending"}}]}}]} as unknown as DocumentNode<WeekVisibleFragment, unknown>;
export const HealthVisibleFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HealthVisible"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DashboardHealth"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"oldestWait"}},{"kind":"Field","name":{"kind":"Name","value":"retrying"}},{"kind":"Field","name":{"kind":"Name","value":"givenUp"}},{"kind":"Field","name":{"kind":"Name","value":"mailsWaiting"}},{"kind":"Field","name":{"kind":"Name","value":"sealedAt"}},{"kind":"Field","name":{"kind":"Name","value":"currentHour"}},{"kind":"Field","name":{"kind":"Name","value":"mailHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hour"}},{"kind":"Field","name":{"kind":"Name","value":"mailCount"}},{"kind":"Field","name":{"kind":"Name","value":"typicalMailCount"}}]}}]}}]} as unknown as DocumentNode<HealthVisibleFragment, unknown>;
export const DashboardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Dashboard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WeeksFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dashboard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refreshedAt"}},{"kind":"Field","name":{"kind":"Name","value":"daysDue"}},{"kind":"Field","name":{"kind":"Name","value":"proPeople"}},{"kind":"Field","name":{"kind":"Name","value":"weeks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WeekVisible"}}]}},{"kind":"Field","name":{"kind":"Name","value":"stuck"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"people"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dealers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"accounts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"health"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HealthVisible"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WeekVisible"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DashboardWeek"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"monday"}},{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"peopleYearBefore"}},{"kind":"Field","name":{"kind":"Name","value":"signIns"}},{"kind":"Field","name":{"kind":"Name","value":"passed"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}},{"kind":"Field","name":{"kind":"Name","value":"newPro"}},{"kind":"Field","name":{"kind":"Name","value":"pointsGiven"}},{"kind":"Field","name":{"kind":"Name","value":"pointsSpent"}},{"kind":"Field","name":{"kind":"Name","value":"isPending"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HealthVisible"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DashboardHealth"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waiting"}},{"kind":"Field","name":{"kind":"Name","value":"oldestWait"}},{"kind":"Field","name":{"kind":"Name","value":"retrying"}},{"kind":"Field","name":{"kind":"Name","value":"givenUp"}},{"kind":"Field","name":{"kind":"Name","value":"mailsWaiting"}},{"kind":"Field","name":{"kind":"Name","value":"sealedAt"}},{"kind":"Field","name":{"kind":"Name","value":"currentHour"}},{"kind":"Field","name":{"kind":"Name","value":"mailHours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hour"}},{"kind":"Field","name":{"kind":"Name","value":"mailCount"}},{"kind":"Field","name":{"kind":"Name","value":"typicalMailCount"}}]}}]}}]} as unknown as DocumentNode<DashboardQuery, DashboardQueryVariables>;
export const PassFiguresDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PassFigures"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PassFigureFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"passFigures"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"passed"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}}]}},{"kind":"Field","name":{"kind":"Name","value":"storeChoices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}}]}}]} as unknown as DocumentNode<PassFiguresQuery, PassFiguresQueryVariables>;
export const DealersBehindDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DealersBehind"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DealerFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dealersBehind"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"people"}},{"kind":"Field","name":{"kind":"Name","value":"modules"}},{"kind":"Field","name":{"kind":"Name","value":"finished"}},{"kind":"Field","name":{"kind":"Name","value":"passed"}},{"kind":"Field","name":{"kind":"Name","value":"failed"}}]}}]}}]} as unknown as DocumentNode<DealersBehindQuery, DealersBehindQueryVariables>;
export const HardestQuestionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"HardestQuestions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WeeksFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hardestQuestions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"moduleId"}},{"kind":"Field","name":{"kind":"Name","value":"moduleName"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"answerCount"}},{"kind":"Field","name":{"kind":"Name","value":"incorrectCount"}}]}}]}}]} as unknown as DocumentNode<HardestQuestionsQuery, HardestQuestionsQueryVariables>;
export const StuckPeopleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StuckPeople"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stuckPeople"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}}]}}]} as unknown as DocumentNode<StuckPeopleQuery, StuckPeopleQueryVariables>;

type Optional<V, O> = {} extends V ? [options?: O] : [options: O];

export function useDashboardQuery(
  ...[options]: Optional<DashboardQueryVariables, Apollo.useQuery.Options<DashboardQuery, DashboardQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<DashboardQuery, DashboardQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(DashboardDocument, options as Apollo.useQuery.Options<DashboardQuery, DashboardQueryVariables>);
}
export function useDashboardLazyQuery(options?: Apollo.useLazyQuery.Options<DashboardQuery, DashboardQueryVariables>) {
  return Apollo.useLazyQuery<DashboardQuery, DashboardQueryVariables>(DashboardDocument, options);
}
export function useDashboardSuspenseQuery(
  ...[options]: Optional<DashboardQueryVariables, Apollo.useSuspenseQuery.Options<DashboardQueryVariables>>
): Apollo.useSuspenseQuery.Result<DashboardQuery, DashboardQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(DashboardDocument, options as Apollo.useSuspenseQuery.Options<DashboardQueryVariables>);
}

export function usePassFiguresQuery(
  ...[options]: Optional<PassFiguresQueryVariables, Apollo.useQuery.Options<PassFiguresQuery, PassFiguresQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<PassFiguresQuery, PassFiguresQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(PassFiguresDocument, options as Apollo.useQuery.Options<PassFiguresQuery, PassFiguresQueryVariables>);
}
export function usePassFiguresLazyQuery(options?: Apollo.useLazyQuery.Options<PassFiguresQuery, PassFiguresQueryVariables>) {
  return Apollo.useLazyQuery<PassFiguresQuery, PassFiguresQueryVariables>(PassFiguresDocument, options);
}
export function usePassFiguresSuspenseQuery(
  ...[options]: Optional<PassFiguresQueryVariables, Apollo.useSuspenseQuery.Options<PassFiguresQueryVariables>>
): Apollo.useSuspenseQuery.Result<PassFiguresQuery, PassFiguresQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(PassFiguresDocument, options as Apollo.useSuspenseQuery.Options<PassFiguresQueryVariables>);
}

export function useDealersBehindQuery(
  ...[options]: Optional<DealersBehindQueryVariables, Apollo.useQuery.Options<DealersBehindQuery, DealersBehindQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<DealersBehindQuery, DealersBehindQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(DealersBehindDocument, options as Apollo.useQuery.Options<DealersBehindQuery, DealersBehindQueryVariables>);
}
export function useDealersBehindLazyQuery(options?: Apollo.useLazyQuery.Options<DealersBehindQuery, DealersBehindQueryVariables>) {
  return Apollo.useLazyQuery<DealersBehindQuery, DealersBehindQueryVariables>(DealersBehindDocument, options);
}
export function useDealersBehindSuspenseQuery(
  ...[options]: Optional<DealersBehindQueryVariables, Apollo.useSuspenseQuery.Options<DealersBehindQueryVariables>>
): Apollo.useSuspenseQuery.Result<DealersBehindQuery, DealersBehindQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(DealersBehindDocument, options as Apollo.useSuspenseQuery.Options<DealersBehindQueryVariables>);
}

export function useHardestQuestionsQuery(
  ...[options]: Optional<HardestQuestionsQueryVariables, Apollo.useQuery.Options<HardestQuestionsQuery, HardestQuestionsQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<HardestQuestionsQuery, HardestQuestionsQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(HardestQuestionsDocument, options as Apollo.useQuery.Options<HardestQuestionsQuery, HardestQuestionsQueryVariables>);
}
export function useHardestQuestionsLazyQuery(options?: Apollo.useLazyQuery.Options<HardestQuestionsQuery, HardestQuestionsQueryVariables>) {
  return Apollo.useLazyQuery<HardestQuestionsQuery, HardestQuestionsQueryVariables>(HardestQuestionsDocument, options);
}
export function useHardestQuestionsSuspenseQuery(
  ...[options]: Optional<HardestQuestionsQueryVariables, Apollo.useSuspenseQuery.Options<HardestQuestionsQueryVariables>>
): Apollo.useSuspenseQuery.Result<HardestQuestionsQuery, HardestQuestionsQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(HardestQuestionsDocument, options as Apollo.useSuspenseQuery.Options<HardestQuestionsQueryVariables>);
}

export function useStuckPeopleQuery(
  ...[options]: Optional<StuckPeopleQueryVariables, Apollo.useQuery.Options<StuckPeopleQuery, StuckPeopleQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<StuckPeopleQuery, StuckPeopleQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(StuckPeopleDocument, options as Apollo.useQuery.Options<StuckPeopleQuery, StuckPeopleQueryVariables>);
}
export function useStuckPeopleLazyQuery(options?: Apollo.useLazyQuery.Options<StuckPeopleQuery, StuckPeopleQueryVariables>) {
  return Apollo.useLazyQuery<StuckPeopleQuery, StuckPeopleQueryVariables>(StuckPeopleDocument, options);
}
export function useStuckPeopleSuspenseQuery(
  ...[options]: Optional<StuckPeopleQueryVariables, Apollo.useSuspenseQuery.Options<StuckPeopleQueryVariables>>
): Apollo.useSuspenseQuery.Result<StuckPeopleQuery, StuckPeopleQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(StuckPeopleDocument, options as Apollo.useSuspenseQuery.Options<StuckPeopleQueryVariables>);
}