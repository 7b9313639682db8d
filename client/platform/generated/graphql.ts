/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Continental Tire or General Tire. */
export type Brand =
  | 'conti'
  | 'gt';

/** A language of the portal: English, Spanish or French. */
export type Language =
  | 'en'
  | 'es'
  | 'fr';

/** Where a menu stands: at the top of the portal or at its foot. */
export type MenuLocation =
  | 'footerMenu'
  | 'mainMenu';

/** Which modules are wanted; what is left out or null does not matter. */
export type ModuleFilter = {
  /** Only of one of these brands. */
  brands?: Array<Brand> | null | undefined;
  /** Only of this content area. */
  group?: ModuleGroup | null | undefined;
  /** Only of this kind. */
  kind?: ModuleKind | null | undefined;
  /** Words that the name or the description must all hold, in any language, whatever their case and accents; at most 200 characters. */
  search?: string | null | undefined;
  /** Only where the caller stands like one of these. */
  status?: Array<TestStatus> | null | undefined;
};

/** The content area of a module; the gold ones need a program entry, employee an account of that kind. */
export type ModuleGroup =
  | 'employee'
  | 'gold_distributor'
  | 'gold_retailer'
  | 'non_product'
  | 'sales_skills'
  | 'social_media';

/** What a module teaches: a tire, a skill, or something not yet sorted. */
export type ModuleKind =
  | 'tire'
  | 'training'
  | 'unknown';

/** How a question is answered: by a short text, by one option or by any number of options. */
export type QuestionKind =
  | 'multiple_choice'
  | 'multiple_select'
  | 'short_answer';

/** How often a test opens anew, by the calendar of the site's time zone; weeks begin on Monday. */
export type ResetPeriod =
  | 'monthly'
  | 'quarterly'
  | 'weekly'
  | 'yearly';

/** How an attempt ended. Abandoned (no answer for 14 days) and voided (its module was disabled) are no fails. */
export type ResultStatus =
  | 'abandoned'
  | 'failed'
  | 'passed'
  | 'voided';

/** What a person may do: user for the own things, manager reads those of the same account, admin all. */
export type Role =
  | 'admin'
  | 'manager'
  | 'user';

/** An answer to one question of an attempt in progress. */
export type SaveAnswerInput = {
  /** Id of the attempt. */
  attemptId: string;
  /** The options chosen, at most one for multiple choice; none takes the answer back. */
  optionIds?: Array<string> | null | undefined;
  /** Id of the question. */
  questionId: string;
  /** From 1, higher with every change of this answer. */
  revision: number;
  /** The short answer, at most 1000 characters; empty takes it back. */
  text?: string | null | undefined;
};

/** Why a test cannot be taken now. */
export type TestBlockReason =
  | 'already_passed'
  | 'already_pro'
  | 'disabled'
  | 'no_questions'
  | 'no_reset_date'
  | 'too_few_tests'
  | 'too_many_fails'
  | 'wrong_user_type';

/** What a test counts for: standard ones open the PRO tests, PRO ones lead to a promotion. */
export type TestCategory =
  | 'conti'
  | 'motorcycle'
  | 'pro'
  | 'standard';

/** Where a person stands with a module in the current reset period. */
export type TestStatus =
  | 'failed'
  | 'in_progress'
  | 'not_started'
  | 'passed';

/** The tread pattern that is drawn for a module. */
export type TreadPattern =
  | 'allterrain'
  | 'arcs'
  | 'ev'
  | 'moto'
  | 'road'
  | 'sport'
  | 'touring'
  | 'winter';

/** Which modules are meant for a person; pro includes those for standard. */
export type UserType =
  | 'conti'
  | 'motorcycle'
  | 'pro'
  | 'standard';

export type HomeFactsFragment = { points: number, progress: { pro: { done: number, required: number, userType: UserType } } };

export type HomeStepFragment = { id: string, name: string, test: { id: string, category: TestCategory, passMark: number, questionCount: number, estimatedMinutes: number, points: number } | null, myTest: { status: TestStatus, attemptId: string | null, answered: number, nextPosition: number | null, access: { open: boolean } } };

export type HomeQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeQuery = { me: { id: string, name: string, points: number, progress: { pro: { done: number, required: number, userType: UserType }, groups: Array<{ kind: ModuleKind, group: ModuleGroup | null, done: number, total: number }> } }, inProgress: { nodes: Array<{ id: string, name: string, test: { id: string, category: TestCategory, passMark: number, questionCount: number, estimatedMinutes: number, points: number } | null, myTest: { status: TestStatus, attemptId: string | null, answered: number, nextPosition: number | null, access: { open: boolean } } }> }, unfinished: { nodes: Array<{ id: string, name: string, test: { id: string, category: TestCategory, passMark: number, questionCount: number, estimatedMinutes: number, points: number } | null, myTest: { status: TestStatus, attemptId: string | null, answered: number, nextPosition: number | null, access: { open: boolean } } }> } };

export type HomeGroupFragment = { kind: ModuleKind, group: ModuleGroup | null, done: number, total: number };

export type MenusQueryVariables = Exact<{
  lang: Language;
}>;


export type MenusQuery = { menus: { mainMenu: { location: MenuLocation, links: Array<{ id: string, label: string, href: string, newTab: boolean }> }, footerMenu: { location: MenuLocation, links: Array<{ id: string, label: string, href: string, newTab: boolean }> } } };

export type MenuLinkFieldsFragment = { id: string, label: string, href: string, newTab: boolean };

export type TestFactsFragment = { id: string, category: TestCategory, questionCount: number, estimatedMinutes: number, points: number, passMark: number };

export type AccessStateFragment = { open: boolean, reason: TestBlockReason | null, message: string | null, opensAgainAt: string | null, standardTestsDone: number | null, standardTestsRequired: number | null };

export type MyTestCardFragment = { status: TestStatus, answered: number, nextPosition: number | null, lastScore: number | null, triesLeft: number | null, access: { open: boolean, reason: TestBlockReason | null, message: string | null, opensAgainAt: string | null, standardTestsDone: number | null, standardTestsRequired: number | null } };

export type ModuleCardFragment = { id: string, kind: ModuleKind, brand: Brand, group: ModuleGroup | null, name: string, art: TreadPattern, test: { id: string, category: TestCategory, questionCount: number, estimatedMinutes: number, points: number, passMark: number } | null, myTest: { status: TestStatus, answered: number, nextPosition: number | null, lastScore: number | null, triesLeft: number | null, access: { open: boolean, reason: TestBlockReason | null, message: string | null, opensAgainAt: string | null, standardTestsDone: number | null, standardTestsRequired: number | null } } };

export type ModuleListQueryVariables = Exact<{
  filter?: ModuleFilter | null | undefined;
  after?: string | null | undefined;
}>;


export type ModuleListQuery = { modules: { nodes: Array<{ id: string, kind: ModuleKind, brand: Brand, group: ModuleGroup | null, name: string, art: TreadPattern, test: { id: string, category: TestCategory, questionCount: number, estimatedMinutes: number, points: number, passMark: number } | null, myTest: { status: TestStatus, answered: number, nextPosition: number | null, lastScore: number | null, triesLeft: number | null, access: { open: boolean, reason: TestBlockReason | null, message: string | null, opensAgainAt: string | null, standardTestsDone: number | null, standardTestsRequired: number | null } } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type MyTestStateFragment = { attemptId: string | null, deadlineAt: string | null, lastResultId: string | null, failsInPeriod: number, status: TestStatus, answered: number, nextPosition: number | null, lastScore: number | null, triesLeft: number | null, access: { open: boolean, reason: TestBlockReason | null, message: string | null, opensAgainAt: string | null, standardTestsDone: number | null, standardTestsRequired: number | null } };

export type MaterialFragment = { id: string, lang: Language, label: string, file: { url: string, filename: string } };

export type ModulePageQueryVariables = Exact<{
  id: string;
}>;


export type ModulePageQuery = { module: { description: string, updatedAt: string, id: string, kind: ModuleKind, brand: Brand, group: ModuleGroup | null, name: string, art: TreadPattern, myTest: { attemptId: string | null, deadlineAt: string | null, lastResultId: string | null, failsInPeriod: number, status: TestStatus, answered: number, nextPosition: number | null, lastScore: number | null, triesLeft: number | null, access: { open: boolean, reason: TestBlockReason | null, message: string | null, opensAgainAt: string | null, standardTestsDone: number | null, standardTestsRequired: number | null } }, videos: Array<{ id: string, lang: Language, label: string, file: { url: string, filename: string } }>, datasheets: Array<{ id: string, lang: Language, label: string, file: { url: string, filename: string } }>, extraFiles: Array<{ id: string, lang: Language, label: string, file: { url: string, filename: string } }>, images: Array<{ originalUrl: string, width: number, height: number }>, test: { timeLimitSeconds: number | null, maxFails: number | null, resetPeriod: ResetPeriod | null, id: string, category: TestCategory, questionCount: number, estimatedMinutes: number, points: number, passMark: number } | null } | null };

export type ViewModuleMutationVariables = Exact<{
  moduleId: string;
}>;


export type ViewModuleMutation = { viewModule: { id: string, myTest: { attemptId: string | null, deadlineAt: string | null, lastResultId: string | null, failsInPeriod: number, status: TestStatus, answered: number, nextPosition: number | null, lastScore: number | null, triesLeft: number | null, access: { open: boolean, reason: TestBlockReason | null, message: string | null, opensAgainAt: string | null, standardTestsDone: number | null, standardTestsRequired: number | null } } } };

export type StartTestMutationVariables = Exact<{
  moduleId: string;
}>;


export type StartTestMutation = { startTest: { id: string, module: { id: string, myTest: { attemptId: string | null, deadlineAt: string | null, lastResultId: string | null, failsInPeriod: number, status: TestStatus, answered: number, nextPosition: number | null, lastScore: number | null, triesLeft: number | null, access: { open: boolean, reason: TestBlockReason | null, message: string | null, opensAgainAt: string | null, standardTestsDone: number | null, standardTestsRequired: number | null } } } } };

export type OpenTestsQueryVariables = Exact<{ [key: string]: never; }>;


export type OpenTestsQuery = { modules: { nodes: Array<{ id: string, name: string, test: { id: string, category: TestCategory, estimatedMinutes: number } | null, myTest: { status: TestStatus, answered: number, nextPosition: number | null, lastScore: number | null, triesLeft: number | null, access: { open: boolean, reason: TestBlockReason | null, message: string | null, opensAgainAt: string | null, standardTestsDone: number | null, standardTestsRequired: number | null } } }> } };

export type OwnProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnProfileQuery = { me: { id: string, name: string, email: string, phone: string | null, userType: UserType, points: number, account: { id: string, name: string, number: string } | null } };

export type SetLanguageMutationVariables = Exact<{
  lang: Language;
}>;


export type SetLanguageMutation = { setLanguage: { id: string, lang: Language } };

export type ShellQueryVariables = Exact<{ [key: string]: never; }>;


export type ShellQuery = { me: { id: string, name: string, email: string, role: Role, userType: UserType, points: number } };

export type ShellProfileFragment = { id: string, name: string, email: string, role: Role, userType: UserType, points: number };

export type ResultLineFragment = { id: string, status: ResultStatus, score: number | null, closedAt: string, pointsEarned: number, module: { id: string, name: string } };

export type OwnResultsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type OwnResultsQuery = { me: { id: string, name: string, points: number, results: { nodes: Array<{ id: string, status: ResultStatus, score: number | null, closedAt: string, pointsEarned: number, module: { id: string, name: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } };

export type ResultPageQueryVariables = Exact<{
  id: string;
}>;


export type ResultPageQuery = { result: { id: string, status: ResultStatus, score: number | null, passMark: number, questionCount: number, correctCount: number, startedAt: string, closedAt: string, tryNumber: number, pointsEarned: number, promotedToPro: boolean, module: { id: string, name: string, myTest: { attemptId: string | null, deadlineAt: string | null, lastResultId: string | null, failsInPeriod: number, status: TestStatus, answered: number, nextPosition: number | null, lastScore: number | null, triesLeft: number | null, access: { open: boolean, reason: TestBlockReason | null, message: string | null, opensAgainAt: string | null, standardTestsDone: number | null, standardTestsRequired: number | null } } }, incorrectQuestions: Array<{ id: string, position: number, name: string, selectedName: string | null, feedback: string | null }> } | null, me: { id: string, points: number, userType: UserType, progress: { pro: { done: number, required: number, userType: UserType } } } };

export type AnswerStateFragment = { revision: number, optionIds: Array<string>, text: string | null };

export type TakenQuestionFragment = { id: string, position: number, kind: QuestionKind, text: string, imageUrl: string | null, options: Array<{ id: string, text: string }>, answer: { revision: number, optionIds: Array<string>, text: string | null } | null };

export type TakenAttemptQueryVariables = Exact<{
  id: string;
}>;


export type TakenAttemptQuery = { attempt: { id: string, deadlineAt: string | null, serverTime: string, closed: boolean, module: { id: string, name: string }, questions: Array<{ id: string, position: number, kind: QuestionKind, text: string, imageUrl: string | null, options: Array<{ id: string, text: string }>, answer: { revision: number, optionIds: Array<string>, text: string | null } | null }> } | null };

export type SaveAnswerMutationVariables = Exact<{
  input: SaveAnswerInput;
}>;


export type SaveAnswerMutation = { saveAnswer: { questionId: string, superseded: boolean, serverTime: string, answer: { revision: number, optionIds: Array<string>, text: string | null } } };

export type SubmitTestMutationVariables = Exact<{
  attemptId: string;
}>;


export type SubmitTestMutation = { submitTest: { id: string, status: ResultStatus } };

export const HomeFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HomeFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Profile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"progress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pro"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"userType"}}]}}]}}]}}]} as unknown as DocumentNode<HomeFactsFragment, unknown>;
export const HomeStepFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HomeStep"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Module"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"test"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"passMark"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}},{"kind":"Field","name":{"kind":"Name","value":"myTest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"attemptId"}},{"kind":"Field","name":{"kind":"Name","value":"answered"}},{"kind":"Field","name":{"kind":"Name","value":"nextPosition"}},{"kind":"Field","name":{"kind":"Name","value":"access"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"open"}}]}}]}}]}}]} as unknown as DocumentNode<HomeStepFragment, unknown>;
export const HomeGroupFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HomeGroup"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GroupProgress"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]} as unknown as DocumentNode<HomeGroupFragment, unknown>;
export const MenuLinkFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MenuLinkFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MenuLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lang"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lang"}}}]},{"kind":"Field","name":{"kind":"Name","value":"href"}},{"kind":"Field","name":{"kind":"Name","value":"newTab"}}]}}]} as unknown as DocumentNode<MenuLinkFieldsFragment, unknown>;
export const TestFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TestFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Test"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"passMark"}}]}}]} as unknown as DocumentNode<TestFactsFragment, unknown>;
export const AccessStateFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccessState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TestAccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"opensAgainAt"}},{"kind":"Field","name":{"kind":"Name","value":"standardTestsDone"}},{"kind":"Field","name":{"kind":"Name","value":"standardTestsRequired"}}]}}]} as unknown as DocumentNode<AccessStateFragment, unknown>;
export const MyTestCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyTestCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MyTest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"access"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccessState"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answered"}},{"kind":"Field","name":{"kind":"Name","value":"nextPosition"}},{"kind":"Field","name":{"kind":"Name","value":"lastScore"}},{"kind":"Field","name":{"kind":"Name","value":"triesLeft"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccessState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TestAccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"opensAgainAt"}},{"kind":"Field","name":{"kind":"Name","value":"standardTestsDone"}},{"kind":"Field","name":{"kind":"Name","value":"standardTestsRequired"}}]}}]} as unknown as DocumentNode<MyTestCardFragment, unknown>;
export const ModuleCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ModuleCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Module"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"art"}},{"kind":"Field","name":{"kind":"Name","value":"test"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TestFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"myTest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MyTestCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccessState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TestAccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"opensAgainAt"}},{"kind":"Field","name":{"kind":"Name","value":"standardTestsDone"}},{"kind":"Field","name":{"kind":"Name","value":"standardTestsRequired"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TestFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Test"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"passMark"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyTestCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MyTest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"access"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccessState"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answered"}},{"kind":"Field","name":{"kind":"Name","value":"nextPosition"}},{"kind":"Field","name":{"kind":"Name","value":"lastScore"}},{"kind":"Field","name":{"kind":"Name","value":"triesLeft"}}]}}]} as unknown as DocumentNode<ModuleCardFragment, unknown>;
export const MyTestStateFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyTestState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MyTest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MyTestCard"}},{"kind":"Field","name":{"kind":"Name","value":"attemptId"}},{"kind":"Field","name":{"kind":"Name","value":"deadlineAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastResultId"}},{"kind":"Field","name":{"kind":"Name","value":"failsInPeriod"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccessState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TestAccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"opensAgainAt"}},{"kind":"Field","name":{"kind":"Name","value":"standardTestsDone"}},{"kind":"Field","name":{"kind":"Name","value":"standardTestsRequired"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyTestCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MyTest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"access"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccessState"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answered"}},{"kind":"Field","name":{"kind":"Name","value":"nextPosition"}},{"kind":"Field","name":{"kind":"Name","value":"lastScore"}},{"kind":"Field","name":{"kind":"Name","value":"triesLeft"}}]}}]} as unknown as DocumentNode<MyTestStateFragment, unknown>;
export const MaterialFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Material"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Download"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lang"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}}]}}]}}]} as unknown as DocumentNode<MaterialFragment, unknown>;
export const ShellProfileFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShellProfile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Profile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"userType"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}}]} as unknown as DocumentNode<ShellProfileFragment, unknown>;
export const ResultLineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ResultLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Result"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"pointsEarned"}},{"kind":"Field","name":{"kind":"Name","value":"module"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ResultLineFragment, unknown>;
export const AnswerStateFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnswerState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Answer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"optionIds"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]} as unknown as DocumentNode<AnswerStateFragment, unknown>;
export const TakenQuestionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TakenQuestion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AttemptQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AnswerState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnswerState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Answer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"optionIds"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]} as unknown as DocumentNode<TakenQuestionFragment, unknown>;
export const HomeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Home"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"HomeFacts"}},{"kind":"Field","name":{"kind":"Name","value":"progress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pro"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"userType"}}]}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HomeGroup"}}]}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"inProgress"},"name":{"kind":"Name","value":"modules"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"in_progress"}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HomeStep"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"unfinished"},"name":{"kind":"Name","value":"modules"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"not_started"},{"kind":"EnumValue","value":"failed"}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HomeStep"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HomeFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Profile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"progress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pro"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"userType"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HomeGroup"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GroupProgress"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HomeStep"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Module"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"test"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"passMark"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}},{"kind":"Field","name":{"kind":"Name","value":"myTest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"attemptId"}},{"kind":"Field","name":{"kind":"Name","value":"answered"}},{"kind":"Field","name":{"kind":"Name","value":"nextPosition"}},{"kind":"Field","name":{"kind":"Name","value":"access"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"open"}}]}}]}}]}}]} as unknown as DocumentNode<HomeQuery, HomeQueryVariables>;
export const MenusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Menus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lang"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"menus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mainMenu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuLinkFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"footerMenu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuLinkFields"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MenuLinkFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MenuLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lang"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lang"}}}]},{"kind":"Field","name":{"kind":"Name","value":"href"}},{"kind":"Field","name":{"kind":"Name","value":"newTab"}}]}}]} as unknown as DocumentNode<MenusQuery, MenusQueryVariables>;
export const ModuleListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ModuleList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ModuleFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"modules"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ModuleCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TestFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Test"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"passMark"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccessState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TestAccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"opensAgainAt"}},{"kind":"Field","name":{"kind":"Name","value":"standardTestsDone"}},{"kind":"Field","name":{"kind":"Name","value":"standardTestsRequired"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyTestCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MyTest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"access"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccessState"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answered"}},{"kind":"Field","name":{"kind":"Name","value":"nextPosition"}},{"kind":"Field","name":{"kind":"Name","value":"lastScore"}},{"kind":"Field","name":{"kind":"Name","value":"triesLeft"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ModuleCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Module"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"art"}},{"kind":"Field","name":{"kind":"Name","value":"test"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TestFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"myTest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MyTestCard"}}]}}]}}]} as unknown as DocumentNode<ModuleListQuery, ModuleListQueryVariables>;
export const ModulePageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ModulePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"module"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ModuleCard"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"myTest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MyTestState"}}]}},{"kind":"Field","name":{"kind":"Name","value":"videos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Material"}}]}},{"kind":"Field","name":{"kind":"Name","value":"datasheets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Material"}}]}},{"kind":"Field","name":{"kind":"Name","value":"extraFiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Material"}}]}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"originalUrl"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}}]}},{"kind":"Field","name":{"kind":"Name","value":"test"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"timeLimitSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"maxFails"}},{"kind":"Field","name":{"kind":"Name","value":"resetPeriod"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TestFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Test"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"passMark"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccessState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TestAccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"opensAgainAt"}},{"kind":"Field","name":{"kind":"Name","value":"standardTestsDone"}},{"kind":"Field","name":{"kind":"Name","value":"standardTestsRequired"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyTestCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MyTest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"access"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccessState"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answered"}},{"kind":"Field","name":{"kind":"Name","value":"nextPosition"}},{"kind":"Field","name":{"kind":"Name","value":"lastScore"}},{"kind":"Field","name":{"kind":"Name","value":"triesLeft"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ModuleCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Module"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"art"}},{"kind":"Field","name":{"kind":"Name","value":"test"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TestFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"myTest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MyTestCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyTestState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MyTest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MyTestCard"}},{"kind":"Field","name":{"kind":"Name","value":"attemptId"}},{"kind":"Field","name":{"kind":"Name","value":"deadlineAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastResultId"}},{"kind":"Field","name":{"kind":"Name","value":"failsInPeriod"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Material"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Download"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lang"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}}]}}]}}]} as unknown as DocumentNode<ModulePageQuery, ModulePageQueryVariables>;
export const ViewModuleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ViewModule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"moduleId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewModule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"moduleId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"moduleId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"myTest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MyTestState"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccessState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TestAccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"opensAgainAt"}},{"kind":"Field","name":{"kind":"Name","value":"standardTestsDone"}},{"kind":"Field","name":{"kind":"Name","value":"standardTestsRequired"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyTestCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MyTest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"access"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccessState"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answered"}},{"kind":"Field","name":{"kind":"Name","value":"nextPosition"}},{"kind":"Field","name":{"kind":"Name","value":"lastScore"}},{"kind":"Field","name":{"kind":"Name","value":"triesLeft"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyTestState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MyTest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MyTestCard"}},{"kind":"Field","name":{"kind":"Name","value":"attemptId"}},{"kind":"Field","name":{"kind":"Name","value":"deadlineAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastResultId"}},{"kind":"Field","name":{"kind":"Name","value":"failsInPeriod"}}]}}]} as unknown as DocumentNode<ViewModuleMutation, ViewModuleMutationVariables>;
export const StartTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"moduleId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startTest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"moduleId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"moduleId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"module"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"myTest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MyTestState"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccessState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TestAccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"opensAgainAt"}},{"kind":"Field","name":{"kind":"Name","value":"standardTestsDone"}},{"kind":"Field","name":{"kind":"Name","value":"standardTestsRequired"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyTestCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MyTest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"access"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccessState"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answered"}},{"kind":"Field","name":{"kind":"Name","value":"nextPosition"}},{"kind":"Field","name":{"kind":"Name","value":"lastScore"}},{"kind":"Field","name":{"kind":"Name","value":"triesLeft"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyTestState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MyTest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MyTestCard"}},{"kind":"Field","name":{"kind":"Name","value":"attemptId"}},{"kind":"Field","name":{"kind":"Name","value":"deadlineAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastResultId"}},{"kind":"Field","name":{"kind":"Name","value":"failsInPeriod"}}]}}]} as unknown as DocumentNode<StartTestMutation, StartTestMutationVariables>;
export const OpenTestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpenTests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"modules"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"not_started"},{"kind":"EnumValue","value":"in_progress"},{"kind":"EnumValue","value":"failed"}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"test"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedMinutes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"myTest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MyTestCard"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccessState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TestAccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"opensAgainAt"}},{"kind":"Field","name":{"kind":"Name","value":"standardTestsDone"}},{"kind":"Field","name":{"kind":"Name","value":"standardTestsRequired"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyTestCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MyTest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"access"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccessState"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answered"}},{"kind":"Field","name":{"kind":"Name","value":"nextPosition"}},{"kind":"Field","name":{"kind":"Name","value":"lastScore"}},{"kind":"Field","name":{"kind":"Name","value":"triesLeft"}}]}}]} as unknown as DocumentNode<OpenTestsQuery, OpenTestsQueryVariables>;
export const OwnProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"userType"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]}}]} as unknown as DocumentNode<OwnProfileQuery, OwnProfileQueryVariables>;
export const SetLanguageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetLanguage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lang"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setLanguage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lang"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lang"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lang"}}]}}]}}]} as unknown as DocumentNode<SetLanguageMutation, SetLanguageMutationVariables>;
export const ShellDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Shell"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShellProfile"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShellProfile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Profile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"userType"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}}]} as unknown as DocumentNode<ShellQuery, ShellQueryVariables>;
export const OwnResultsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnResults"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"results"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ResultLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ResultLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Result"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"pointsEarned"}},{"kind":"Field","name":{"kind":"Name","value":"module"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<OwnResultsQuery, OwnResultsQueryVariables>;
export const ResultPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ResultPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"result"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"passMark"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"correctCount"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"tryNumber"}},{"kind":"Field","name":{"kind":"Name","value":"pointsEarned"}},{"kind":"Field","name":{"kind":"Name","value":"promotedToPro"}},{"kind":"Field","name":{"kind":"Name","value":"module"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"myTest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MyTestState"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"incorrectQuestions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"selectedName"}},{"kind":"Field","name":{"kind":"Name","value":"feedback"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"userType"}},{"kind":"Field","name":{"kind":"Name","value":"progress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pro"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"userType"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccessState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TestAccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"opensAgainAt"}},{"kind":"Field","name":{"kind":"Name","value":"standardTestsDone"}},{"kind":"Field","name":{"kind":"Name","value":"standardTestsRequired"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyTestCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MyTest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"access"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccessState"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answered"}},{"kind":"Field","name":{"kind":"Name","value":"nextPosition"}},{"kind":"Field","name":{"kind":"Name","value":"lastScore"}},{"kind":"Field","name":{"kind":"Name","value":"triesLeft"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyTestState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MyTest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MyTestCard"}},{"kind":"Field","name":{"kind":"Name","value":"attemptId"}},{"kind":"Field","name":{"kind":"Name","value":"deadlineAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastResultId"}},{"kind":"Field","name":{"kind":"Name","value":"failsInPeriod"}}]}}]} as unknown as DocumentNode<ResultPageQuery, ResultPageQueryVariables>;
export const TakenAttemptDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TakenAttempt"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attempt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"deadlineAt"}},{"kind":"Field","name":{"kind":"Name","value":"serverTime"}},{"kind":"Field","name":{"kind":"Name","value":"closed"}},{"kind":"Field","name":{"kind":"Name","value":"module"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TakenQuestion"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnswerState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Answer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"optionIds"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TakenQuestion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AttemptQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AnswerState"}}]}}]}}]} as unknown as DocumentNode<TakenAttemptQuery, TakenAttemptQueryVariables>;
export const SaveAnswerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveAnswer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveAnswerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveAnswer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questionId"}},{"kind":"Field","name":{"kind":"Name","value":"superseded"}},{"kind":"Field","name":{"kind":"Name","value":"serverTime"}},{"kind":"Field","name":{"kind":"Name","value":"answer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AnswerState"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnswerState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Answer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"optionIds"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]} as unknown as DocumentNode<SaveAnswerMutation, SaveAnswerMutationVariables>;
export const SubmitTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubmitTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"attemptId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitTest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"attemptId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"attemptId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<SubmitTestMutation, SubmitTestMutationVariables>;

type Optional<V, O> = {} extends V ? [options?: O] : [options: O];

export function useHomeQuery(
  ...[options]: Optional<HomeQueryVariables, Apollo.useQuery.Options<HomeQuery, HomeQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<HomeQuery, HomeQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(HomeDocument, options as Apollo.useQuery.Options<HomeQuery, HomeQueryVariables>);
}
export function useHomeLazyQuery(options?: Apollo.useLazyQuery.Options<HomeQuery, HomeQueryVariables>) {
  return Apollo.useLazyQuery<HomeQuery, HomeQueryVariables>(HomeDocument, options);
}
export function useHomeSuspenseQuery(
  ...[options]: Optional<HomeQueryVariables, Apollo.useSuspenseQuery.Options<HomeQueryVariables>>
): Apollo.useSuspenseQuery.Result<HomeQuery, HomeQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(HomeDocument, options as Apollo.useSuspenseQuery.Options<HomeQueryVariables>);
}

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

export function useModuleListQuery(
  ...[options]: Optional<ModuleListQueryVariables, Apollo.useQuery.Options<ModuleListQuery, ModuleListQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<ModuleListQuery, ModuleListQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(ModuleListDocument, options as Apollo.useQuery.Options<ModuleListQuery, ModuleListQueryVariables>);
}
export function useModuleListLazyQuery(options?: Apollo.useLazyQuery.Options<ModuleListQuery, ModuleListQueryVariables>) {
  return Apollo.useLazyQuery<ModuleListQuery, ModuleListQueryVariables>(ModuleListDocument, options);
}
export function useModuleListSuspenseQuery(
  ...[options]: Optional<ModuleListQueryVariables, Apollo.useSuspenseQuery.Options<ModuleListQueryVariables>>
): Apollo.useSuspenseQuery.Result<ModuleListQuery, ModuleListQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(ModuleListDocument, options as Apollo.useSuspenseQuery.Options<ModuleListQueryVariables>);
}

export function useModulePageQuery(
  ...[options]: Optional<ModulePageQueryVariables, Apollo.useQuery.Options<ModulePageQuery, ModulePageQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<ModulePageQuery, ModulePageQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(ModulePageDocument, options as Apollo.useQuery.Options<ModulePageQuery, ModulePageQueryVariables>);
}
export function useModulePageLazyQuery(options?: Apollo.useLazyQuery.Options<ModulePageQuery, ModulePageQueryVariables>) {
  return Apollo.useLazyQuery<ModulePageQuery, ModulePageQueryVariables>(ModulePageDocument, options);
}
export function useModulePageSuspenseQuery(
  ...[options]: Optional<ModulePageQueryVariables, Apollo.useSuspenseQuery.Options<ModulePageQueryVariables>>
): Apollo.useSuspenseQuery.Result<ModulePageQuery, ModulePageQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(ModulePageDocument, options as Apollo.useSuspenseQuery.Options<ModulePageQueryVariables>);
}

export function useViewModuleMutation(options?: Apollo.useMutation.Options<ViewModuleMutation, ViewModuleMutationVariables>) {
  return Apollo.useMutation<ViewModuleMutation, ViewModuleMutationVariables>(ViewModuleDocument, options);
}

export function useStartTestMutation(options?: Apollo.useMutation.Options<StartTestMutation, StartTestMutationVariables>) {
  return Apollo.useMutation<StartTestMutation, StartTestMutationVariables>(StartTestDocument, options);
}

export function useOpenTestsQuery(
  ...[options]: Optional<OpenTestsQueryVariables, Apollo.useQuery.Options<OpenTestsQuery, OpenTestsQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<OpenTestsQuery, OpenTestsQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(OpenTestsDocument, options as Apollo.useQuery.Options<OpenTestsQuery, OpenTestsQueryVariables>);
}
export function useOpenTestsLazyQuery(options?: Apollo.useLazyQuery.Options<OpenTestsQuery, OpenTestsQueryVariables>) {
  return Apollo.useLazyQuery<OpenTestsQuery, OpenTestsQueryVariables>(OpenTestsDocument, options);
}
export function useOpenTestsSuspenseQuery(
  ...[options]: Optional<OpenTestsQueryVariables, Apollo.useSuspenseQuery.Options<OpenTestsQueryVariables>>
): Apollo.useSuspenseQuery.Result<OpenTestsQuery, OpenTestsQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(OpenTestsDocument, options as Apollo.useSuspenseQuery.Options<OpenTestsQueryVariables>);
}

export function useOwnProfileQuery(
  ...[options]: Optional<OwnProfileQueryVariables, Apollo.useQuery.Options<OwnProfileQuery, OwnProfileQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<OwnProfileQuery, OwnProfileQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(OwnProfileDocument, options as Apollo.useQuery.Options<OwnProfileQuery, OwnProfileQueryVariables>);
}
export function useOwnProfileLazyQuery(options?: Apollo.useLazyQuery.Options<OwnProfileQuery, OwnProfileQueryVariables>) {
  return Apollo.useLazyQuery<OwnProfileQuery, OwnProfileQueryVariables>(OwnProfileDocument, options);
}
export function useOwnProfileSuspenseQuery(
  ...[options]: Optional<OwnProfileQueryVariables, Apollo.useSuspenseQuery.Options<OwnProfileQueryVariables>>
): Apollo.useSuspenseQuery.Result<OwnProfileQuery, OwnProfileQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(OwnProfileDocument, options as Apollo.useSuspenseQuery.Options<OwnProfileQueryVariables>);
}

export function useSetLanguageMutation(options?: Apollo.useMutation.Options<SetLanguageMutation, SetLanguageMutationVariables>) {
  return Apollo.useMutation<SetLanguageMutation, SetLanguageMutationVariables>(SetLanguageDocument, options);
}

export function useShellQuery(
  ...[options]: Optional<ShellQueryVariables, Apollo.useQuery.Options<ShellQuery, ShellQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<ShellQuery, ShellQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(ShellDocument, options as Apollo.useQuery.Options<ShellQuery, ShellQueryVariables>);
}
export function useShellLazyQuery(options?: Apollo.useLazyQuery.Options<ShellQuery, ShellQueryVariables>) {
  return Apollo.useLazyQuery<ShellQuery, ShellQueryVariables>(ShellDocument, options);
}
export function useShellSuspenseQuery(
  ...[options]: Optional<ShellQueryVariables, Apollo.useSuspenseQuery.Options<ShellQueryVariables>>
): Apollo.useSuspenseQuery.Result<ShellQuery, ShellQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(ShellDocument, options as Apollo.useSuspenseQuery.Options<ShellQueryVariables>);
}

export function useOwnResultsQuery(
  ...[options]: Optional<OwnResultsQueryVariables, Apollo.useQuery.Options<OwnResultsQuery, OwnResultsQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<OwnResultsQuery, OwnResultsQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(OwnResultsDocument, options as Apollo.useQuery.Options<OwnResultsQuery, OwnResultsQueryVariables>);
}
export function useOwnResultsLazyQuery(options?: Apollo.useLazyQuery.Options<OwnResultsQuery, OwnResultsQueryVariables>) {
  return Apollo.useLazyQuery<OwnResultsQuery, OwnResultsQueryVariables>(OwnResultsDocument, options);
}
export function useOwnResultsSuspenseQuery(
  ...[options]: Optional<OwnResultsQueryVariables, Apollo.useSuspenseQuery.Options<OwnResultsQueryVariables>>
): Apollo.useSuspenseQuery.Result<OwnResultsQuery, OwnResultsQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(OwnResultsDocument, options as Apollo.useSuspenseQuery.Options<OwnResultsQueryVariables>);
}

export function useResultPageQuery(
  ...[options]: Optional<ResultPageQueryVariables, Apollo.useQuery.Options<ResultPageQuery, ResultPageQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<ResultPageQuery, ResultPageQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(ResultPageDocument, options as Apollo.useQuery.Options<ResultPageQuery, ResultPageQueryVariables>);
}
export function useResultPageLazyQuery(options?: Apollo.useLazyQuery.Options<ResultPageQuery, ResultPageQueryVariables>) {
  return Apollo.useLazyQuery<ResultPageQuery, ResultPageQueryVariables>(ResultPageDocument, options);
}
export function useResultPageSuspenseQuery(
  ...[options]: Optional<ResultPageQueryVariables, Apollo.useSuspenseQuery.Options<ResultPageQueryVariables>>
): Apollo.useSuspenseQuery.Result<ResultPageQuery, ResultPageQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(ResultPageDocument, options as Apollo.useSuspenseQuery.Options<ResultPageQueryVariables>);
}

export function useTakenAttemptQuery(
  ...[options]: Optional<TakenAttemptQueryVariables, Apollo.useQuery.Options<TakenAttemptQuery, TakenAttemptQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<TakenAttemptQuery, TakenAttemptQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(TakenAttemptDocument, options as Apollo.useQuery.Options<TakenAttemptQuery, TakenAttemptQueryVariables>);
}
export function useTakenAttemptLazyQuery(options?: Apollo.useLazyQuery.Options<TakenAttemptQuery, TakenAttemptQueryVariables>) {
  return Apollo.useLazyQuery<TakenAttemptQuery, TakenAttemptQueryVariables>(TakenAttemptDocument, options);
}
export function useTakenAttemptSuspenseQuery(
  ...[options]: Optional<TakenAttemptQueryVariables, Apollo.useSuspenseQuery.Options<TakenAttemptQueryVariables>>
): Apollo.useSuspenseQuery.Result<TakenAttemptQuery, TakenAttemptQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(TakenAttemptDocument, options as Apollo.useSuspenseQuery.Options<TakenAttemptQueryVariables>);
}

export function useSaveAnswerMutation(options?: Apollo.useMutation.Options<SaveAnswerMutation, SaveAnswerMutationVariables>) {
  return Apollo.useMutation<SaveAnswerMutation, SaveAnswerMutationVariables>(SaveAnswerDocument, options);
}

export function useSubmitTestMutation(options?: Apollo.useMutation.Options<SubmitTestMutation, SubmitTestMutationVariables>) {
  return Apollo.useMutation<SubmitTestMutation, SubmitTestMutationVariables>(SubmitTestDocument, options);
}