/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Apollo from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** An answer to be accepted as its preview showed it. */
export type AcceptAnswerInput = {
  /** The digest of the preview. */
  digest: string;
  /** The language whose accepted answers it joins. */
  lang: Language;
  /** Id of the short-answer question. */
  questionId: string;
  /** The answer, at most 200 characters. */
  text: string;
};

/** The texts that a short answer is compared with, at most 50 a language of at most 200 characters. */
export type AcceptedAnswersInput = {
  /** In English. */
  en: Array<string>;
  /** In Spanish. */
  es?: Array<string> | null | undefined;
  /** In French. */
  fr?: Array<string> | null | undefined;
};

/** A file to offer in a module. */
export type AddDownloadInput = {
  /** Id of the stored file, as the upload gave it. */
  fileId: string;
  /** What it is; a video must be MP4 or WebM. */
  kind: DownloadKind;
  /** What it is called, in that language; 1 to 200 characters. */
  label: string;
  /** Language of the file. */
  lang: Language;
};

/** Continental Tire or General Tire. */
export type Brand =
  | 'conti'
  | 'gt';

/** How an attempt that was marked ended. */
export type CountedStatus =
  | 'failed'
  | 'passed';

/** What a file of a module is: a video to watch, a datasheet, or any other file. */
export type DownloadKind =
  | 'datasheet'
  | 'extra_file'
  | 'video';

/** What is doubtful about a question that 30 attempts or more were marked with: a discrimination below 0, one below 0.20 (a negative one too), a facility below 0.30, a facility above 0.95. */
export type ItemFlag =
  | 'negative'
  | 'too_easy'
  | 'too_hard'
  | 'weak';

/** By the place in the test, or by the gravest flag first (in the order of ItemFlag) and then the place. */
export type ItemOrder =
  | 'flag'
  | 'position';

/** A language of the portal: English, Spanish or French. */
export type Language =
  | 'en'
  | 'es'
  | 'fr';

/** A text in every language; a language left out or empty falls back to English. */
export type LocalizedTextInput = {
  /** English; required. */
  en: string;
  /** Spanish. */
  es?: string | null | undefined;
  /** French. */
  fr?: string | null | undefined;
};

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

/** What changes about an image of a module; what is left out stays. */
export type ModuleImageInput = {
  /** What it shows, a line of plain text of at most 300 characters a language; null takes it away. */
  alt?: LocalizedTextInput | null | undefined;
  /** Its place among the images, from 0; one too high means the last. */
  position?: number | null | undefined;
};

/** Everything about a module that an administrator decides. */
export type ModuleInput = {
  /** The tread pattern drawn for it. */
  art: TreadPattern;
  /** The brand it is about. */
  brand: Brand;
  /** What it is about, rich text of at most 20,000 characters a language. */
  description: LocalizedTextInput;
  /** Whether it is offered; disabling it voids the attempts in progress at its test. */
  enabled: boolean;
  /** Its content area; none for product modules. */
  group?: ModuleGroup | null | undefined;
  /** What the module teaches. */
  kind: ModuleKind;
  /** Its name, plain text of at most 200 characters. */
  name: LocalizedTextInput;
  /** The user types that it is meant for; empty means everyone. */
  userTypes: Array<UserType>;
};

/** What a module teaches: a tire, a skill, or something not yet sorted. */
export type ModuleKind =
  | 'tire'
  | 'training'
  | 'unknown';

/** An option of a question. */
export type OptionInput = {
  /** Whether it is right. */
  correct: boolean;
  /** A remark for who chose it though it is wrong, rich text of at most 4,000 characters a language. */
  feedback?: LocalizedTextInput | null | undefined;
  /** Id of an option of this question that stays itself; none for a new one. */
  id?: string | null | undefined;
  /** The option, rich text of at most 4,000 characters a language. */
  text: LocalizedTextInput;
};

/** An answer in a preview, or that a question of it was left open. */
export type PreviewAnswerInput = {
  /** The options chosen. */
  optionIds?: Array<string> | null | undefined;
  /** Id of a question that the preview asked. */
  questionId: string;
  /** The short answer. */
  text?: string | null | undefined;
};

/** Whether somebody becomes PRO or is PRO no longer. */
export type ProChange =
  | 'demoted'
  | 'promoted';

/** What a multiple select earns that is not all right: nothing, or its right less its wrong choices. */
export type QuestionCredit =
  | 'exact'
  | 'partial';

/** Where an import is: reading its file; previewed, when nothing of the test was touched; importing; imported; undone; discarded, by somebody or because nobody kept its preview; or failed, when nothing was changed. */
export type QuestionImportStatus =
  | 'discarded'
  | 'failed'
  | 'imported'
  | 'importing'
  | 'previewed'
  | 'reading'
  | 'undone';

/** What becomes of a question of a file: taken as it is written, converted with notes on what changed, refused, or already there and left alone. */
export type QuestionImportVerdict =
  | 'already_there'
  | 'converted'
  | 'refused'
  | 'taken';

/** Everything about a question that an administrator decides but its place. */
export type QuestionInput = {
  /** At least one text for a short answer; none for other kinds. */
  accepted?: AcceptedAnswersInput | null | undefined;
  /** Whether the accepted answers are codes; only for a short answer. */
  code: boolean;
  /** What an answer earns that is not all right. */
  credit: QuestionCredit;
  /** Whether it is asked, once published. */
  enabled: boolean;
  /** A remark on the question as a whole, rich text of at most 20,000 characters a language. */
  feedback?: LocalizedTextInput | null | undefined;
  /** What the picture shows, a line of plain text of at most 300 characters a language; left out, it stays with the picture, and null takes it away. */
  imageAlt?: LocalizedTextInput | null | undefined;
  /** Id of an image uploaded for questions or content, to be its picture; left out, the picture stays, and null takes it away. */
  imageAssetId?: string | null | undefined;
  /** How it is answered. */
  kind: QuestionKind;
  /** From 2 to 20 options, at least one of them right: any of those in a multiple choice, all of them together in a multiple select; none for a short answer. New ones at the end with nothing in them are ignored. */
  options: Array<OptionInput>;
  /** At most 20 words to sort questions by, of at most 50 characters. */
  tags: Array<string>;
  /** The question, rich text of at most 20,000 characters a language. */
  text: LocalizedTextInput;
  /** How much it counts, 1 to 100. */
  weight: number;
};

/** How a question is answered: by a short text, by one option or by any number of options. */
export type QuestionKind =
  | 'multiple_choice'
  | 'multiple_select'
  | 'short_answer';

/** Whether learners meet a question: not at all, as it was before an edit, or as it is edited now. */
export type QuestionPublication =
  | 'changed'
  | 'published'
  | 'unpublished';

/** A regrade as its preview showed it. */
export type RegradeInput = {
  /** The digest of the preview. */
  digest: string;
  /** What counts as right. */
  mode: RegradeMode;
  /** Id of the question. */
  questionId: string;
  /** Whether results, points and PRO status that get worse are lowered; otherwise they stay. */
  takesAway?: boolean;
};

/** What counts as right in attempts that met a question before it was corrected: whatever was answered, what counted before and the corrected answer, the corrected answer alone, or what counted before. An attempt that could not give the corrected answer, since it had other options, keeps what counted before, except with full_credit. */
export type RegradeMode =
  | 'full_credit'
  | 'new_only'
  | 'none'
  | 'old_and_new';

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

/** The settings of a test. */
export type TestInput = {
  /** What the test counts for. */
  category: TestCategory;
  /** Fails allowed in a reset period, 1 to 100; none for no limit. */
  maxFails?: number | null | undefined;
  /** Score in percent from which it is passed, 1 to 100. */
  passMark: number;
  /** Points that a pass earns, 0 to 100000. */
  points: number;
  /** Questions drawn for an attempt, 1 to 1000; none asks them all. */
  questionsPerAttempt?: number | null | undefined;
  /** When it opens anew; none for never. */
  resetPeriod?: ResetPeriod | null | undefined;
  /** Whether the options of a question are shuffled. */
  shuffle: boolean;
  /** Seconds from start to deadline, 30 to 86400; none for no time limit. */
  timeLimitSeconds?: number | null | undefined;
};

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

/** What of a download changes; what is left out or null stays. */
export type UpdateDownloadInput = {
  /** What it is called; 1 to 200 characters. */
  label?: string | null | undefined;
  /** Language of the file. */
  lang?: Language | null | undefined;
  /** Its place among the files of its kind, from 0. */
  position?: number | null | undefined;
};

/** What is uploaded: an avatar for one’s own profile, images of a module, of a question or of content, or a file that is kept as it is. */
export type UploadPurpose =
  | 'avatar'
  | 'content'
  | 'file'
  | 'module'
  | 'question';

/** Which modules are meant for a person; pro includes those for standard. */
export type UserType =
  | 'conti'
  | 'motorcycle'
  | 'pro'
  | 'standard';

export type HomeFactsFragment = { points: number, progress: { pro: { done: number, required: number, userType: UserType } } };

export type HomeStepFragment = { id: string, name: string, test: { id: string, category: TestCategory, passMark: number, questionCount: number, estimatedMinutes: number, timeLimitSeconds: number | null, points: number } | null, myTest: { status: TestStatus, attemptId: string | null, answered: number, nextPosition: number | null, access: { open: boolean } } };

export type HomeQueryVariables = Exact<{ [key: string]: never; }>;


export type HomeQuery = { me: { id: string, name: string, points: number, progress: { pro: { done: number, required: number, userType: UserType }, groups: Array<{ kind: ModuleKind, group: ModuleGroup | null, done: number, total: number }> } }, inProgress: { nodes: Array<{ id: string, name: string, test: { id: string, category: TestCategory, passMark: number, questionCount: number, estimatedMinutes: number, timeLimitSeconds: number | null, points: number } | null, myTest: { status: TestStatus, attemptId: string | null, answered: number, nextPosition: number | null, access: { open: boolean } } }> }, unfinished: { nodes: Array<{ id: string, name: string, test: { id: string, category: TestCategory, passMark: number, questionCount: number, estimatedMinutes: number, timeLimitSeconds: number | null, points: number } | null, myTest: { status: TestStatus, attemptId: string | null, answered: number, nextPosition: number | null, access: { open: boolean } } }> } };

export type HomeGroupFragment = { kind: ModuleKind, group: ModuleGroup | null, done: number, total: number };

export type MenusQueryVariables = Exact<{
  lang: Language;
}>;


export type MenusQuery = { menus: { mainMenu: { location: MenuLocation, links: Array<{ id: string, label: string, href: string, newTab: boolean }> }, footerMenu: { location: MenuLocation, links: Array<{ id: string, label: string, href: string, newTab: boolean }> } } };

export type MenuLinkFieldsFragment = { id: string, label: string, href: string, newTab: boolean };

export type LocalizedTextsFragment = { en: string, es: string, fr: string };

export type EditedModuleRowFragment = { id: string, kind: ModuleKind, brand: Brand, group: ModuleGroup | null, enabled: boolean, updatedAt: string, nameTranslations: { en: string, es: string, fr: string }, test: { id: string, category: TestCategory, changed: boolean } | null };

export type EditedModuleFieldsFragment = { art: TreadPattern, userTypes: Array<UserType>, createdAt: string, sitters: number, used: boolean, id: string, kind: ModuleKind, brand: Brand, group: ModuleGroup | null, enabled: boolean, updatedAt: string, descriptionTranslations: { en: string, es: string, fr: string }, nameTranslations: { en: string, es: string, fr: string }, test: { id: string, category: TestCategory, changed: boolean } | null };

export type EditedModulesQueryVariables = Exact<{
  search?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type EditedModulesQuery = { editedModules: { totalCount: number, nodes: Array<{ id: string, kind: ModuleKind, brand: Brand, group: ModuleGroup | null, enabled: boolean, updatedAt: string, nameTranslations: { en: string, es: string, fr: string }, test: { id: string, category: TestCategory, changed: boolean } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type EditedModuleQueryVariables = Exact<{
  id: string;
}>;


export type EditedModuleQuery = { editedModule: { art: TreadPattern, userTypes: Array<UserType>, createdAt: string, sitters: number, used: boolean, id: string, kind: ModuleKind, brand: Brand, group: ModuleGroup | null, enabled: boolean, updatedAt: string, descriptionTranslations: { en: string, es: string, fr: string }, nameTranslations: { en: string, es: string, fr: string }, test: { id: string, category: TestCategory, changed: boolean } | null } | null };

export type CreateModuleMutationVariables = Exact<{
  input: ModuleInput;
}>;


export type CreateModuleMutation = { adminCreateModule: { art: TreadPattern, userTypes: Array<UserType>, createdAt: string, sitters: number, used: boolean, id: string, kind: ModuleKind, brand: Brand, group: ModuleGroup | null, enabled: boolean, updatedAt: string, descriptionTranslations: { en: string, es: string, fr: string }, nameTranslations: { en: string, es: string, fr: string }, test: { id: string, category: TestCategory, changed: boolean } | null } };

export type UpdateModuleMutationVariables = Exact<{
  id: string;
  input: ModuleInput;
  updatedAt: string;
}>;


export type UpdateModuleMutation = { adminUpdateModule: { art: TreadPattern, userTypes: Array<UserType>, createdAt: string, sitters: number, used: boolean, id: string, kind: ModuleKind, brand: Brand, group: ModuleGroup | null, enabled: boolean, updatedAt: string, descriptionTranslations: { en: string, es: string, fr: string }, nameTranslations: { en: string, es: string, fr: string }, test: { id: string, category: TestCategory, changed: boolean } | null } };

export type DeleteModuleMutationVariables = Exact<{
  id: string;
}>;


export type DeleteModuleMutation = { adminDeleteModule: string };

export type AdminFileFragment = { id: string, kind: DownloadKind, lang: Language, label: string, filename: string, ext: string, size: number, fetchCount: number, personCount: number, updatedAt: string, captions: Array<{ lang: Language, filename: string }> };

export type AdminFilesFragment = { id: string, files: Array<{ id: string, kind: DownloadKind, lang: Language, label: string, filename: string, ext: string, size: number, fetchCount: number, personCount: number, updatedAt: string, captions: Array<{ lang: Language, filename: string }> }> };

export type AdminModuleFilesQueryVariables = Exact<{
  moduleId: string;
}>;


export type AdminModuleFilesQuery = { adminModuleFiles: { id: string, files: Array<{ id: string, kind: DownloadKind, lang: Language, label: string, filename: string, ext: string, size: number, fetchCount: number, personCount: number, updatedAt: string, captions: Array<{ lang: Language, filename: string }> }> } | null };

export type AdminAddDownloadMutationVariables = Exact<{
  moduleId: string;
  input: AddDownloadInput;
}>;


export type AdminAddDownloadMutation = { adminAddDownload: { id: string, files: Array<{ id: string, kind: DownloadKind, lang: Language, label: string, filename: string, ext: string, size: number, fetchCount: number, personCount: number, updatedAt: string, captions: Array<{ lang: Language, filename: string }> }> } };

export type AdminUpdateDownloadMutationVariables = Exact<{
  id: string;
  input: UpdateDownloadInput;
  updatedAt: string;
}>;


export type AdminUpdateDownloadMutation = { adminUpdateDownload: { id: string, files: Array<{ id: string, kind: DownloadKind, lang: Language, label: string, filename: string, ext: string, size: number, fetchCount: number, personCount: number, updatedAt: string, captions: Array<{ lang: Language, filename: string }> }> } };

export type AdminRemoveDownloadMutationVariables = Exact<{
  id: string;
  updatedAt: string;
}>;


export type AdminRemoveDownloadMutation = { adminRemoveDownload: { id: string, files: Array<{ id: string, kind: DownloadKind, lang: Language, label: string, filename: string, ext: string, size: number, fetchCount: number, personCount: number, updatedAt: string, captions: Array<{ lang: Language, filename: string }> }> } };

export type AdminSetCaptionMutationVariables = Exact<{
  downloadId: string;
  lang: Language;
  fileId?: string | null | undefined;
  updatedAt: string;
}>;


export type AdminSetCaptionMutation = { adminSetCaption: { id: string, files: Array<{ id: string, kind: DownloadKind, lang: Language, label: string, filename: string, ext: string, size: number, fetchCount: number, personCount: number, updatedAt: string, captions: Array<{ lang: Language, filename: string }> }> } };

export type EditedImageFragment = { id: string, smUrl: string, lgUrl: string, width: number, height: number, updatedAt: string, altTranslations: { en: string, es: string, fr: string } | null };

export type EditedImagesFragment = { moduleId: string, images: Array<{ id: string, smUrl: string, lgUrl: string, width: number, height: number, updatedAt: string, altTranslations: { en: string, es: string, fr: string } | null }> };

export type ImagesOfModuleQueryVariables = Exact<{
  moduleId: string;
}>;


export type ImagesOfModuleQuery = { editedModuleImages: { moduleId: string, images: Array<{ id: string, smUrl: string, lgUrl: string, width: number, height: number, updatedAt: string, altTranslations: { en: string, es: string, fr: string } | null }> } | null };

export type AddModuleImagesMutationVariables = Exact<{
  moduleId: string;
  assetIds: Array<string> | string;
}>;


export type AddModuleImagesMutation = { adminAddModuleImages: { moduleId: string, images: Array<{ id: string, smUrl: string, lgUrl: string, width: number, height: number, updatedAt: string, altTranslations: { en: string, es: string, fr: string } | null }> } };

export type UpdateModuleImageMutationVariables = Exact<{
  id: string;
  input: ModuleImageInput;
  updatedAt: string;
}>;


export type UpdateModuleImageMutation = { adminUpdateModuleImage: { moduleId: string, images: Array<{ id: string, smUrl: string, lgUrl: string, width: number, height: number, updatedAt: string, altTranslations: { en: string, es: string, fr: string } | null }> } };

export type RemoveModuleImageMutationVariables = Exact<{
  id: string;
  updatedAt: string;
}>;


export type RemoveModuleImageMutation = { adminRemoveModuleImage: { moduleId: string, images: Array<{ id: string, smUrl: string, lgUrl: string, width: number, height: number, updatedAt: string, altTranslations: { en: string, es: string, fr: string } | null }> } };

export type CreateDownloadLinkMutationVariables = Exact<{
  id: string;
}>;


export type CreateDownloadLinkMutation = { createDownloadLink: { url: string, expiresAt: string, captions: Array<{ lang: Language, url: string }> } };

export type TestFactsFragment = { id: string, category: TestCategory, questionCount: number, estimatedMinutes: number, timeLimitSeconds: number | null, points: number, passMark: number };

export type AccessStateFragment = { open: boolean, reason: TestBlockReason | null, message: string | null, opensAgainAt: string | null, standardTestsDone: number | null, standardTestsRequired: number | null };

export type MyTestCardFragment = { status: TestStatus, answered: number, nextPosition: number | null, lastScore: number | null, triesLeft: number | null, access: { open: boolean, reason: TestBlockReason | null, message: string | null, opensAgainAt: string | null, standardTestsDone: number | null, standardTestsRequired: number | null } };

export type ModuleCardFragment = { id: string, kind: ModuleKind, brand: Brand, group: ModuleGroup | null, name: string, art: TreadPattern, test: { id: string, category: TestCategory, questionCount: number, estimatedMinutes: number, timeLimitSeconds: number | null, points: number, passMark: number } | null, myTest: { status: TestStatus, answered: number, nextPosition: number | null, lastScore: number | null, triesLeft: number | null, access: { open: boolean, reason: TestBlockReason | null, message: string | null, opensAgainAt: string | null, standardTestsDone: number | null, standardTestsRequired: number | null } } };

export type ModuleListQueryVariables = Exact<{
  filter?: ModuleFilter | null | undefined;
  after?: string | null | undefined;
}>;


export type ModuleListQuery = { modules: { nodes: Array<{ id: string, kind: ModuleKind, brand: Brand, group: ModuleGroup | null, name: string, art: TreadPattern, test: { id: string, category: TestCategory, questionCount: number, estimatedMinutes: number, timeLimitSeconds: number | null, points: number, passMark: number } | null, myTest: { status: TestStatus, answered: number, nextPosition: number | null, lastScore: number | null, triesLeft: number | null, access: { open: boolean, reason: TestBlockReason | null, message: string | null, opensAgainAt: string | null, standardTestsDone: number | null, standardTestsRequired: number | null } } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type MyTestStateFragment = { attemptId: string | null, deadlineAt: string | null, lastResultId: string | null, failsInPeriod: number, status: TestStatus, answered: number, nextPosition: number | null, lastScore: number | null, triesLeft: number | null, access: { open: boolean, reason: TestBlockReason | null, message: string | null, opensAgainAt: string | null, standardTestsDone: number | null, standardTestsRequired: number | null } };

export type MaterialFragment = { id: string, lang: Language, label: string, captions: Array<Language>, file: { filename: string, size: number } };

export type ModulePageQueryVariables = Exact<{
  id: string;
}>;


export type ModulePageQuery = { module: { description: string, updatedAt: string, id: string, kind: ModuleKind, brand: Brand, group: ModuleGroup | null, name: string, art: TreadPattern, myTest: { attemptId: string | null, deadlineAt: string | null, lastResultId: string | null, failsInPeriod: number, status: TestStatus, answered: number, nextPosition: number | null, lastScore: number | null, triesLeft: number | null, access: { open: boolean, reason: TestBlockReason | null, message: string | null, opensAgainAt: string | null, standardTestsDone: number | null, standardTestsRequired: number | null } }, videos: Array<{ id: string, lang: Language, label: string, captions: Array<Language>, file: { filename: string, size: number } }>, datasheets: Array<{ id: string, lang: Language, label: string, captions: Array<Language>, file: { filename: string, size: number } }>, extraFiles: Array<{ id: string, lang: Language, label: string, captions: Array<Language>, file: { filename: string, size: number } }>, images: Array<{ id: string, smUrl: string, lgUrl: string, originalUrl: string, width: number, height: number, alt: string | null }>, test: { maxFails: number | null, resetPeriod: ResetPeriod | null, id: string, category: TestCategory, questionCount: number, estimatedMinutes: number, timeLimitSeconds: number | null, points: number, passMark: number } | null } | null };

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

export type ProPersonRowFragment = { id: string, name: string, email: string, accountName: string | null, proSince: string | null };

export type ProPeopleQueryVariables = Exact<{
  search?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type ProPeopleQuery = { proPeople: { totalCount: number, nodes: Array<{ id: string, name: string, email: string, accountName: string | null, proSince: string | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ResetProMutationVariables = Exact<{
  profileIds?: Array<string> | string | null | undefined;
}>;


export type ResetProMutation = { adminResetPro: { count: number } };

export type OwnProfileQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnProfileQuery = { me: { id: string, name: string, email: string, phone: string | null, imageUrl: string | null, userType: UserType, points: number, account: { id: string, name: string, number: string } | null } };

export type SetLanguageMutationVariables = Exact<{
  lang: Language;
}>;


export type SetLanguageMutation = { setLanguage: { id: string, lang: Language } };

export type ShellQueryVariables = Exact<{ [key: string]: never; }>;


export type ShellQuery = { me: { id: string, name: string, email: string, role: Role, userType: UserType, points: number, imageUrl: string | null } };

export type ShellProfileFragment = { id: string, name: string, email: string, role: Role, userType: UserType, points: number, imageUrl: string | null };

export type ImportNoteFieldsFragment = { code: string, value: string | null, reason: string };

export type QuestionImportFieldsFragment = { id: string, moduleId: string, status: QuestionImportStatus, fileName: string, done: number, total: number | null, added: number, testCreated: boolean, failure: string | null, remaining: number, edited: number, createdAt: string, madeBy: string | null, mine: boolean, expiresAt: string | null, syntaxErrors: Array<{ line: number, code: string, value: string | null, reason: string }>, counts: { taken: number, converted: number, refused: number, alreadyThere: number } };

export type QuestionImportLineFieldsFragment = { number: number, line: number, label: string, verdict: QuestionImportVerdict, notes: Array<{ code: string, value: string | null, reason: string }>, question: { kind: QuestionKind, feedback: string | null, weight: number, tags: Array<string>, enabled: boolean, textTranslations: { en: string, es: string, fr: string }, options: Array<{ id: string, feedback: string | null, correct: boolean, textTranslations: { en: string, es: string, fr: string } }>, accepted: { en: Array<string>, es: Array<string>, fr: Array<string> } } | null };

export type QuestionImportQueryVariables = Exact<{
  id: string;
}>;


export type QuestionImportQuery = { questionImport: { id: string, moduleId: string, status: QuestionImportStatus, fileName: string, done: number, total: number | null, added: number, testCreated: boolean, failure: string | null, remaining: number, edited: number, createdAt: string, madeBy: string | null, mine: boolean, expiresAt: string | null, syntaxErrors: Array<{ line: number, code: string, value: string | null, reason: string }>, counts: { taken: number, converted: number, refused: number, alreadyThere: number } } | null };

export type QuestionImportLinesQueryVariables = Exact<{
  id: string;
  verdict?: QuestionImportVerdict | null | undefined;
  after?: string | null | undefined;
}>;


export type QuestionImportLinesQuery = { questionImport: { id: string, lines: { nodes: Array<{ number: number, line: number, label: string, verdict: QuestionImportVerdict, notes: Array<{ code: string, value: string | null, reason: string }>, question: { kind: QuestionKind, feedback: string | null, weight: number, tags: Array<string>, enabled: boolean, textTranslations: { en: string, es: string, fr: string }, options: Array<{ id: string, feedback: string | null, correct: boolean, textTranslations: { en: string, es: string, fr: string } }>, accepted: { en: Array<string>, es: Array<string>, fr: Array<string> } } | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } | null };

export type QuestionImportsQueryVariables = Exact<{
  moduleId: string;
  after?: string | null | undefined;
}>;


export type QuestionImportsQuery = { questionImports: { nodes: Array<{ id: string, moduleId: string, status: QuestionImportStatus, fileName: string, done: number, total: number | null, added: number, testCreated: boolean, failure: string | null, remaining: number, edited: number, createdAt: string, madeBy: string | null, mine: boolean, expiresAt: string | null, syntaxErrors: Array<{ line: number, code: string, value: string | null, reason: string }>, counts: { taken: number, converted: number, refused: number, alreadyThere: number } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type ImportsUnderWayQueryVariables = Exact<{
  moduleId: string;
}>;


export type ImportsUnderWayQuery = { questionImports: { nodes: Array<{ id: string, moduleId: string, status: QuestionImportStatus, fileName: string, done: number, total: number | null, added: number, testCreated: boolean, failure: string | null, remaining: number, edited: number, createdAt: string, madeBy: string | null, mine: boolean, expiresAt: string | null, syntaxErrors: Array<{ line: number, code: string, value: string | null, reason: string }>, counts: { taken: number, converted: number, refused: number, alreadyThere: number } }> } };

export type KeepImportMutationVariables = Exact<{
  id: string;
}>;


export type KeepImportMutation = { adminKeepImport: { id: string, moduleId: string, status: QuestionImportStatus, fileName: string, done: number, total: number | null, added: number, testCreated: boolean, failure: string | null, remaining: number, edited: number, createdAt: string, madeBy: string | null, mine: boolean, expiresAt: string | null, syntaxErrors: Array<{ line: number, code: string, value: string | null, reason: string }>, counts: { taken: number, converted: number, refused: number, alreadyThere: number } } };

export type ApplyImportMutationVariables = Exact<{
  id: string;
}>;


export type ApplyImportMutation = { adminApplyImport: { id: string, moduleId: string, status: QuestionImportStatus, fileName: string, done: number, total: number | null, added: number, testCreated: boolean, failure: string | null, remaining: number, edited: number, createdAt: string, madeBy: string | null, mine: boolean, expiresAt: string | null, syntaxErrors: Array<{ line: number, code: string, value: string | null, reason: string }>, counts: { taken: number, converted: number, refused: number, alreadyThere: number } } };

export type DiscardImportMutationVariables = Exact<{
  id: string;
}>;


export type DiscardImportMutation = { adminDiscardImport: { id: string, moduleId: string, status: QuestionImportStatus, fileName: string, done: number, total: number | null, added: number, testCreated: boolean, failure: string | null, remaining: number, edited: number, createdAt: string, madeBy: string | null, mine: boolean, expiresAt: string | null, syntaxErrors: Array<{ line: number, code: string, value: string | null, reason: string }>, counts: { taken: number, converted: number, refused: number, alreadyThere: number } } };

export type UndoImportMutationVariables = Exact<{
  id: string;
  evenEdited: boolean;
}>;


export type UndoImportMutation = { adminUndoImport: { removed: number, testRemoved: boolean, import: { id: string, moduleId: string, status: QuestionImportStatus, fileName: string, done: number, total: number | null, added: number, testCreated: boolean, failure: string | null, remaining: number, edited: number, createdAt: string, madeBy: string | null, mine: boolean, expiresAt: string | null, syntaxErrors: Array<{ line: number, code: string, value: string | null, reason: string }>, counts: { taken: number, converted: number, refused: number, alreadyThere: number } } } };

export type PreviewedTestQueryVariables = Exact<{
  moduleId: string;
}>;


export type PreviewedTestQuery = { editedModule: { id: string, test: { id: string, enabledQuestionCount: number } | null } | null };

export type TestPreviewQueryVariables = Exact<{
  testId: string;
}>;


export type TestPreviewQuery = { testPreview: { testId: string, timeLimitSeconds: number | null, passMark: number, questions: Array<{ id: string, position: number, kind: QuestionKind, text: string, imageUrl: string | null, imageAlt: string | null, options: Array<{ id: string, text: string }>, answer: { revision: number, optionIds: Array<string>, text: string | null } | null }> } | null };

export type PreviewMarkFieldsFragment = { score: number, passed: boolean, correctCount: number, questionCount: number, incorrectQuestions: Array<{ id: string, position: number, name: string, selectedName: string | null, correctName: string | null, feedback: string | null, explanation: string | null }> };

export type MarkTestPreviewMutationVariables = Exact<{
  testId: string;
  answers: Array<PreviewAnswerInput> | PreviewAnswerInput;
}>;


export type MarkTestPreviewMutation = { markTestPreview: { score: number, passed: boolean, correctCount: number, questionCount: number, incorrectQuestions: Array<{ id: string, position: number, name: string, selectedName: string | null, correctName: string | null, feedback: string | null, explanation: string | null }> } };

export type EditedQuestionRowFragment = { id: string, position: number, kind: QuestionKind, enabled: boolean, tags: Array<string>, publication: QuestionPublication, textTranslations: { en: string, es: string, fr: string } };

export type EditedQuestionFieldsFragment = { testId: string, imageUrl: string | null, imageAssetId: string | null, code: boolean, weight: number, credit: QuestionCredit, updatedAt: string, id: string, position: number, kind: QuestionKind, enabled: boolean, tags: Array<string>, publication: QuestionPublication, imageAltTranslations: { en: string, es: string, fr: string } | null, options: Array<{ id: string, correct: boolean, textTranslations: { en: string, es: string, fr: string }, feedbackTranslations: { en: string, es: string, fr: string } | null }>, accepted: { en: Array<string>, es: Array<string>, fr: Array<string> }, feedbackTranslations: { en: string, es: string, fr: string } | null, textTranslations: { en: string, es: string, fr: string } };

export type QuestionsTestQueryVariables = Exact<{
  moduleId: string;
}>;


export type QuestionsTestQuery = { editedModule: { id: string, test: { id: string, tags: Array<string> } | null } | null };

export type EditedQuestionsQueryVariables = Exact<{
  testId: string;
  search?: string | null | undefined;
  tag?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type EditedQuestionsQuery = { editedQuestions: { totalCount: number, nodes: Array<{ id: string, position: number, kind: QuestionKind, enabled: boolean, tags: Array<string>, publication: QuestionPublication, textTranslations: { en: string, es: string, fr: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type EditedQuestionQueryVariables = Exact<{
  id: string;
}>;


export type EditedQuestionQuery = { editedQuestion: { testId: string, imageUrl: string | null, imageAssetId: string | null, code: boolean, weight: number, credit: QuestionCredit, updatedAt: string, id: string, position: number, kind: QuestionKind, enabled: boolean, tags: Array<string>, publication: QuestionPublication, imageAltTranslations: { en: string, es: string, fr: string } | null, options: Array<{ id: string, correct: boolean, textTranslations: { en: string, es: string, fr: string }, feedbackTranslations: { en: string, es: string, fr: string } | null }>, accepted: { en: Array<string>, es: Array<string>, fr: Array<string> }, feedbackTranslations: { en: string, es: string, fr: string } | null, textTranslations: { en: string, es: string, fr: string } } | null };

export type CreateQuestionMutationVariables = Exact<{
  testId: string;
  input: QuestionInput;
}>;


export type CreateQuestionMutation = { adminCreateQuestion: { testId: string, imageUrl: string | null, imageAssetId: string | null, code: boolean, weight: number, credit: QuestionCredit, updatedAt: string, id: string, position: number, kind: QuestionKind, enabled: boolean, tags: Array<string>, publication: QuestionPublication, imageAltTranslations: { en: string, es: string, fr: string } | null, options: Array<{ id: string, correct: boolean, textTranslations: { en: string, es: string, fr: string }, feedbackTranslations: { en: string, es: string, fr: string } | null }>, accepted: { en: Array<string>, es: Array<string>, fr: Array<string> }, feedbackTranslations: { en: string, es: string, fr: string } | null, textTranslations: { en: string, es: string, fr: string } } };

export type UpdateQuestionMutationVariables = Exact<{
  id: string;
  input: QuestionInput;
  updatedAt: string;
}>;


export type UpdateQuestionMutation = { adminUpdateQuestion: { testId: string, imageUrl: string | null, imageAssetId: string | null, code: boolean, weight: number, credit: QuestionCredit, updatedAt: string, id: string, position: number, kind: QuestionKind, enabled: boolean, tags: Array<string>, publication: QuestionPublication, imageAltTranslations: { en: string, es: string, fr: string } | null, options: Array<{ id: string, correct: boolean, textTranslations: { en: string, es: string, fr: string }, feedbackTranslations: { en: string, es: string, fr: string } | null }>, accepted: { en: Array<string>, es: Array<string>, fr: Array<string> }, feedbackTranslations: { en: string, es: string, fr: string } | null, textTranslations: { en: string, es: string, fr: string } } };

export type DeleteQuestionMutationVariables = Exact<{
  id: string;
}>;


export type DeleteQuestionMutation = { adminDeleteQuestion: string };

export type MoveQuestionMutationVariables = Exact<{
  id: string;
  position: number;
}>;


export type MoveQuestionMutation = { adminMoveQuestion: { id: string, position: number, kind: QuestionKind, enabled: boolean, tags: Array<string>, publication: QuestionPublication, textTranslations: { en: string, es: string, fr: string } } };

export type QuestionAnswerFieldsFragment = { kind: QuestionKind, code: boolean, options: Array<{ id: string, correct: boolean, textTranslations: { en: string, es: string, fr: string } }>, accepted: { en: Array<string>, es: Array<string>, fr: Array<string> } };

export type RegradeFieldsFragment = { id: string, mode: RegradeMode, takesAway: boolean, madeBy: string, madeAt: string, changedCount: number };

export type RegradeCountFieldsFragment = { attempts: number, open: number, raised: number, lowered: number, kept: number, newlyPassed: number, newlyFailed: number, newlyPro: number, noLongerPro: number, pointsGiven: number, pointsTaken: number, pointsWaived: number };

export type RegradedResultFieldsFragment = { id: string, profileId: string, name: string, email: string, oldStatus: CountedStatus, newStatus: CountedStatus, oldScore: number, newScore: number, pointsDifference: number, proChange: ProChange | null };

export type RegradePreviewFieldsFragment = { digest: string, hasWork: boolean, counts: { attempts: number, open: number, raised: number, lowered: number, kept: number, newlyPassed: number, newlyFailed: number, newlyPro: number, noLongerPro: number, pointsGiven: number, pointsTaken: number, pointsWaived: number }, results: { nodes: Array<{ id: string, profileId: string, name: string, email: string, oldStatus: CountedStatus, newStatus: CountedStatus, oldScore: number, newScore: number, pointsDifference: number, proChange: ProChange | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type RegradedQuestionQueryVariables = Exact<{
  id: string;
}>;


export type RegradedQuestionQuery = { regradedQuestion: { id: string, position: number, text: string, unpublished: boolean, corrected: { kind: QuestionKind, code: boolean, options: Array<{ id: string, correct: boolean, textTranslations: { en: string, es: string, fr: string } }>, accepted: { en: Array<string>, es: Array<string>, fr: Array<string> } }, former: { kind: QuestionKind, code: boolean, options: Array<{ id: string, correct: boolean, textTranslations: { en: string, es: string, fr: string } }>, accepted: { en: Array<string>, es: Array<string>, fr: Array<string> } } | null, regrades: Array<{ id: string, mode: RegradeMode, takesAway: boolean, madeBy: string, madeAt: string, changedCount: number }> } | null };

export type RegradePreviewQueryVariables = Exact<{
  questionId: string;
  mode: RegradeMode;
  takesAway: boolean;
  after?: string | null | undefined;
}>;


export type RegradePreviewQuery = { regradePreview: { digest: string, hasWork: boolean, counts: { attempts: number, open: number, raised: number, lowered: number, kept: number, newlyPassed: number, newlyFailed: number, newlyPro: number, noLongerPro: number, pointsGiven: number, pointsTaken: number, pointsWaived: number }, results: { nodes: Array<{ id: string, profileId: string, name: string, email: string, oldStatus: CountedStatus, newStatus: CountedStatus, oldScore: number, newScore: number, pointsDifference: number, proChange: ProChange | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } };

export type AcceptAnswerPreviewQueryVariables = Exact<{
  questionId: string;
  text: string;
  lang: Language;
  after?: string | null | undefined;
}>;


export type AcceptAnswerPreviewQuery = { acceptAnswerPreview: { digest: string, hasWork: boolean, counts: { attempts: number, open: number, raised: number, lowered: number, kept: number, newlyPassed: number, newlyFailed: number, newlyPro: number, noLongerPro: number, pointsGiven: number, pointsTaken: number, pointsWaived: number }, results: { nodes: Array<{ id: string, profileId: string, name: string, email: string, oldStatus: CountedStatus, newStatus: CountedStatus, oldScore: number, newScore: number, pointsDifference: number, proChange: ProChange | null }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } };

export type UnmatchedAnswersQueryVariables = Exact<{
  questionId: string;
}>;


export type UnmatchedAnswersQuery = { unmatchedAnswers: Array<{ text: string, attempts: number }> };

export type RegradeMutationVariables = Exact<{
  input: RegradeInput;
}>;


export type RegradeMutation = { adminRegrade: { regrade: { id: string, mode: RegradeMode, takesAway: boolean, madeBy: string, madeAt: string, changedCount: number } | null, counts: { attempts: number, open: number, raised: number, lowered: number, kept: number, newlyPassed: number, newlyFailed: number, newlyPro: number, noLongerPro: number, pointsGiven: number, pointsTaken: number, pointsWaived: number } } };

export type AcceptAnswerMutationVariables = Exact<{
  input: AcceptAnswerInput;
}>;


export type AcceptAnswerMutation = { adminAcceptAnswer: { regrade: { id: string, mode: RegradeMode, takesAway: boolean, madeBy: string, madeAt: string, changedCount: number } | null, counts: { attempts: number, open: number, raised: number, lowered: number, kept: number, newlyPassed: number, newlyFailed: number, newlyPro: number, noLongerPro: number, pointsGiven: number, pointsTaken: number, pointsWaived: number } } };

export type ItemStatisticFieldsFragment = { id: string, position: number, kind: QuestionKind, text: string, enabled: boolean, attempts: number, facility: number | null, discrimination: number | null, flags: Array<ItemFlag> };

export type StatisticsTestQueryVariables = Exact<{
  moduleId: string;
}>;


export type StatisticsTestQuery = { editedModule: { id: string, test: { id: string, questionCount: number } | null } | null };

export type ItemStatisticsQueryVariables = Exact<{
  testId: string;
  order: ItemOrder;
  after?: string | null | undefined;
}>;


export type ItemStatisticsQuery = { itemStatistics: { nodes: Array<{ id: string, position: number, kind: QuestionKind, text: string, enabled: boolean, attempts: number, facility: number | null, discrimination: number | null, flags: Array<ItemFlag> }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } };

export type TestVersionFieldsFragment = { id: string, number: number, publishedAt: string, publishedBy: string | null, questionCount: number, passMark: number, current: boolean };

export type EditedTestFieldsFragment = { id: string, moduleId: string, category: TestCategory, passMark: number, questionsPerAttempt: number | null, shuffle: boolean, timeLimitSeconds: number | null, maxFails: number | null, resetPeriod: ResetPeriod | null, points: number, updatedAt: string, questionCount: number, enabledQuestionCount: number, tags: Array<string>, sitters: number, changed: boolean, versions: Array<{ id: string, number: number, publishedAt: string, publishedBy: string | null, questionCount: number, passMark: number, current: boolean }> };

export type EditedTestQueryVariables = Exact<{
  moduleId: string;
}>;


export type EditedTestQuery = { editedModule: { id: string, test: { id: string, moduleId: string, category: TestCategory, passMark: number, questionsPerAttempt: number | null, shuffle: boolean, timeLimitSeconds: number | null, maxFails: number | null, resetPeriod: ResetPeriod | null, points: number, updatedAt: string, questionCount: number, enabledQuestionCount: number, tags: Array<string>, sitters: number, changed: boolean, versions: Array<{ id: string, number: number, publishedAt: string, publishedBy: string | null, questionCount: number, passMark: number, current: boolean }> } | null } | null };

export type SaveTestMutationVariables = Exact<{
  moduleId: string;
  input: TestInput;
  updatedAt?: string | null | undefined;
}>;


export type SaveTestMutation = { adminSaveTest: { id: string, moduleId: string, category: TestCategory, passMark: number, questionsPerAttempt: number | null, shuffle: boolean, timeLimitSeconds: number | null, maxFails: number | null, resetPeriod: ResetPeriod | null, points: number, updatedAt: string, questionCount: number, enabledQuestionCount: number, tags: Array<string>, sitters: number, changed: boolean, versions: Array<{ id: string, number: number, publishedAt: string, publishedBy: string | null, questionCount: number, passMark: number, current: boolean }> } };

export type PublishTestMutationVariables = Exact<{
  id: string;
}>;


export type PublishTestMutation = { adminPublishTest: { id: string, moduleId: string, category: TestCategory, passMark: number, questionsPerAttempt: number | null, shuffle: boolean, timeLimitSeconds: number | null, maxFails: number | null, resetPeriod: ResetPeriod | null, points: number, updatedAt: string, questionCount: number, enabledQuestionCount: number, tags: Array<string>, sitters: number, changed: boolean, versions: Array<{ id: string, number: number, publishedAt: string, publishedBy: string | null, questionCount: number, passMark: number, current: boolean }> } };

export type CertificateFactsFragment = { number: string, holderName: string, testName: string, passedAt: string };

export type VerifyCertificateQueryVariables = Exact<{
  number: string;
  lang: Language;
}>;


export type VerifyCertificateQuery = { certificate: { number: string, holderName: string, testName: string, passedAt: string, withdrawn: boolean } | null };

export type ResultLineFragment = { id: string, status: ResultStatus, score: number | null, closedAt: string, pointsEarned: number, module: { id: string, name: string } };

export type OwnResultsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type OwnResultsQuery = { me: { id: string, name: string, points: number, results: { nodes: Array<{ id: string, status: ResultStatus, score: number | null, closedAt: string, pointsEarned: number, module: { id: string, name: string } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } } };

export type GroupCountsFragment = { kind: ModuleKind, group: ModuleGroup | null, done: number, inProgress: number, total: number };

export type BrandCountsFragment = { brand: Brand, done: number, inProgress: number, total: number };

export type OwnProgressQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnProgressQuery = { me: { id: string, progress: { groups: Array<{ kind: ModuleKind, group: ModuleGroup | null, done: number, inProgress: number, total: number }>, brands: Array<{ brand: Brand, done: number, inProgress: number, total: number }> } } };

export type ResultPageQueryVariables = Exact<{
  id: string;
}>;


export type ResultPageQuery = { result: { score: number | null, passMark: number, correctCount: number, startedAt: string, closedAt: string, tryNumber: number, pointsEarned: number, promotedToPro: boolean, id: string, status: ResultStatus, questionCount: number, showsRightAnswers: boolean, module: { art: TreadPattern, id: string, name: string, myTest: { attemptId: string | null, deadlineAt: string | null, lastResultId: string | null, failsInPeriod: number, status: TestStatus, answered: number, nextPosition: number | null, lastScore: number | null, triesLeft: number | null, access: { open: boolean, reason: TestBlockReason | null, message: string | null, opensAgainAt: string | null, standardTestsDone: number | null, standardTestsRequired: number | null } } }, formerMarks: Array<{ replacedAt: string, score: number }>, certificate: { number: string, holderName: string, testName: string, passedAt: string } | null, incorrectQuestions: Array<{ id: string, position: number, name: string, selectedName: string | null, feedback: string | null, correctName: string | null, explanation: string | null }> } | null, me: { id: string, points: number, userType: UserType, progress: { pro: { done: number, required: number, userType: UserType } } } };

export type ReviewedResultFragment = { id: string, status: ResultStatus, questionCount: number, showsRightAnswers: boolean, module: { id: string, name: string }, incorrectQuestions: Array<{ id: string, position: number, name: string, selectedName: string | null, feedback: string | null, correctName: string | null, explanation: string | null }> };

export type ReviewResultQueryVariables = Exact<{
  id: string;
}>;


export type ReviewResultQuery = { result: { id: string, status: ResultStatus, questionCount: number, showsRightAnswers: boolean, module: { id: string, name: string }, incorrectQuestions: Array<{ id: string, position: number, name: string, selectedName: string | null, feedback: string | null, correctName: string | null, explanation: string | null }> } | null };

export type AnswerStateFragment = { revision: number, optionIds: Array<string>, text: string | null };

export type TakenQuestionFragment = { id: string, position: number, kind: QuestionKind, text: string, imageUrl: string | null, imageAlt: string | null, options: Array<{ id: string, text: string }>, answer: { revision: number, optionIds: Array<string>, text: string | null } | null };

export type TakenAttemptQueryVariables = Exact<{
  id: string;
}>;


export type TakenAttemptQuery = { attempt: { id: string, deadlineAt: string | null, serverTime: string, closed: boolean, module: { id: string, name: string }, questions: Array<{ id: string, position: number, kind: QuestionKind, text: string, imageUrl: string | null, imageAlt: string | null, options: Array<{ id: string, text: string }>, answer: { revision: number, optionIds: Array<string>, text: string | null } | null }> } | null };

export type SaveAnswerMutationVariables = Exact<{
  input: SaveAnswerInput;
}>;


export type SaveAnswerMutation = { saveAnswer: { questionId: string, superseded: boolean, serverTime: string, deadlineAt: string | null, answer: { revision: number, optionIds: Array<string>, text: string | null } } };

export type SubmitTestMutationVariables = Exact<{
  attemptId: string;
}>;


export type SubmitTestMutation = { submitTest: { id: string, status: ResultStatus } };

export type SignUploadMutationVariables = Exact<{
  purpose: UploadPurpose;
}>;


export type SignUploadMutation = { signUpload: { params: string, signature: string, serviceUrl: string, expectedFiles: number, maxBytes: number, types: Array<string> } };

export type TakeAssemblyMutationVariables = Exact<{
  assemblyId: string;
}>;


export type TakeAssemblyMutation = { takeAssembly: { id: string, finished: boolean, files: Array<{ uploadUrl: string | null, reason: string | null, asset: { id: string, smUrl: string, lgUrl: string, originalUrl: string, width: number, height: number, isMap: boolean } | null }> } };

export const HomeFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HomeFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Profile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"progress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pro"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"userType"}}]}}]}}]}}]} as unknown as DocumentNode<HomeFactsFragment, unknown>;
export const HomeStepFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HomeStep"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Module"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"test"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"passMark"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"timeLimitSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}},{"kind":"Field","name":{"kind":"Name","value":"myTest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"attemptId"}},{"kind":"Field","name":{"kind":"Name","value":"answered"}},{"kind":"Field","name":{"kind":"Name","value":"nextPosition"}},{"kind":"Field","name":{"kind":"Name","value":"access"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"open"}}]}}]}}]}}]} as unknown as DocumentNode<HomeStepFragment, unknown>;
export const HomeGroupFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HomeGroup"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GroupProgress"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]} as unknown as DocumentNode<HomeGroupFragment, unknown>;
export const MenuLinkFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MenuLinkFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MenuLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lang"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lang"}}}]},{"kind":"Field","name":{"kind":"Name","value":"href"}},{"kind":"Field","name":{"kind":"Name","value":"newTab"}}]}}]} as unknown as DocumentNode<MenuLinkFieldsFragment, unknown>;
export const LocalizedTextsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LocalizedTexts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LocalizedText"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"es"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}}]}}]} as unknown as DocumentNode<LocalizedTextsFragment, unknown>;
export const EditedModuleRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedModuleRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditedModule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"nameTranslations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocalizedTexts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"test"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LocalizedTexts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LocalizedText"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"es"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}}]}}]} as unknown as DocumentNode<EditedModuleRowFragment, unknown>;
export const EditedModuleFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedModuleFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditedModule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedModuleRow"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionTranslations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocalizedTexts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"art"}},{"kind":"Field","name":{"kind":"Name","value":"userTypes"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"sitters"}},{"kind":"Field","name":{"kind":"Name","value":"used"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LocalizedTexts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LocalizedText"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"es"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedModuleRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditedModule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"nameTranslations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocalizedTexts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"test"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}}]}}]}}]} as unknown as DocumentNode<EditedModuleFieldsFragment, unknown>;
export const AdminFileFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminFile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ModuleFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"lang"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}},{"kind":"Field","name":{"kind":"Name","value":"ext"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"captions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lang"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fetchCount"}},{"kind":"Field","name":{"kind":"Name","value":"personCount"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<AdminFileFragment, unknown>;
export const AdminFilesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminFiles"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ModuleFiles"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminFile"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminFile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ModuleFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"lang"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}},{"kind":"Field","name":{"kind":"Name","value":"ext"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"captions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lang"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fetchCount"}},{"kind":"Field","name":{"kind":"Name","value":"personCount"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<AdminFilesFragment, unknown>;
export const EditedImageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedImage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditedModuleImage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"smUrl"}},{"kind":"Field","name":{"kind":"Name","value":"lgUrl"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"altTranslations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocalizedTexts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LocalizedTexts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LocalizedText"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"es"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}}]}}]} as unknown as DocumentNode<EditedImageFragment, unknown>;
export const EditedImagesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedImages"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditedModuleImages"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moduleId"}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedImage"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LocalizedTexts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LocalizedText"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"es"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedImage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditedModuleImage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"smUrl"}},{"kind":"Field","name":{"kind":"Name","value":"lgUrl"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"altTranslations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocalizedTexts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<EditedImagesFragment, unknown>;
export const TestFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TestFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Test"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"timeLimitSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"passMark"}}]}}]} as unknown as DocumentNode<TestFactsFragment, unknown>;
export const AccessStateFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccessState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TestAccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"opensAgainAt"}},{"kind":"Field","name":{"kind":"Name","value":"standardTestsDone"}},{"kind":"Field","name":{"kind":"Name","value":"standardTestsRequired"}}]}}]} as unknown as DocumentNode<AccessStateFragment, unknown>;
export const MyTestCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyTestCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MyTest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"access"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccessState"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answered"}},{"kind":"Field","name":{"kind":"Name","value":"nextPosition"}},{"kind":"Field","name":{"kind":"Name","value":"lastScore"}},{"kind":"Field","name":{"kind":"Name","value":"triesLeft"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccessState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TestAccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"opensAgainAt"}},{"kind":"Field","name":{"kind":"Name","value":"standardTestsDone"}},{"kind":"Field","name":{"kind":"Name","value":"standardTestsRequired"}}]}}]} as unknown as DocumentNode<MyTestCardFragment, unknown>;
export const ModuleCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ModuleCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Module"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"art"}},{"kind":"Field","name":{"kind":"Name","value":"test"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TestFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"myTest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MyTestCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccessState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TestAccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"opensAgainAt"}},{"kind":"Field","name":{"kind":"Name","value":"standardTestsDone"}},{"kind":"Field","name":{"kind":"Name","value":"standardTestsRequired"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TestFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Test"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"timeLimitSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"passMark"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyTestCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MyTest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"access"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccessState"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answered"}},{"kind":"Field","name":{"kind":"Name","value":"nextPosition"}},{"kind":"Field","name":{"kind":"Name","value":"lastScore"}},{"kind":"Field","name":{"kind":"Name","value":"triesLeft"}}]}}]} as unknown as DocumentNode<ModuleCardFragment, unknown>;
export const MyTestStateFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyTestState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MyTest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MyTestCard"}},{"kind":"Field","name":{"kind":"Name","value":"attemptId"}},{"kind":"Field","name":{"kind":"Name","value":"deadlineAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastResultId"}},{"kind":"Field","name":{"kind":"Name","value":"failsInPeriod"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccessState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TestAccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"opensAgainAt"}},{"kind":"Field","name":{"kind":"Name","value":"standardTestsDone"}},{"kind":"Field","name":{"kind":"Name","value":"standardTestsRequired"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyTestCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MyTest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"access"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccessState"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answered"}},{"kind":"Field","name":{"kind":"Name","value":"nextPosition"}},{"kind":"Field","name":{"kind":"Name","value":"lastScore"}},{"kind":"Field","name":{"kind":"Name","value":"triesLeft"}}]}}]} as unknown as DocumentNode<MyTestStateFragment, unknown>;
export const MaterialFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Material"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Download"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lang"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"captions"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"filename"}},{"kind":"Field","name":{"kind":"Name","value":"size"}}]}}]}}]} as unknown as DocumentNode<MaterialFragment, unknown>;
export const ProPersonRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProPersonRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"proSince"}}]}}]} as unknown as DocumentNode<ProPersonRowFragment, unknown>;
export const ShellProfileFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShellProfile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Profile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"userType"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}}]} as unknown as DocumentNode<ShellProfileFragment, unknown>;
export const QuestionImportFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionImportFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"moduleId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"testCreated"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"remaining"}},{"kind":"Field","name":{"kind":"Name","value":"edited"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"madeBy"}},{"kind":"Field","name":{"kind":"Name","value":"mine"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"syntaxErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taken"}},{"kind":"Field","name":{"kind":"Name","value":"converted"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"alreadyThere"}}]}}]}}]} as unknown as DocumentNode<QuestionImportFieldsFragment, unknown>;
export const ImportNoteFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportNoteFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionImportNote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]} as unknown as DocumentNode<ImportNoteFieldsFragment, unknown>;
export const QuestionImportLineFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionImportLineFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionImportLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"notes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportNoteFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"question"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"textTranslations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocalizedTexts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"textTranslations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocalizedTexts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"feedback"}},{"kind":"Field","name":{"kind":"Name","value":"correct"}}]}},{"kind":"Field","name":{"kind":"Name","value":"accepted"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"es"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}}]}},{"kind":"Field","name":{"kind":"Name","value":"feedback"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportNoteFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionImportNote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LocalizedTexts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LocalizedText"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"es"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}}]}}]} as unknown as DocumentNode<QuestionImportLineFieldsFragment, unknown>;
export const PreviewMarkFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PreviewMarkFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PreviewMark"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"passed"}},{"kind":"Field","name":{"kind":"Name","value":"correctCount"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"incorrectQuestions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"selectedName"}},{"kind":"Field","name":{"kind":"Name","value":"correctName"}},{"kind":"Field","name":{"kind":"Name","value":"feedback"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}}]}}]}}]} as unknown as DocumentNode<PreviewMarkFieldsFragment, unknown>;
export const EditedQuestionRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedQuestionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditedQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"textTranslations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocalizedTexts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"publication"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LocalizedTexts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LocalizedText"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"es"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}}]}}]} as unknown as DocumentNode<EditedQuestionRowFragment, unknown>;
export const EditedQuestionFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedQuestionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditedQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedQuestionRow"}},{"kind":"Field","name":{"kind":"Name","value":"testId"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"imageAssetId"}},{"kind":"Field","name":{"kind":"Name","value":"imageAltTranslations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocalizedTexts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"textTranslations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocalizedTexts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"feedbackTranslations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocalizedTexts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"correct"}}]}},{"kind":"Field","name":{"kind":"Name","value":"accepted"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"es"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}}]}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"feedbackTranslations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocalizedTexts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"credit"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LocalizedTexts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LocalizedText"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"es"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedQuestionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditedQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"textTranslations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocalizedTexts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"publication"}}]}}]} as unknown as DocumentNode<EditedQuestionFieldsFragment, unknown>;
export const QuestionAnswerFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionAnswerFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"textTranslations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"es"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}}]}},{"kind":"Field","name":{"kind":"Name","value":"correct"}}]}},{"kind":"Field","name":{"kind":"Name","value":"accepted"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"es"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}}]}}]}}]} as unknown as DocumentNode<QuestionAnswerFieldsFragment, unknown>;
export const RegradeFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RegradeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Regrade"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"takesAway"}},{"kind":"Field","name":{"kind":"Name","value":"madeBy"}},{"kind":"Field","name":{"kind":"Name","value":"madeAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedCount"}}]}}]} as unknown as DocumentNode<RegradeFieldsFragment, unknown>;
export const RegradeCountFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RegradeCountFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RegradeCounts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"raised"}},{"kind":"Field","name":{"kind":"Name","value":"lowered"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}},{"kind":"Field","name":{"kind":"Name","value":"newlyPassed"}},{"kind":"Field","name":{"kind":"Name","value":"newlyFailed"}},{"kind":"Field","name":{"kind":"Name","value":"newlyPro"}},{"kind":"Field","name":{"kind":"Name","value":"noLongerPro"}},{"kind":"Field","name":{"kind":"Name","value":"pointsGiven"}},{"kind":"Field","name":{"kind":"Name","value":"pointsTaken"}},{"kind":"Field","name":{"kind":"Name","value":"pointsWaived"}}]}}]} as unknown as DocumentNode<RegradeCountFieldsFragment, unknown>;
export const RegradedResultFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RegradedResultFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RegradedResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"profileId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"oldStatus"}},{"kind":"Field","name":{"kind":"Name","value":"newStatus"}},{"kind":"Field","name":{"kind":"Name","value":"oldScore"}},{"kind":"Field","name":{"kind":"Name","value":"newScore"}},{"kind":"Field","name":{"kind":"Name","value":"pointsDifference"}},{"kind":"Field","name":{"kind":"Name","value":"proChange"}}]}}]} as unknown as DocumentNode<RegradedResultFieldsFragment, unknown>;
export const RegradePreviewFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RegradePreviewFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RegradePreview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"digest"}},{"kind":"Field","name":{"kind":"Name","value":"hasWork"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RegradeCountFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RegradedResultFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RegradeCountFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RegradeCounts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"raised"}},{"kind":"Field","name":{"kind":"Name","value":"lowered"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}},{"kind":"Field","name":{"kind":"Name","value":"newlyPassed"}},{"kind":"Field","name":{"kind":"Name","value":"newlyFailed"}},{"kind":"Field","name":{"kind":"Name","value":"newlyPro"}},{"kind":"Field","name":{"kind":"Name","value":"noLongerPro"}},{"kind":"Field","name":{"kind":"Name","value":"pointsGiven"}},{"kind":"Field","name":{"kind":"Name","value":"pointsTaken"}},{"kind":"Field","name":{"kind":"Name","value":"pointsWaived"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RegradedResultFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RegradedResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"profileId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"oldStatus"}},{"kind":"Field","name":{"kind":"Name","value":"newStatus"}},{"kind":"Field","name":{"kind":"Name","value":"oldScore"}},{"kind":"Field","name":{"kind":"Name","value":"newScore"}},{"kind":"Field","name":{"kind":"Name","value":"pointsDifference"}},{"kind":"Field","name":{"kind":"Name","value":"proChange"}}]}}]} as unknown as DocumentNode<RegradePreviewFieldsFragment, unknown>;
export const ItemStatisticFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ItemStatisticFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ItemStatistic"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"facility"}},{"kind":"Field","name":{"kind":"Name","value":"discrimination"}},{"kind":"Field","name":{"kind":"Name","value":"flags"}}]}}]} as unknown as DocumentNode<ItemStatisticFieldsFragment, unknown>;
export const TestVersionFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TestVersionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TestVersion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"publishedBy"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"passMark"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]} as unknown as DocumentNode<TestVersionFieldsFragment, unknown>;
export const EditedTestFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedTestFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditedTest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"moduleId"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"passMark"}},{"kind":"Field","name":{"kind":"Name","value":"questionsPerAttempt"}},{"kind":"Field","name":{"kind":"Name","value":"shuffle"}},{"kind":"Field","name":{"kind":"Name","value":"timeLimitSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"maxFails"}},{"kind":"Field","name":{"kind":"Name","value":"resetPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"enabledQuestionCount"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"sitters"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"versions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TestVersionFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TestVersionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TestVersion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"publishedBy"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"passMark"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}}]} as unknown as DocumentNode<EditedTestFieldsFragment, unknown>;
export const CertificateFactsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CertificateFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Certificate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"holderName"}},{"kind":"Field","name":{"kind":"Name","value":"testName"}},{"kind":"Field","name":{"kind":"Name","value":"passedAt"}}]}}]} as unknown as DocumentNode<CertificateFactsFragment, unknown>;
export const ResultLineFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ResultLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Result"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"pointsEarned"}},{"kind":"Field","name":{"kind":"Name","value":"module"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ResultLineFragment, unknown>;
export const GroupCountsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GroupCounts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GroupProgress"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"inProgress"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]} as unknown as DocumentNode<GroupCountsFragment, unknown>;
export const BrandCountsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BrandCounts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BrandProgress"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"inProgress"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]} as unknown as DocumentNode<BrandCountsFragment, unknown>;
export const ReviewedResultFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewedResult"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Result"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"showsRightAnswers"}},{"kind":"Field","name":{"kind":"Name","value":"module"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"incorrectQuestions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"selectedName"}},{"kind":"Field","name":{"kind":"Name","value":"feedback"}},{"kind":"Field","name":{"kind":"Name","value":"correctName"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}}]}}]}}]} as unknown as DocumentNode<ReviewedResultFragment, unknown>;
export const AnswerStateFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnswerState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Answer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"optionIds"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]} as unknown as DocumentNode<AnswerStateFragment, unknown>;
export const TakenQuestionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TakenQuestion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AttemptQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"imageAlt"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AnswerState"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnswerState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Answer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"optionIds"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]} as unknown as DocumentNode<TakenQuestionFragment, unknown>;
export const HomeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Home"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"HomeFacts"}},{"kind":"Field","name":{"kind":"Name","value":"progress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pro"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"userType"}}]}},{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HomeGroup"}}]}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"inProgress"},"name":{"kind":"Name","value":"modules"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"in_progress"}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HomeStep"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"unfinished"},"name":{"kind":"Name","value":"modules"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"not_started"},{"kind":"EnumValue","value":"failed"}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"HomeStep"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HomeFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Profile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"progress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pro"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"userType"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HomeGroup"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GroupProgress"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"HomeStep"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Module"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"test"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"passMark"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"timeLimitSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"points"}}]}},{"kind":"Field","name":{"kind":"Name","value":"myTest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"attemptId"}},{"kind":"Field","name":{"kind":"Name","value":"answered"}},{"kind":"Field","name":{"kind":"Name","value":"nextPosition"}},{"kind":"Field","name":{"kind":"Name","value":"access"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"open"}}]}}]}}]}}]} as unknown as DocumentNode<HomeQuery, HomeQueryVariables>;
export const MenusDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Menus"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lang"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"menus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mainMenu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuLinkFields"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"footerMenu"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"location"}},{"kind":"Field","name":{"kind":"Name","value":"links"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MenuLinkFields"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MenuLinkFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MenuLink"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"label"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lang"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lang"}}}]},{"kind":"Field","name":{"kind":"Name","value":"href"}},{"kind":"Field","name":{"kind":"Name","value":"newTab"}}]}}]} as unknown as DocumentNode<MenusQuery, MenusQueryVariables>;
export const EditedModulesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditedModules"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editedModules"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedModuleRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LocalizedTexts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LocalizedText"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"es"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedModuleRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditedModule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"nameTranslations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocalizedTexts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"test"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}}]}}]}}]} as unknown as DocumentNode<EditedModulesQuery, EditedModulesQueryVariables>;
export const EditedModuleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditedModule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editedModule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedModuleFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LocalizedTexts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LocalizedText"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"es"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedModuleRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditedModule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"nameTranslations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocalizedTexts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"test"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedModuleFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditedModule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedModuleRow"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionTranslations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocalizedTexts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"art"}},{"kind":"Field","name":{"kind":"Name","value":"userTypes"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"sitters"}},{"kind":"Field","name":{"kind":"Name","value":"used"}}]}}]} as unknown as DocumentNode<EditedModuleQuery, EditedModuleQueryVariables>;
export const CreateModuleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateModule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ModuleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminCreateModule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedModuleFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LocalizedTexts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LocalizedText"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"es"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedModuleRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditedModule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"nameTranslations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocalizedTexts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"test"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedModuleFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditedModule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedModuleRow"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionTranslations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocalizedTexts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"art"}},{"kind":"Field","name":{"kind":"Name","value":"userTypes"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"sitters"}},{"kind":"Field","name":{"kind":"Name","value":"used"}}]}}]} as unknown as DocumentNode<CreateModuleMutation, CreateModuleMutationVariables>;
export const UpdateModuleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateModule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ModuleInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"updatedAt"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminUpdateModule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"updatedAt"},"value":{"kind":"Variable","name":{"kind":"Name","value":"updatedAt"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedModuleFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LocalizedTexts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LocalizedText"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"es"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedModuleRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditedModule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"nameTranslations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocalizedTexts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"test"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedModuleFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditedModule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedModuleRow"}},{"kind":"Field","name":{"kind":"Name","value":"descriptionTranslations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocalizedTexts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"art"}},{"kind":"Field","name":{"kind":"Name","value":"userTypes"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"sitters"}},{"kind":"Field","name":{"kind":"Name","value":"used"}}]}}]} as unknown as DocumentNode<UpdateModuleMutation, UpdateModuleMutationVariables>;
export const DeleteModuleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteModule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminDeleteModule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteModuleMutation, DeleteModuleMutationVariables>;
export const AdminModuleFilesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AdminModuleFiles"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"moduleId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminModuleFiles"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"moduleId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"moduleId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminFiles"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminFile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ModuleFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"lang"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}},{"kind":"Field","name":{"kind":"Name","value":"ext"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"captions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lang"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fetchCount"}},{"kind":"Field","name":{"kind":"Name","value":"personCount"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminFiles"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ModuleFiles"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminFile"}}]}}]}}]} as unknown as DocumentNode<AdminModuleFilesQuery, AdminModuleFilesQueryVariables>;
export const AdminAddDownloadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminAddDownload"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"moduleId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AddDownloadInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminAddDownload"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"moduleId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"moduleId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminFiles"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminFile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ModuleFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"lang"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}},{"kind":"Field","name":{"kind":"Name","value":"ext"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"captions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lang"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fetchCount"}},{"kind":"Field","name":{"kind":"Name","value":"personCount"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminFiles"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ModuleFiles"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminFile"}}]}}]}}]} as unknown as DocumentNode<AdminAddDownloadMutation, AdminAddDownloadMutationVariables>;
export const AdminUpdateDownloadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminUpdateDownload"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateDownloadInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"updatedAt"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminUpdateDownload"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"updatedAt"},"value":{"kind":"Variable","name":{"kind":"Name","value":"updatedAt"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminFiles"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminFile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ModuleFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"lang"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}},{"kind":"Field","name":{"kind":"Name","value":"ext"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"captions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lang"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fetchCount"}},{"kind":"Field","name":{"kind":"Name","value":"personCount"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminFiles"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ModuleFiles"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminFile"}}]}}]}}]} as unknown as DocumentNode<AdminUpdateDownloadMutation, AdminUpdateDownloadMutationVariables>;
export const AdminRemoveDownloadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminRemoveDownload"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"updatedAt"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminRemoveDownload"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"updatedAt"},"value":{"kind":"Variable","name":{"kind":"Name","value":"updatedAt"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminFiles"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminFile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ModuleFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"lang"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}},{"kind":"Field","name":{"kind":"Name","value":"ext"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"captions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lang"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fetchCount"}},{"kind":"Field","name":{"kind":"Name","value":"personCount"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminFiles"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ModuleFiles"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminFile"}}]}}]}}]} as unknown as DocumentNode<AdminRemoveDownloadMutation, AdminRemoveDownloadMutationVariables>;
export const AdminSetCaptionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AdminSetCaption"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"downloadId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lang"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fileId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"updatedAt"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminSetCaption"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"downloadId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"downloadId"}}},{"kind":"Argument","name":{"kind":"Name","value":"lang"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lang"}}},{"kind":"Argument","name":{"kind":"Name","value":"fileId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fileId"}}},{"kind":"Argument","name":{"kind":"Name","value":"updatedAt"},"value":{"kind":"Variable","name":{"kind":"Name","value":"updatedAt"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminFiles"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminFile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ModuleFile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"lang"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}},{"kind":"Field","name":{"kind":"Name","value":"ext"}},{"kind":"Field","name":{"kind":"Name","value":"size"}},{"kind":"Field","name":{"kind":"Name","value":"captions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lang"}},{"kind":"Field","name":{"kind":"Name","value":"filename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fetchCount"}},{"kind":"Field","name":{"kind":"Name","value":"personCount"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AdminFiles"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ModuleFiles"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AdminFile"}}]}}]}}]} as unknown as DocumentNode<AdminSetCaptionMutation, AdminSetCaptionMutationVariables>;
export const ImagesOfModuleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImagesOfModule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"moduleId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editedModuleImages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"moduleId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"moduleId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedImages"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LocalizedTexts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LocalizedText"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"es"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedImage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditedModuleImage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"smUrl"}},{"kind":"Field","name":{"kind":"Name","value":"lgUrl"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"altTranslations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocalizedTexts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedImages"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditedModuleImages"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moduleId"}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedImage"}}]}}]}}]} as unknown as DocumentNode<ImagesOfModuleQuery, ImagesOfModuleQueryVariables>;
export const AddModuleImagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddModuleImages"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"moduleId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"assetIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminAddModuleImages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"moduleId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"moduleId"}}},{"kind":"Argument","name":{"kind":"Name","value":"assetIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"assetIds"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedImages"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LocalizedTexts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LocalizedText"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"es"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedImage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditedModuleImage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"smUrl"}},{"kind":"Field","name":{"kind":"Name","value":"lgUrl"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"altTranslations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocalizedTexts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedImages"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditedModuleImages"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moduleId"}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedImage"}}]}}]}}]} as unknown as DocumentNode<AddModuleImagesMutation, AddModuleImagesMutationVariables>;
export const UpdateModuleImageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateModuleImage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ModuleImageInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"updatedAt"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminUpdateModuleImage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"updatedAt"},"value":{"kind":"Variable","name":{"kind":"Name","value":"updatedAt"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedImages"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LocalizedTexts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LocalizedText"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"es"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedImage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditedModuleImage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"smUrl"}},{"kind":"Field","name":{"kind":"Name","value":"lgUrl"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"altTranslations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocalizedTexts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedImages"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditedModuleImages"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moduleId"}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedImage"}}]}}]}}]} as unknown as DocumentNode<UpdateModuleImageMutation, UpdateModuleImageMutationVariables>;
export const RemoveModuleImageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveModuleImage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"updatedAt"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminRemoveModuleImage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"updatedAt"},"value":{"kind":"Variable","name":{"kind":"Name","value":"updatedAt"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedImages"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LocalizedTexts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LocalizedText"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"es"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedImage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditedModuleImage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"smUrl"}},{"kind":"Field","name":{"kind":"Name","value":"lgUrl"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"altTranslations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocalizedTexts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedImages"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditedModuleImages"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moduleId"}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedImage"}}]}}]}}]} as unknown as DocumentNode<RemoveModuleImageMutation, RemoveModuleImageMutationVariables>;
export const CreateDownloadLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateDownloadLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createDownloadLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"downloadId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"captions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lang"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]}}]} as unknown as DocumentNode<CreateDownloadLinkMutation, CreateDownloadLinkMutationVariables>;
export const ModuleListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ModuleList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ModuleFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"modules"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ModuleCard"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TestFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Test"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"timeLimitSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"passMark"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccessState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TestAccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"opensAgainAt"}},{"kind":"Field","name":{"kind":"Name","value":"standardTestsDone"}},{"kind":"Field","name":{"kind":"Name","value":"standardTestsRequired"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyTestCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MyTest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"access"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccessState"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answered"}},{"kind":"Field","name":{"kind":"Name","value":"nextPosition"}},{"kind":"Field","name":{"kind":"Name","value":"lastScore"}},{"kind":"Field","name":{"kind":"Name","value":"triesLeft"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ModuleCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Module"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"art"}},{"kind":"Field","name":{"kind":"Name","value":"test"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TestFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"myTest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MyTestCard"}}]}}]}}]} as unknown as DocumentNode<ModuleListQuery, ModuleListQueryVariables>;
export const ModulePageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ModulePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"module"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ModuleCard"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"myTest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MyTestState"}}]}},{"kind":"Field","name":{"kind":"Name","value":"videos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Material"}}]}},{"kind":"Field","name":{"kind":"Name","value":"datasheets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Material"}}]}},{"kind":"Field","name":{"kind":"Name","value":"extraFiles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Material"}}]}},{"kind":"Field","name":{"kind":"Name","value":"images"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"smUrl"}},{"kind":"Field","name":{"kind":"Name","value":"lgUrl"}},{"kind":"Field","name":{"kind":"Name","value":"originalUrl"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"test"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"maxFails"}},{"kind":"Field","name":{"kind":"Name","value":"resetPeriod"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TestFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Test"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"timeLimitSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"passMark"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccessState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TestAccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"opensAgainAt"}},{"kind":"Field","name":{"kind":"Name","value":"standardTestsDone"}},{"kind":"Field","name":{"kind":"Name","value":"standardTestsRequired"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyTestCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MyTest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"access"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccessState"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answered"}},{"kind":"Field","name":{"kind":"Name","value":"nextPosition"}},{"kind":"Field","name":{"kind":"Name","value":"lastScore"}},{"kind":"Field","name":{"kind":"Name","value":"triesLeft"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ModuleCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Module"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"art"}},{"kind":"Field","name":{"kind":"Name","value":"test"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TestFacts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"myTest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MyTestCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyTestState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MyTest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MyTestCard"}},{"kind":"Field","name":{"kind":"Name","value":"attemptId"}},{"kind":"Field","name":{"kind":"Name","value":"deadlineAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastResultId"}},{"kind":"Field","name":{"kind":"Name","value":"failsInPeriod"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Material"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Download"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lang"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"captions"}},{"kind":"Field","name":{"kind":"Name","value":"file"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"filename"}},{"kind":"Field","name":{"kind":"Name","value":"size"}}]}}]}}]} as unknown as DocumentNode<ModulePageQuery, ModulePageQueryVariables>;
export const ViewModuleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ViewModule"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"moduleId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"viewModule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"moduleId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"moduleId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"myTest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MyTestState"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccessState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TestAccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"opensAgainAt"}},{"kind":"Field","name":{"kind":"Name","value":"standardTestsDone"}},{"kind":"Field","name":{"kind":"Name","value":"standardTestsRequired"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyTestCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MyTest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"access"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccessState"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answered"}},{"kind":"Field","name":{"kind":"Name","value":"nextPosition"}},{"kind":"Field","name":{"kind":"Name","value":"lastScore"}},{"kind":"Field","name":{"kind":"Name","value":"triesLeft"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyTestState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MyTest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MyTestCard"}},{"kind":"Field","name":{"kind":"Name","value":"attemptId"}},{"kind":"Field","name":{"kind":"Name","value":"deadlineAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastResultId"}},{"kind":"Field","name":{"kind":"Name","value":"failsInPeriod"}}]}}]} as unknown as DocumentNode<ViewModuleMutation, ViewModuleMutationVariables>;
export const StartTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"moduleId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startTest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"moduleId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"moduleId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"module"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"myTest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MyTestState"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccessState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TestAccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"opensAgainAt"}},{"kind":"Field","name":{"kind":"Name","value":"standardTestsDone"}},{"kind":"Field","name":{"kind":"Name","value":"standardTestsRequired"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyTestCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MyTest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"access"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccessState"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answered"}},{"kind":"Field","name":{"kind":"Name","value":"nextPosition"}},{"kind":"Field","name":{"kind":"Name","value":"lastScore"}},{"kind":"Field","name":{"kind":"Name","value":"triesLeft"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyTestState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MyTest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MyTestCard"}},{"kind":"Field","name":{"kind":"Name","value":"attemptId"}},{"kind":"Field","name":{"kind":"Name","value":"deadlineAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastResultId"}},{"kind":"Field","name":{"kind":"Name","value":"failsInPeriod"}}]}}]} as unknown as DocumentNode<StartTestMutation, StartTestMutationVariables>;
export const OpenTestsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpenTests"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"modules"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"status"},"value":{"kind":"ListValue","values":[{"kind":"EnumValue","value":"not_started"},{"kind":"EnumValue","value":"in_progress"},{"kind":"EnumValue","value":"failed"}]}}]}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"test"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"estimatedMinutes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"myTest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MyTestCard"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccessState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TestAccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"opensAgainAt"}},{"kind":"Field","name":{"kind":"Name","value":"standardTestsDone"}},{"kind":"Field","name":{"kind":"Name","value":"standardTestsRequired"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyTestCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MyTest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"access"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccessState"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answered"}},{"kind":"Field","name":{"kind":"Name","value":"nextPosition"}},{"kind":"Field","name":{"kind":"Name","value":"lastScore"}},{"kind":"Field","name":{"kind":"Name","value":"triesLeft"}}]}}]} as unknown as DocumentNode<OpenTestsQuery, OpenTestsQueryVariables>;
export const ProPeopleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProPeople"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proPeople"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalCount"}},{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ProPersonRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ProPersonRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ProPerson"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"accountName"}},{"kind":"Field","name":{"kind":"Name","value":"proSince"}}]}}]} as unknown as DocumentNode<ProPeopleQuery, ProPeopleQueryVariables>;
export const ResetProDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetPro"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"profileIds"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminResetPro"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"profileIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"profileIds"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<ResetProMutation, ResetProMutationVariables>;
export const OwnProfileDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnProfile"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"userType"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"account"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"number"}}]}}]}}]}}]} as unknown as DocumentNode<OwnProfileQuery, OwnProfileQueryVariables>;
export const SetLanguageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetLanguage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lang"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setLanguage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lang"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lang"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lang"}}]}}]}}]} as unknown as DocumentNode<SetLanguageMutation, SetLanguageMutationVariables>;
export const ShellDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Shell"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShellProfile"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShellProfile"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Profile"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"userType"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}}]}}]} as unknown as DocumentNode<ShellQuery, ShellQueryVariables>;
export const QuestionImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"QuestionImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questionImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionImportFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionImportFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"moduleId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"testCreated"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"remaining"}},{"kind":"Field","name":{"kind":"Name","value":"edited"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"madeBy"}},{"kind":"Field","name":{"kind":"Name","value":"mine"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"syntaxErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taken"}},{"kind":"Field","name":{"kind":"Name","value":"converted"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"alreadyThere"}}]}}]}}]} as unknown as DocumentNode<QuestionImportQuery, QuestionImportQueryVariables>;
export const QuestionImportLinesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"QuestionImportLines"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"verdict"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionImportVerdict"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questionImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}},{"kind":"Argument","name":{"kind":"Name","value":"verdict"},"value":{"kind":"Variable","name":{"kind":"Name","value":"verdict"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionImportLineFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportNoteFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionImportNote"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LocalizedTexts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LocalizedText"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"es"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionImportLineFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionImportLine"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"notes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportNoteFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"question"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"textTranslations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocalizedTexts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"textTranslations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocalizedTexts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"feedback"}},{"kind":"Field","name":{"kind":"Name","value":"correct"}}]}},{"kind":"Field","name":{"kind":"Name","value":"accepted"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"es"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}}]}},{"kind":"Field","name":{"kind":"Name","value":"feedback"}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}}]}}]}}]} as unknown as DocumentNode<QuestionImportLinesQuery, QuestionImportLinesQueryVariables>;
export const QuestionImportsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"QuestionImports"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"moduleId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questionImports"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"moduleId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"moduleId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionImportFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionImportFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"moduleId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"testCreated"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"remaining"}},{"kind":"Field","name":{"kind":"Name","value":"edited"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"madeBy"}},{"kind":"Field","name":{"kind":"Name","value":"mine"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"syntaxErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taken"}},{"kind":"Field","name":{"kind":"Name","value":"converted"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"alreadyThere"}}]}}]}}]} as unknown as DocumentNode<QuestionImportsQuery, QuestionImportsQueryVariables>;
export const ImportsUnderWayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ImportsUnderWay"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"moduleId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questionImports"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"moduleId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"moduleId"}}},{"kind":"Argument","name":{"kind":"Name","value":"underWay"},"value":{"kind":"BooleanValue","value":true}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionImportFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionImportFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"moduleId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"testCreated"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"remaining"}},{"kind":"Field","name":{"kind":"Name","value":"edited"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"madeBy"}},{"kind":"Field","name":{"kind":"Name","value":"mine"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"syntaxErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taken"}},{"kind":"Field","name":{"kind":"Name","value":"converted"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"alreadyThere"}}]}}]}}]} as unknown as DocumentNode<ImportsUnderWayQuery, ImportsUnderWayQueryVariables>;
export const KeepImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"KeepImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminKeepImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionImportFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionImportFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"moduleId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"testCreated"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"remaining"}},{"kind":"Field","name":{"kind":"Name","value":"edited"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"madeBy"}},{"kind":"Field","name":{"kind":"Name","value":"mine"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"syntaxErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taken"}},{"kind":"Field","name":{"kind":"Name","value":"converted"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"alreadyThere"}}]}}]}}]} as unknown as DocumentNode<KeepImportMutation, KeepImportMutationVariables>;
export const ApplyImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApplyImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminApplyImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionImportFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionImportFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"moduleId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"testCreated"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"remaining"}},{"kind":"Field","name":{"kind":"Name","value":"edited"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"madeBy"}},{"kind":"Field","name":{"kind":"Name","value":"mine"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"syntaxErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taken"}},{"kind":"Field","name":{"kind":"Name","value":"converted"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"alreadyThere"}}]}}]}}]} as unknown as DocumentNode<ApplyImportMutation, ApplyImportMutationVariables>;
export const DiscardImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DiscardImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminDiscardImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionImportFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionImportFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"moduleId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"testCreated"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"remaining"}},{"kind":"Field","name":{"kind":"Name","value":"edited"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"madeBy"}},{"kind":"Field","name":{"kind":"Name","value":"mine"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"syntaxErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taken"}},{"kind":"Field","name":{"kind":"Name","value":"converted"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"alreadyThere"}}]}}]}}]} as unknown as DocumentNode<DiscardImportMutation, DiscardImportMutationVariables>;
export const UndoImportDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoImport"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"evenEdited"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminUndoImport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"evenEdited"},"value":{"kind":"Variable","name":{"kind":"Name","value":"evenEdited"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removed"}},{"kind":"Field","name":{"kind":"Name","value":"testRemoved"}},{"kind":"Field","name":{"kind":"Name","value":"import"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionImportFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionImportFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"moduleId"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"fileName"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"testCreated"}},{"kind":"Field","name":{"kind":"Name","value":"failure"}},{"kind":"Field","name":{"kind":"Name","value":"remaining"}},{"kind":"Field","name":{"kind":"Name","value":"edited"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"madeBy"}},{"kind":"Field","name":{"kind":"Name","value":"mine"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"syntaxErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taken"}},{"kind":"Field","name":{"kind":"Name","value":"converted"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"alreadyThere"}}]}}]}}]} as unknown as DocumentNode<UndoImportMutation, UndoImportMutationVariables>;
export const PreviewedTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PreviewedTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"moduleId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editedModule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"moduleId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"test"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"enabledQuestionCount"}}]}}]}}]}}]} as unknown as DocumentNode<PreviewedTestQuery, PreviewedTestQueryVariables>;
export const TestPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TestPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"testId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"testPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"testId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"testId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"testId"}},{"kind":"Field","name":{"kind":"Name","value":"timeLimitSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"passMark"}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TakenQuestion"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnswerState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Answer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"optionIds"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TakenQuestion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AttemptQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"imageAlt"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AnswerState"}}]}}]}}]} as unknown as DocumentNode<TestPreviewQuery, TestPreviewQueryVariables>;
export const MarkTestPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkTestPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"testId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"answers"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PreviewAnswerInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markTestPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"testId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"testId"}}},{"kind":"Argument","name":{"kind":"Name","value":"answers"},"value":{"kind":"Variable","name":{"kind":"Name","value":"answers"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PreviewMarkFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PreviewMarkFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PreviewMark"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"passed"}},{"kind":"Field","name":{"kind":"Name","value":"correctCount"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"incorrectQuestions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"selectedName"}},{"kind":"Field","name":{"kind":"Name","value":"correctName"}},{"kind":"Field","name":{"kind":"Name","value":"feedback"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}}]}}]}}]} as unknown as DocumentNode<MarkTestPreviewMutation, MarkTestPreviewMutationVariables>;
export const QuestionsTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"QuestionsTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"moduleId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editedModule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"moduleId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"test"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}}]}}]}}]}}]} as unknown as DocumentNode<QuestionsTestQuery, QuestionsTestQueryVariables>;
export const EditedQuestionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditedQuestions"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"testId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"tag"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editedQuestions"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"testId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"testId"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"tag"},"value":{"kind":"Variable","name":{"kind":"Name","value":"tag"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"50"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedQuestionRow"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}},{"kind":"Field","name":{"kind":"Name","value":"totalCount"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LocalizedTexts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LocalizedText"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"es"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedQuestionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditedQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"textTranslations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocalizedTexts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"publication"}}]}}]} as unknown as DocumentNode<EditedQuestionsQuery, EditedQuestionsQueryVariables>;
export const EditedQuestionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditedQuestion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editedQuestion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedQuestionFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LocalizedTexts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LocalizedText"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"es"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedQuestionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditedQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"textTranslations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocalizedTexts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"publication"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedQuestionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditedQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedQuestionRow"}},{"kind":"Field","name":{"kind":"Name","value":"testId"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"imageAssetId"}},{"kind":"Field","name":{"kind":"Name","value":"imageAltTranslations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocalizedTexts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"textTranslations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocalizedTexts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"feedbackTranslations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocalizedTexts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"correct"}}]}},{"kind":"Field","name":{"kind":"Name","value":"accepted"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"es"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}}]}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"feedbackTranslations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocalizedTexts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"credit"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<EditedQuestionQuery, EditedQuestionQueryVariables>;
export const CreateQuestionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateQuestion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"testId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminCreateQuestion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"testId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"testId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedQuestionFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LocalizedTexts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LocalizedText"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"es"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedQuestionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditedQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"textTranslations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocalizedTexts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"publication"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedQuestionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditedQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedQuestionRow"}},{"kind":"Field","name":{"kind":"Name","value":"testId"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"imageAssetId"}},{"kind":"Field","name":{"kind":"Name","value":"imageAltTranslations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocalizedTexts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"textTranslations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocalizedTexts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"feedbackTranslations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocalizedTexts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"correct"}}]}},{"kind":"Field","name":{"kind":"Name","value":"accepted"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"es"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}}]}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"feedbackTranslations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocalizedTexts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"credit"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<CreateQuestionMutation, CreateQuestionMutationVariables>;
export const UpdateQuestionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateQuestion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"updatedAt"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminUpdateQuestion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"updatedAt"},"value":{"kind":"Variable","name":{"kind":"Name","value":"updatedAt"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedQuestionFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LocalizedTexts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LocalizedText"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"es"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedQuestionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditedQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"textTranslations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocalizedTexts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"publication"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedQuestionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditedQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedQuestionRow"}},{"kind":"Field","name":{"kind":"Name","value":"testId"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"imageAssetId"}},{"kind":"Field","name":{"kind":"Name","value":"imageAltTranslations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocalizedTexts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"textTranslations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocalizedTexts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"feedbackTranslations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocalizedTexts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"correct"}}]}},{"kind":"Field","name":{"kind":"Name","value":"accepted"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"es"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}}]}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"feedbackTranslations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocalizedTexts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"weight"}},{"kind":"Field","name":{"kind":"Name","value":"credit"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<UpdateQuestionMutation, UpdateQuestionMutationVariables>;
export const DeleteQuestionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteQuestion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminDeleteQuestion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteQuestionMutation, DeleteQuestionMutationVariables>;
export const MoveQuestionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MoveQuestion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"position"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminMoveQuestion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"position"},"value":{"kind":"Variable","name":{"kind":"Name","value":"position"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedQuestionRow"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LocalizedTexts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LocalizedText"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"es"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedQuestionRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditedQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"textTranslations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LocalizedTexts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"publication"}}]}}]} as unknown as DocumentNode<MoveQuestionMutation, MoveQuestionMutationVariables>;
export const RegradedQuestionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RegradedQuestion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"regradedQuestion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"unpublished"}},{"kind":"Field","name":{"kind":"Name","value":"corrected"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionAnswerFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"former"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"QuestionAnswerFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"regrades"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RegradeFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"QuestionAnswerFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"QuestionAnswer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"textTranslations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"es"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}}]}},{"kind":"Field","name":{"kind":"Name","value":"correct"}}]}},{"kind":"Field","name":{"kind":"Name","value":"accepted"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"en"}},{"kind":"Field","name":{"kind":"Name","value":"es"}},{"kind":"Field","name":{"kind":"Name","value":"fr"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RegradeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Regrade"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"takesAway"}},{"kind":"Field","name":{"kind":"Name","value":"madeBy"}},{"kind":"Field","name":{"kind":"Name","value":"madeAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedCount"}}]}}]} as unknown as DocumentNode<RegradedQuestionQuery, RegradedQuestionQueryVariables>;
export const RegradePreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RegradePreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"questionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"mode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegradeMode"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"takesAway"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"regradePreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"questionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"questionId"}}},{"kind":"Argument","name":{"kind":"Name","value":"mode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"mode"}}},{"kind":"Argument","name":{"kind":"Name","value":"takesAway"},"value":{"kind":"Variable","name":{"kind":"Name","value":"takesAway"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RegradePreviewFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RegradeCountFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RegradeCounts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"raised"}},{"kind":"Field","name":{"kind":"Name","value":"lowered"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}},{"kind":"Field","name":{"kind":"Name","value":"newlyPassed"}},{"kind":"Field","name":{"kind":"Name","value":"newlyFailed"}},{"kind":"Field","name":{"kind":"Name","value":"newlyPro"}},{"kind":"Field","name":{"kind":"Name","value":"noLongerPro"}},{"kind":"Field","name":{"kind":"Name","value":"pointsGiven"}},{"kind":"Field","name":{"kind":"Name","value":"pointsTaken"}},{"kind":"Field","name":{"kind":"Name","value":"pointsWaived"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RegradedResultFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RegradedResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"profileId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"oldStatus"}},{"kind":"Field","name":{"kind":"Name","value":"newStatus"}},{"kind":"Field","name":{"kind":"Name","value":"oldScore"}},{"kind":"Field","name":{"kind":"Name","value":"newScore"}},{"kind":"Field","name":{"kind":"Name","value":"pointsDifference"}},{"kind":"Field","name":{"kind":"Name","value":"proChange"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RegradePreviewFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RegradePreview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"digest"}},{"kind":"Field","name":{"kind":"Name","value":"hasWork"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RegradeCountFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RegradedResultFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<RegradePreviewQuery, RegradePreviewQueryVariables>;
export const AcceptAnswerPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AcceptAnswerPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"questionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"text"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lang"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptAnswerPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"questionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"questionId"}}},{"kind":"Argument","name":{"kind":"Name","value":"text"},"value":{"kind":"Variable","name":{"kind":"Name","value":"text"}}},{"kind":"Argument","name":{"kind":"Name","value":"lang"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lang"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RegradePreviewFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RegradeCountFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RegradeCounts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"raised"}},{"kind":"Field","name":{"kind":"Name","value":"lowered"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}},{"kind":"Field","name":{"kind":"Name","value":"newlyPassed"}},{"kind":"Field","name":{"kind":"Name","value":"newlyFailed"}},{"kind":"Field","name":{"kind":"Name","value":"newlyPro"}},{"kind":"Field","name":{"kind":"Name","value":"noLongerPro"}},{"kind":"Field","name":{"kind":"Name","value":"pointsGiven"}},{"kind":"Field","name":{"kind":"Name","value":"pointsTaken"}},{"kind":"Field","name":{"kind":"Name","value":"pointsWaived"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RegradedResultFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RegradedResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"profileId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"oldStatus"}},{"kind":"Field","name":{"kind":"Name","value":"newStatus"}},{"kind":"Field","name":{"kind":"Name","value":"oldScore"}},{"kind":"Field","name":{"kind":"Name","value":"newScore"}},{"kind":"Field","name":{"kind":"Name","value":"pointsDifference"}},{"kind":"Field","name":{"kind":"Name","value":"proChange"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RegradePreviewFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RegradePreview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"digest"}},{"kind":"Field","name":{"kind":"Name","value":"hasWork"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RegradeCountFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"results"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RegradedResultFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]} as unknown as DocumentNode<AcceptAnswerPreviewQuery, AcceptAnswerPreviewQueryVariables>;
export const UnmatchedAnswersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UnmatchedAnswers"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"questionId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unmatchedAnswers"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"questionId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"questionId"}}},{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}}]}}]}}]} as unknown as DocumentNode<UnmatchedAnswersQuery, UnmatchedAnswersQueryVariables>;
export const RegradeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Regrade"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegradeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminRegrade"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"regrade"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RegradeFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RegradeCountFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RegradeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Regrade"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"takesAway"}},{"kind":"Field","name":{"kind":"Name","value":"madeBy"}},{"kind":"Field","name":{"kind":"Name","value":"madeAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RegradeCountFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RegradeCounts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"raised"}},{"kind":"Field","name":{"kind":"Name","value":"lowered"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}},{"kind":"Field","name":{"kind":"Name","value":"newlyPassed"}},{"kind":"Field","name":{"kind":"Name","value":"newlyFailed"}},{"kind":"Field","name":{"kind":"Name","value":"newlyPro"}},{"kind":"Field","name":{"kind":"Name","value":"noLongerPro"}},{"kind":"Field","name":{"kind":"Name","value":"pointsGiven"}},{"kind":"Field","name":{"kind":"Name","value":"pointsTaken"}},{"kind":"Field","name":{"kind":"Name","value":"pointsWaived"}}]}}]} as unknown as DocumentNode<RegradeMutation, RegradeMutationVariables>;
export const AcceptAnswerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptAnswer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AcceptAnswerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminAcceptAnswer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"regrade"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RegradeFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"RegradeCountFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RegradeFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Regrade"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"takesAway"}},{"kind":"Field","name":{"kind":"Name","value":"madeBy"}},{"kind":"Field","name":{"kind":"Name","value":"madeAt"}},{"kind":"Field","name":{"kind":"Name","value":"changedCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"RegradeCountFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RegradeCounts"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"raised"}},{"kind":"Field","name":{"kind":"Name","value":"lowered"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}},{"kind":"Field","name":{"kind":"Name","value":"newlyPassed"}},{"kind":"Field","name":{"kind":"Name","value":"newlyFailed"}},{"kind":"Field","name":{"kind":"Name","value":"newlyPro"}},{"kind":"Field","name":{"kind":"Name","value":"noLongerPro"}},{"kind":"Field","name":{"kind":"Name","value":"pointsGiven"}},{"kind":"Field","name":{"kind":"Name","value":"pointsTaken"}},{"kind":"Field","name":{"kind":"Name","value":"pointsWaived"}}]}}]} as unknown as DocumentNode<AcceptAnswerMutation, AcceptAnswerMutationVariables>;
export const StatisticsTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StatisticsTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"moduleId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editedModule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"moduleId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"test"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}}]}}]}}]}}]} as unknown as DocumentNode<StatisticsTestQuery, StatisticsTestQueryVariables>;
export const ItemStatisticsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ItemStatistics"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"testId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"order"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ItemOrder"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"itemStatistics"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"testId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"testId"}}},{"kind":"Argument","name":{"kind":"Name","value":"order"},"value":{"kind":"Variable","name":{"kind":"Name","value":"order"}}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ItemStatisticFields"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ItemStatisticFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ItemStatistic"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"attempts"}},{"kind":"Field","name":{"kind":"Name","value":"facility"}},{"kind":"Field","name":{"kind":"Name","value":"discrimination"}},{"kind":"Field","name":{"kind":"Name","value":"flags"}}]}}]} as unknown as DocumentNode<ItemStatisticsQuery, ItemStatisticsQueryVariables>;
export const EditedTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditedTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"moduleId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editedModule"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"moduleId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"test"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedTestFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TestVersionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TestVersion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"publishedBy"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"passMark"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedTestFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditedTest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"moduleId"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"passMark"}},{"kind":"Field","name":{"kind":"Name","value":"questionsPerAttempt"}},{"kind":"Field","name":{"kind":"Name","value":"shuffle"}},{"kind":"Field","name":{"kind":"Name","value":"timeLimitSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"maxFails"}},{"kind":"Field","name":{"kind":"Name","value":"resetPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"enabledQuestionCount"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"sitters"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"versions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TestVersionFields"}}]}}]}}]} as unknown as DocumentNode<EditedTestQuery, EditedTestQueryVariables>;
export const SaveTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"moduleId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"TestInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"updatedAt"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"DateTime"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminSaveTest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"moduleId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"moduleId"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"updatedAt"},"value":{"kind":"Variable","name":{"kind":"Name","value":"updatedAt"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedTestFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TestVersionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TestVersion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"publishedBy"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"passMark"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedTestFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditedTest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"moduleId"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"passMark"}},{"kind":"Field","name":{"kind":"Name","value":"questionsPerAttempt"}},{"kind":"Field","name":{"kind":"Name","value":"shuffle"}},{"kind":"Field","name":{"kind":"Name","value":"timeLimitSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"maxFails"}},{"kind":"Field","name":{"kind":"Name","value":"resetPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"enabledQuestionCount"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"sitters"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"versions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TestVersionFields"}}]}}]}}]} as unknown as DocumentNode<SaveTestMutation, SaveTestMutationVariables>;
export const PublishTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PublishTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"adminPublishTest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EditedTestFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TestVersionFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TestVersion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"publishedAt"}},{"kind":"Field","name":{"kind":"Name","value":"publishedBy"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"passMark"}},{"kind":"Field","name":{"kind":"Name","value":"current"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EditedTestFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"EditedTest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"moduleId"}},{"kind":"Field","name":{"kind":"Name","value":"category"}},{"kind":"Field","name":{"kind":"Name","value":"passMark"}},{"kind":"Field","name":{"kind":"Name","value":"questionsPerAttempt"}},{"kind":"Field","name":{"kind":"Name","value":"shuffle"}},{"kind":"Field","name":{"kind":"Name","value":"timeLimitSeconds"}},{"kind":"Field","name":{"kind":"Name","value":"maxFails"}},{"kind":"Field","name":{"kind":"Name","value":"resetPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"enabledQuestionCount"}},{"kind":"Field","name":{"kind":"Name","value":"tags"}},{"kind":"Field","name":{"kind":"Name","value":"sitters"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"versions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TestVersionFields"}}]}}]}}]} as unknown as DocumentNode<PublishTestMutation, PublishTestMutationVariables>;
export const VerifyCertificateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"VerifyCertificate"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"lang"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Language"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"certificate"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"holderName"}},{"kind":"Field","name":{"kind":"Name","value":"testName"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"lang"},"value":{"kind":"Variable","name":{"kind":"Name","value":"lang"}}}]},{"kind":"Field","name":{"kind":"Name","value":"passedAt"}},{"kind":"Field","name":{"kind":"Name","value":"withdrawn"}}]}}]}}]} as unknown as DocumentNode<VerifyCertificateQuery, VerifyCertificateQueryVariables>;
export const OwnResultsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnResults"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"after"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"results"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"first"},"value":{"kind":"IntValue","value":"20"}},{"kind":"Argument","name":{"kind":"Name","value":"after"},"value":{"kind":"Variable","name":{"kind":"Name","value":"after"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"nodes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ResultLine"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pageInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasNextPage"}},{"kind":"Field","name":{"kind":"Name","value":"endCursor"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ResultLine"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Result"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"pointsEarned"}},{"kind":"Field","name":{"kind":"Name","value":"module"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<OwnResultsQuery, OwnResultsQueryVariables>;
export const OwnProgressDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnProgress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"progress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"groups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"GroupCounts"}}]}},{"kind":"Field","name":{"kind":"Name","value":"brands"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BrandCounts"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"GroupCounts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"GroupProgress"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"inProgress"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BrandCounts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"BrandProgress"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"brand"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"inProgress"}},{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]} as unknown as DocumentNode<OwnProgressQuery, OwnProgressQueryVariables>;
export const ResultPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ResultPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"result"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewedResult"}},{"kind":"Field","name":{"kind":"Name","value":"score"}},{"kind":"Field","name":{"kind":"Name","value":"passMark"}},{"kind":"Field","name":{"kind":"Name","value":"correctCount"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"closedAt"}},{"kind":"Field","name":{"kind":"Name","value":"tryNumber"}},{"kind":"Field","name":{"kind":"Name","value":"pointsEarned"}},{"kind":"Field","name":{"kind":"Name","value":"promotedToPro"}},{"kind":"Field","name":{"kind":"Name","value":"module"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"art"}},{"kind":"Field","name":{"kind":"Name","value":"myTest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MyTestState"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"formerMarks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"replacedAt"}},{"kind":"Field","name":{"kind":"Name","value":"score"}}]}},{"kind":"Field","name":{"kind":"Name","value":"certificate"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CertificateFacts"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"me"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"points"}},{"kind":"Field","name":{"kind":"Name","value":"userType"}},{"kind":"Field","name":{"kind":"Name","value":"progress"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pro"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"required"}},{"kind":"Field","name":{"kind":"Name","value":"userType"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccessState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TestAccess"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"open"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"message"}},{"kind":"Field","name":{"kind":"Name","value":"opensAgainAt"}},{"kind":"Field","name":{"kind":"Name","value":"standardTestsDone"}},{"kind":"Field","name":{"kind":"Name","value":"standardTestsRequired"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyTestCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MyTest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"access"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccessState"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answered"}},{"kind":"Field","name":{"kind":"Name","value":"nextPosition"}},{"kind":"Field","name":{"kind":"Name","value":"lastScore"}},{"kind":"Field","name":{"kind":"Name","value":"triesLeft"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewedResult"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Result"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"showsRightAnswers"}},{"kind":"Field","name":{"kind":"Name","value":"module"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"incorrectQuestions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"selectedName"}},{"kind":"Field","name":{"kind":"Name","value":"feedback"}},{"kind":"Field","name":{"kind":"Name","value":"correctName"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyTestState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MyTest"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MyTestCard"}},{"kind":"Field","name":{"kind":"Name","value":"attemptId"}},{"kind":"Field","name":{"kind":"Name","value":"deadlineAt"}},{"kind":"Field","name":{"kind":"Name","value":"lastResultId"}},{"kind":"Field","name":{"kind":"Name","value":"failsInPeriod"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CertificateFacts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Certificate"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"holderName"}},{"kind":"Field","name":{"kind":"Name","value":"testName"}},{"kind":"Field","name":{"kind":"Name","value":"passedAt"}}]}}]} as unknown as DocumentNode<ResultPageQuery, ResultPageQueryVariables>;
export const ReviewResultDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ReviewResult"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"result"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewedResult"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewedResult"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Result"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}},{"kind":"Field","name":{"kind":"Name","value":"questionCount"}},{"kind":"Field","name":{"kind":"Name","value":"showsRightAnswers"}},{"kind":"Field","name":{"kind":"Name","value":"module"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"incorrectQuestions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"selectedName"}},{"kind":"Field","name":{"kind":"Name","value":"feedback"}},{"kind":"Field","name":{"kind":"Name","value":"correctName"}},{"kind":"Field","name":{"kind":"Name","value":"explanation"}}]}}]}}]} as unknown as DocumentNode<ReviewResultQuery, ReviewResultQueryVariables>;
export const TakenAttemptDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TakenAttempt"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attempt"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"deadlineAt"}},{"kind":"Field","name":{"kind":"Name","value":"serverTime"}},{"kind":"Field","name":{"kind":"Name","value":"closed"}},{"kind":"Field","name":{"kind":"Name","value":"module"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"questions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TakenQuestion"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnswerState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Answer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"optionIds"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TakenQuestion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AttemptQuestion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"position"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"imageUrl"}},{"kind":"Field","name":{"kind":"Name","value":"imageAlt"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}},{"kind":"Field","name":{"kind":"Name","value":"answer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AnswerState"}}]}}]}}]} as unknown as DocumentNode<TakenAttemptQuery, TakenAttemptQueryVariables>;
export const SaveAnswerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveAnswer"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SaveAnswerInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saveAnswer"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"questionId"}},{"kind":"Field","name":{"kind":"Name","value":"superseded"}},{"kind":"Field","name":{"kind":"Name","value":"serverTime"}},{"kind":"Field","name":{"kind":"Name","value":"deadlineAt"}},{"kind":"Field","name":{"kind":"Name","value":"answer"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AnswerState"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AnswerState"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Answer"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revision"}},{"kind":"Field","name":{"kind":"Name","value":"optionIds"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]} as unknown as DocumentNode<SaveAnswerMutation, SaveAnswerMutationVariables>;
export const SubmitTestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SubmitTest"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"attemptId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"submitTest"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"attemptId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"attemptId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"status"}}]}}]}}]} as unknown as DocumentNode<SubmitTestMutation, SubmitTestMutationVariables>;
export const SignUploadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SignUpload"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"purpose"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UploadPurpose"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"signUpload"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"purpose"},"value":{"kind":"Variable","name":{"kind":"Name","value":"purpose"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"params"}},{"kind":"Field","name":{"kind":"Name","value":"signature"}},{"kind":"Field","name":{"kind":"Name","value":"serviceUrl"}},{"kind":"Field","name":{"kind":"Name","value":"expectedFiles"}},{"kind":"Field","name":{"kind":"Name","value":"maxBytes"}},{"kind":"Field","name":{"kind":"Name","value":"types"}}]}}]}}]} as unknown as DocumentNode<SignUploadMutation, SignUploadMutationVariables>;
export const TakeAssemblyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TakeAssembly"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"assemblyId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"takeAssembly"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"assemblyId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"assemblyId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"finished"}},{"kind":"Field","name":{"kind":"Name","value":"files"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uploadUrl"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"asset"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"smUrl"}},{"kind":"Field","name":{"kind":"Name","value":"lgUrl"}},{"kind":"Field","name":{"kind":"Name","value":"originalUrl"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"isMap"}}]}}]}}]}}]}}]} as unknown as DocumentNode<TakeAssemblyMutation, TakeAssemblyMutationVariables>;

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

export function useEditedModulesQuery(
  ...[options]: Optional<EditedModulesQueryVariables, Apollo.useQuery.Options<EditedModulesQuery, EditedModulesQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<EditedModulesQuery, EditedModulesQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(EditedModulesDocument, options as Apollo.useQuery.Options<EditedModulesQuery, EditedModulesQueryVariables>);
}
export function useEditedModulesLazyQuery(options?: Apollo.useLazyQuery.Options<EditedModulesQuery, EditedModulesQueryVariables>) {
  return Apollo.useLazyQuery<EditedModulesQuery, EditedModulesQueryVariables>(EditedModulesDocument, options);
}
export function useEditedModulesSuspenseQuery(
  ...[options]: Optional<EditedModulesQueryVariables, Apollo.useSuspenseQuery.Options<EditedModulesQueryVariables>>
): Apollo.useSuspenseQuery.Result<EditedModulesQuery, EditedModulesQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(EditedModulesDocument, options as Apollo.useSuspenseQuery.Options<EditedModulesQueryVariables>);
}

export function useEditedModuleQuery(
  ...[options]: Optional<EditedModuleQueryVariables, Apollo.useQuery.Options<EditedModuleQuery, EditedModuleQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<EditedModuleQuery, EditedModuleQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(EditedModuleDocument, options as Apollo.useQuery.Options<EditedModuleQuery, EditedModuleQueryVariables>);
}
export function useEditedModuleLazyQuery(options?: Apollo.useLazyQuery.Options<EditedModuleQuery, EditedModuleQueryVariables>) {
  return Apollo.useLazyQuery<EditedModuleQuery, EditedModuleQueryVariables>(EditedModuleDocument, options);
}
export function useEditedModuleSuspenseQuery(
  ...[options]: Optional<EditedModuleQueryVariables, Apollo.useSuspenseQuery.Options<EditedModuleQueryVariables>>
): Apollo.useSuspenseQuery.Result<EditedModuleQuery, EditedModuleQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(EditedModuleDocument, options as Apollo.useSuspenseQuery.Options<EditedModuleQueryVariables>);
}

export function useCreateModuleMutation(options?: Apollo.useMutation.Options<CreateModuleMutation, CreateModuleMutationVariables>) {
  return Apollo.useMutation<CreateModuleMutation, CreateModuleMutationVariables>(CreateModuleDocument, options);
}

export function useUpdateModuleMutation(options?: Apollo.useMutation.Options<UpdateModuleMutation, UpdateModuleMutationVariables>) {
  return Apollo.useMutation<UpdateModuleMutation, UpdateModuleMutationVariables>(UpdateModuleDocument, options);
}

export function useDeleteModuleMutation(options?: Apollo.useMutation.Options<DeleteModuleMutation, DeleteModuleMutationVariables>) {
  return Apollo.useMutation<DeleteModuleMutation, DeleteModuleMutationVariables>(DeleteModuleDocument, options);
}

export function useAdminModuleFilesQuery(
  ...[options]: Optional<AdminModuleFilesQueryVariables, Apollo.useQuery.Options<AdminModuleFilesQuery, AdminModuleFilesQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<AdminModuleFilesQuery, AdminModuleFilesQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(AdminModuleFilesDocument, options as Apollo.useQuery.Options<AdminModuleFilesQuery, AdminModuleFilesQueryVariables>);
}
export function useAdminModuleFilesLazyQuery(options?: Apollo.useLazyQuery.Options<AdminModuleFilesQuery, AdminModuleFilesQueryVariables>) {
  return Apollo.useLazyQuery<AdminModuleFilesQuery, AdminModuleFilesQueryVariables>(AdminModuleFilesDocument, options);
}
export function useAdminModuleFilesSuspenseQuery(
  ...[options]: Optional<AdminModuleFilesQueryVariables, Apollo.useSuspenseQuery.Options<AdminModuleFilesQueryVariables>>
): Apollo.useSuspenseQuery.Result<AdminModuleFilesQuery, AdminModuleFilesQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(AdminModuleFilesDocument, options as Apollo.useSuspenseQuery.Options<AdminModuleFilesQueryVariables>);
}

export function useAdminAddDownloadMutation(options?: Apollo.useMutation.Options<AdminAddDownloadMutation, AdminAddDownloadMutationVariables>) {
  return Apollo.useMutation<AdminAddDownloadMutation, AdminAddDownloadMutationVariables>(AdminAddDownloadDocument, options);
}

export function useAdminUpdateDownloadMutation(options?: Apollo.useMutation.Options<AdminUpdateDownloadMutation, AdminUpdateDownloadMutationVariables>) {
  return Apollo.useMutation<AdminUpdateDownloadMutation, AdminUpdateDownloadMutationVariables>(AdminUpdateDownloadDocument, options);
}

export function useAdminRemoveDownloadMutation(options?: Apollo.useMutation.Options<AdminRemoveDownloadMutation, AdminRemoveDownloadMutationVariables>) {
  return Apollo.useMutation<AdminRemoveDownloadMutation, AdminRemoveDownloadMutationVariables>(AdminRemoveDownloadDocument, options);
}

export function useAdminSetCaptionMutation(options?: Apollo.useMutation.Options<AdminSetCaptionMutation, AdminSetCaptionMutationVariables>) {
  return Apollo.useMutation<AdminSetCaptionMutation, AdminSetCaptionMutationVariables>(AdminSetCaptionDocument, options);
}

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

export function useRemoveModuleImageMutation(options?: Apollo.useMutation.Options<RemoveModuleImageMutation, RemoveModuleImageMutationVariables>) {
  return Apollo.useMutation<RemoveModuleImageMutation, RemoveModuleImageMutationVariables>(RemoveModuleImageDocument, options);
}

export function useCreateDownloadLinkMutation(options?: Apollo.useMutation.Options<CreateDownloadLinkMutation, CreateDownloadLinkMutationVariables>) {
  return Apollo.useMutation<CreateDownloadLinkMutation, CreateDownloadLinkMutationVariables>(CreateDownloadLinkDocument, options);
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

export function useProPeopleQuery(
  ...[options]: Optional<ProPeopleQueryVariables, Apollo.useQuery.Options<ProPeopleQuery, ProPeopleQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<ProPeopleQuery, ProPeopleQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(ProPeopleDocument, options as Apollo.useQuery.Options<ProPeopleQuery, ProPeopleQueryVariables>);
}
export function useProPeopleLazyQuery(options?: Apollo.useLazyQuery.Options<ProPeopleQuery, ProPeopleQueryVariables>) {
  return Apollo.useLazyQuery<ProPeopleQuery, ProPeopleQueryVariables>(ProPeopleDocument, options);
}
export function useProPeopleSuspenseQuery(
  ...[options]: Optional<ProPeopleQueryVariables, Apollo.useSuspenseQuery.Options<ProPeopleQueryVariables>>
): Apollo.useSuspenseQuery.Result<ProPeopleQuery, ProPeopleQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(ProPeopleDocument, options as Apollo.useSuspenseQuery.Options<ProPeopleQueryVariables>);
}

export function useResetProMutation(options?: Apollo.useMutation.Options<ResetProMutation, ResetProMutationVariables>) {
  return Apollo.useMutation<ResetProMutation, ResetProMutationVariables>(ResetProDocument, options);
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

export function useQuestionImportQuery(
  ...[options]: Optional<QuestionImportQueryVariables, Apollo.useQuery.Options<QuestionImportQuery, QuestionImportQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<QuestionImportQuery, QuestionImportQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(QuestionImportDocument, options as Apollo.useQuery.Options<QuestionImportQuery, QuestionImportQueryVariables>);
}
export function useQuestionImportLazyQuery(options?: Apollo.useLazyQuery.Options<QuestionImportQuery, QuestionImportQueryVariables>) {
  return Apollo.useLazyQuery<QuestionImportQuery, QuestionImportQueryVariables>(QuestionImportDocument, options);
}
export function useQuestionImportSuspenseQuery(
  ...[options]: Optional<QuestionImportQueryVariables, Apollo.useSuspenseQuery.Options<QuestionImportQueryVariables>>
): Apollo.useSuspenseQuery.Result<QuestionImportQuery, QuestionImportQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(QuestionImportDocument, options as Apollo.useSuspenseQuery.Options<QuestionImportQueryVariables>);
}

export function useQuestionImportLinesQuery(
  ...[options]: Optional<QuestionImportLinesQueryVariables, Apollo.useQuery.Options<QuestionImportLinesQuery, QuestionImportLinesQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<QuestionImportLinesQuery, QuestionImportLinesQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(QuestionImportLinesDocument, options as Apollo.useQuery.Options<QuestionImportLinesQuery, QuestionImportLinesQueryVariables>);
}
export function useQuestionImportLinesLazyQuery(options?: Apollo.useLazyQuery.Options<QuestionImportLinesQuery, QuestionImportLinesQueryVariables>) {
  return Apollo.useLazyQuery<QuestionImportLinesQuery, QuestionImportLinesQueryVariables>(QuestionImportLinesDocument, options);
}
export function useQuestionImportLinesSuspenseQuery(
  ...[options]: Optional<QuestionImportLinesQueryVariables, Apollo.useSuspenseQuery.Options<QuestionImportLinesQueryVariables>>
): Apollo.useSuspenseQuery.Result<QuestionImportLinesQuery, QuestionImportLinesQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(QuestionImportLinesDocument, options as Apollo.useSuspenseQuery.Options<QuestionImportLinesQueryVariables>);
}

export function useQuestionImportsQuery(
  ...[options]: Optional<QuestionImportsQueryVariables, Apollo.useQuery.Options<QuestionImportsQuery, QuestionImportsQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<QuestionImportsQuery, QuestionImportsQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(QuestionImportsDocument, options as Apollo.useQuery.Options<QuestionImportsQuery, QuestionImportsQueryVariables>);
}
export function useQuestionImportsLazyQuery(options?: Apollo.useLazyQuery.Options<QuestionImportsQuery, QuestionImportsQueryVariables>) {
  return Apollo.useLazyQuery<QuestionImportsQuery, QuestionImportsQueryVariables>(QuestionImportsDocument, options);
}
export function useQuestionImportsSuspenseQuery(
  ...[options]: Optional<QuestionImportsQueryVariables, Apollo.useSuspenseQuery.Options<QuestionImportsQueryVariables>>
): Apollo.useSuspenseQuery.Result<QuestionImportsQuery, QuestionImportsQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(QuestionImportsDocument, options as Apollo.useSuspenseQuery.Options<QuestionImportsQueryVariables>);
}

export function useImportsUnderWayQuery(
  ...[options]: Optional<ImportsUnderWayQueryVariables, Apollo.useQuery.Options<ImportsUnderWayQuery, ImportsUnderWayQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<ImportsUnderWayQuery, ImportsUnderWayQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(ImportsUnderWayDocument, options as Apollo.useQuery.Options<ImportsUnderWayQuery, ImportsUnderWayQueryVariables>);
}
export function useImportsUnderWayLazyQuery(options?: Apollo.useLazyQuery.Options<ImportsUnderWayQuery, ImportsUnderWayQueryVariables>) {
  return Apollo.useLazyQuery<ImportsUnderWayQuery, ImportsUnderWayQueryVariables>(ImportsUnderWayDocument, options);
}
export function useImportsUnderWaySuspenseQuery(
  ...[options]: Optional<ImportsUnderWayQueryVariables, Apollo.useSuspenseQuery.Options<ImportsUnderWayQueryVariables>>
): Apollo.useSuspenseQuery.Result<ImportsUnderWayQuery, ImportsUnderWayQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(ImportsUnderWayDocument, options as Apollo.useSuspenseQuery.Options<ImportsUnderWayQueryVariables>);
}

export function useKeepImportMutation(options?: Apollo.useMutation.Options<KeepImportMutation, KeepImportMutationVariables>) {
  return Apollo.useMutation<KeepImportMutation, KeepImportMutationVariables>(KeepImportDocument, options);
}

export function useApplyImportMutation(options?: Apollo.useMutation.Options<ApplyImportMutation, ApplyImportMutationVariables>) {
  return Apollo.useMutation<ApplyImportMutation, ApplyImportMutationVariables>(ApplyImportDocument, options);
}

export function useDiscardImportMutation(options?: Apollo.useMutation.Options<DiscardImportMutation, DiscardImportMutationVariables>) {
  return Apollo.useMutation<DiscardImportMutation, DiscardImportMutationVariables>(DiscardImportDocument, options);
}

export function useUndoImportMutation(options?: Apollo.useMutation.Options<UndoImportMutation, UndoImportMutationVariables>) {
  return Apollo.useMutation<UndoImportMutation, UndoImportMutationVariables>(UndoImportDocument, options);
}

export function usePreviewedTestQuery(
  ...[options]: Optional<PreviewedTestQueryVariables, Apollo.useQuery.Options<PreviewedTestQuery, PreviewedTestQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<PreviewedTestQuery, PreviewedTestQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(PreviewedTestDocument, options as Apollo.useQuery.Options<PreviewedTestQuery, PreviewedTestQueryVariables>);
}
export function usePreviewedTestLazyQuery(options?: Apollo.useLazyQuery.Options<PreviewedTestQuery, PreviewedTestQueryVariables>) {
  return Apollo.useLazyQuery<PreviewedTestQuery, PreviewedTestQueryVariables>(PreviewedTestDocument, options);
}
export function usePreviewedTestSuspenseQuery(
  ...[options]: Optional<PreviewedTestQueryVariables, Apollo.useSuspenseQuery.Options<PreviewedTestQueryVariables>>
): Apollo.useSuspenseQuery.Result<PreviewedTestQuery, PreviewedTestQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(PreviewedTestDocument, options as Apollo.useSuspenseQuery.Options<PreviewedTestQueryVariables>);
}

export function useTestPreviewQuery(
  ...[options]: Optional<TestPreviewQueryVariables, Apollo.useQuery.Options<TestPreviewQuery, TestPreviewQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<TestPreviewQuery, TestPreviewQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(TestPreviewDocument, options as Apollo.useQuery.Options<TestPreviewQuery, TestPreviewQueryVariables>);
}
export function useTestPreviewLazyQuery(options?: Apollo.useLazyQuery.Options<TestPreviewQuery, TestPreviewQueryVariables>) {
  return Apollo.useLazyQuery<TestPreviewQuery, TestPreviewQueryVariables>(TestPreviewDocument, options);
}
export function useTestPreviewSuspenseQuery(
  ...[options]: Optional<TestPreviewQueryVariables, Apollo.useSuspenseQuery.Options<TestPreviewQueryVariables>>
): Apollo.useSuspenseQuery.Result<TestPreviewQuery, TestPreviewQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(TestPreviewDocument, options as Apollo.useSuspenseQuery.Options<TestPreviewQueryVariables>);
}

export function useMarkTestPreviewMutation(options?: Apollo.useMutation.Options<MarkTestPreviewMutation, MarkTestPreviewMutationVariables>) {
  return Apollo.useMutation<MarkTestPreviewMutation, MarkTestPreviewMutationVariables>(MarkTestPreviewDocument, options);
}

export function useQuestionsTestQuery(
  ...[options]: Optional<QuestionsTestQueryVariables, Apollo.useQuery.Options<QuestionsTestQuery, QuestionsTestQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<QuestionsTestQuery, QuestionsTestQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(QuestionsTestDocument, options as Apollo.useQuery.Options<QuestionsTestQuery, QuestionsTestQueryVariables>);
}
export function useQuestionsTestLazyQuery(options?: Apollo.useLazyQuery.Options<QuestionsTestQuery, QuestionsTestQueryVariables>) {
  return Apollo.useLazyQuery<QuestionsTestQuery, QuestionsTestQueryVariables>(QuestionsTestDocument, options);
}
export function useQuestionsTestSuspenseQuery(
  ...[options]: Optional<QuestionsTestQueryVariables, Apollo.useSuspenseQuery.Options<QuestionsTestQueryVariables>>
): Apollo.useSuspenseQuery.Result<QuestionsTestQuery, QuestionsTestQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(QuestionsTestDocument, options as Apollo.useSuspenseQuery.Options<QuestionsTestQueryVariables>);
}

export function useEditedQuestionsQuery(
  ...[options]: Optional<EditedQuestionsQueryVariables, Apollo.useQuery.Options<EditedQuestionsQuery, EditedQuestionsQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<EditedQuestionsQuery, EditedQuestionsQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(EditedQuestionsDocument, options as Apollo.useQuery.Options<EditedQuestionsQuery, EditedQuestionsQueryVariables>);
}
export function useEditedQuestionsLazyQuery(options?: Apollo.useLazyQuery.Options<EditedQuestionsQuery, EditedQuestionsQueryVariables>) {
  return Apollo.useLazyQuery<EditedQuestionsQuery, EditedQuestionsQueryVariables>(EditedQuestionsDocument, options);
}
export function useEditedQuestionsSuspenseQuery(
  ...[options]: Optional<EditedQuestionsQueryVariables, Apollo.useSuspenseQuery.Options<EditedQuestionsQueryVariables>>
): Apollo.useSuspenseQuery.Result<EditedQuestionsQuery, EditedQuestionsQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(EditedQuestionsDocument, options as Apollo.useSuspenseQuery.Options<EditedQuestionsQueryVariables>);
}

export function useEditedQuestionQuery(
  ...[options]: Optional<EditedQuestionQueryVariables, Apollo.useQuery.Options<EditedQuestionQuery, EditedQuestionQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<EditedQuestionQuery, EditedQuestionQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(EditedQuestionDocument, options as Apollo.useQuery.Options<EditedQuestionQuery, EditedQuestionQueryVariables>);
}
export function useEditedQuestionLazyQuery(options?: Apollo.useLazyQuery.Options<EditedQuestionQuery, EditedQuestionQueryVariables>) {
  return Apollo.useLazyQuery<EditedQuestionQuery, EditedQuestionQueryVariables>(EditedQuestionDocument, options);
}
export function useEditedQuestionSuspenseQuery(
  ...[options]: Optional<EditedQuestionQueryVariables, Apollo.useSuspenseQuery.Options<EditedQuestionQueryVariables>>
): Apollo.useSuspenseQuery.Result<EditedQuestionQuery, EditedQuestionQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(EditedQuestionDocument, options as Apollo.useSuspenseQuery.Options<EditedQuestionQueryVariables>);
}

export function useCreateQuestionMutation(options?: Apollo.useMutation.Options<CreateQuestionMutation, CreateQuestionMutationVariables>) {
  return Apollo.useMutation<CreateQuestionMutation, CreateQuestionMutationVariables>(CreateQuestionDocument, options);
}

export function useUpdateQuestionMutation(options?: Apollo.useMutation.Options<UpdateQuestionMutation, UpdateQuestionMutationVariables>) {
  return Apollo.useMutation<UpdateQuestionMutation, UpdateQuestionMutationVariables>(UpdateQuestionDocument, options);
}

export function useDeleteQuestionMutation(options?: Apollo.useMutation.Options<DeleteQuestionMutation, DeleteQuestionMutationVariables>) {
  return Apollo.useMutation<DeleteQuestionMutation, DeleteQuestionMutationVariables>(DeleteQuestionDocument, options);
}

export function useMoveQuestionMutation(options?: Apollo.useMutation.Options<MoveQuestionMutation, MoveQuestionMutationVariables>) {
  return Apollo.useMutation<MoveQuestionMutation, MoveQuestionMutationVariables>(MoveQuestionDocument, options);
}

export function useRegradedQuestionQuery(
  ...[options]: Optional<RegradedQuestionQueryVariables, Apollo.useQuery.Options<RegradedQuestionQuery, RegradedQuestionQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<RegradedQuestionQuery, RegradedQuestionQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(RegradedQuestionDocument, options as Apollo.useQuery.Options<RegradedQuestionQuery, RegradedQuestionQueryVariables>);
}
export function useRegradedQuestionLazyQuery(options?: Apollo.useLazyQuery.Options<RegradedQuestionQuery, RegradedQuestionQueryVariables>) {
  return Apollo.useLazyQuery<RegradedQuestionQuery, RegradedQuestionQueryVariables>(RegradedQuestionDocument, options);
}
export function useRegradedQuestionSuspenseQuery(
  ...[options]: Optional<RegradedQuestionQueryVariables, Apollo.useSuspenseQuery.Options<RegradedQuestionQueryVariables>>
): Apollo.useSuspenseQuery.Result<RegradedQuestionQuery, RegradedQuestionQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(RegradedQuestionDocument, options as Apollo.useSuspenseQuery.Options<RegradedQuestionQueryVariables>);
}

export function useRegradePreviewQuery(
  ...[options]: Optional<RegradePreviewQueryVariables, Apollo.useQuery.Options<RegradePreviewQuery, RegradePreviewQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<RegradePreviewQuery, RegradePreviewQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(RegradePreviewDocument, options as Apollo.useQuery.Options<RegradePreviewQuery, RegradePreviewQueryVariables>);
}
export function useRegradePreviewLazyQuery(options?: Apollo.useLazyQuery.Options<RegradePreviewQuery, RegradePreviewQueryVariables>) {
  return Apollo.useLazyQuery<RegradePreviewQuery, RegradePreviewQueryVariables>(RegradePreviewDocument, options);
}
export function useRegradePreviewSuspenseQuery(
  ...[options]: Optional<RegradePreviewQueryVariables, Apollo.useSuspenseQuery.Options<RegradePreviewQueryVariables>>
): Apollo.useSuspenseQuery.Result<RegradePreviewQuery, RegradePreviewQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(RegradePreviewDocument, options as Apollo.useSuspenseQuery.Options<RegradePreviewQueryVariables>);
}

export function useAcceptAnswerPreviewQuery(
  ...[options]: Optional<AcceptAnswerPreviewQueryVariables, Apollo.useQuery.Options<AcceptAnswerPreviewQuery, AcceptAnswerPreviewQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<AcceptAnswerPreviewQuery, AcceptAnswerPreviewQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(AcceptAnswerPreviewDocument, options as Apollo.useQuery.Options<AcceptAnswerPreviewQuery, AcceptAnswerPreviewQueryVariables>);
}
export function useAcceptAnswerPreviewLazyQuery(options?: Apollo.useLazyQuery.Options<AcceptAnswerPreviewQuery, AcceptAnswerPreviewQueryVariables>) {
  return Apollo.useLazyQuery<AcceptAnswerPreviewQuery, AcceptAnswerPreviewQueryVariables>(AcceptAnswerPreviewDocument, options);
}
export function useAcceptAnswerPreviewSuspenseQuery(
  ...[options]: Optional<AcceptAnswerPreviewQueryVariables, Apollo.useSuspenseQuery.Options<AcceptAnswerPreviewQueryVariables>>
): Apollo.useSuspenseQuery.Result<AcceptAnswerPreviewQuery, AcceptAnswerPreviewQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(AcceptAnswerPreviewDocument, options as Apollo.useSuspenseQuery.Options<AcceptAnswerPreviewQueryVariables>);
}

export function useUnmatchedAnswersQuery(
  ...[options]: Optional<UnmatchedAnswersQueryVariables, Apollo.useQuery.Options<UnmatchedAnswersQuery, UnmatchedAnswersQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<UnmatchedAnswersQuery, UnmatchedAnswersQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(UnmatchedAnswersDocument, options as Apollo.useQuery.Options<UnmatchedAnswersQuery, UnmatchedAnswersQueryVariables>);
}
export function useUnmatchedAnswersLazyQuery(options?: Apollo.useLazyQuery.Options<UnmatchedAnswersQuery, UnmatchedAnswersQueryVariables>) {
  return Apollo.useLazyQuery<UnmatchedAnswersQuery, UnmatchedAnswersQueryVariables>(UnmatchedAnswersDocument, options);
}
export function useUnmatchedAnswersSuspenseQuery(
  ...[options]: Optional<UnmatchedAnswersQueryVariables, Apollo.useSuspenseQuery.Options<UnmatchedAnswersQueryVariables>>
): Apollo.useSuspenseQuery.Result<UnmatchedAnswersQuery, UnmatchedAnswersQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(UnmatchedAnswersDocument, options as Apollo.useSuspenseQuery.Options<UnmatchedAnswersQueryVariables>);
}

export function useRegradeMutation(options?: Apollo.useMutation.Options<RegradeMutation, RegradeMutationVariables>) {
  return Apollo.useMutation<RegradeMutation, RegradeMutationVariables>(RegradeDocument, options);
}

export function useAcceptAnswerMutation(options?: Apollo.useMutation.Options<AcceptAnswerMutation, AcceptAnswerMutationVariables>) {
  return Apollo.useMutation<AcceptAnswerMutation, AcceptAnswerMutationVariables>(AcceptAnswerDocument, options);
}

export function useStatisticsTestQuery(
  ...[options]: Optional<StatisticsTestQueryVariables, Apollo.useQuery.Options<StatisticsTestQuery, StatisticsTestQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<StatisticsTestQuery, StatisticsTestQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(StatisticsTestDocument, options as Apollo.useQuery.Options<StatisticsTestQuery, StatisticsTestQueryVariables>);
}
export function useStatisticsTestLazyQuery(options?: Apollo.useLazyQuery.Options<StatisticsTestQuery, StatisticsTestQueryVariables>) {
  return Apollo.useLazyQuery<StatisticsTestQuery, StatisticsTestQueryVariables>(StatisticsTestDocument, options);
}
export function useStatisticsTestSuspenseQuery(
  ...[options]: Optional<StatisticsTestQueryVariables, Apollo.useSuspenseQuery.Options<StatisticsTestQueryVariables>>
): Apollo.useSuspenseQuery.Result<StatisticsTestQuery, StatisticsTestQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(StatisticsTestDocument, options as Apollo.useSuspenseQuery.Options<StatisticsTestQueryVariables>);
}

export function useItemStatisticsQuery(
  ...[options]: Optional<ItemStatisticsQueryVariables, Apollo.useQuery.Options<ItemStatisticsQuery, ItemStatisticsQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<ItemStatisticsQuery, ItemStatisticsQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(ItemStatisticsDocument, options as Apollo.useQuery.Options<ItemStatisticsQuery, ItemStatisticsQueryVariables>);
}
export function useItemStatisticsLazyQuery(options?: Apollo.useLazyQuery.Options<ItemStatisticsQuery, ItemStatisticsQueryVariables>) {
  return Apollo.useLazyQuery<ItemStatisticsQuery, ItemStatisticsQueryVariables>(ItemStatisticsDocument, options);
}
export function useItemStatisticsSuspenseQuery(
  ...[options]: Optional<ItemStatisticsQueryVariables, Apollo.useSuspenseQuery.Options<ItemStatisticsQueryVariables>>
): Apollo.useSuspenseQuery.Result<ItemStatisticsQuery, ItemStatisticsQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(ItemStatisticsDocument, options as Apollo.useSuspenseQuery.Options<ItemStatisticsQueryVariables>);
}

export function useEditedTestQuery(
  ...[options]: Optional<EditedTestQueryVariables, Apollo.useQuery.Options<EditedTestQuery, EditedTestQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<EditedTestQuery, EditedTestQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(EditedTestDocument, options as Apollo.useQuery.Options<EditedTestQuery, EditedTestQueryVariables>);
}
export function useEditedTestLazyQuery(options?: Apollo.useLazyQuery.Options<EditedTestQuery, EditedTestQueryVariables>) {
  return Apollo.useLazyQuery<EditedTestQuery, EditedTestQueryVariables>(EditedTestDocument, options);
}
export function useEditedTestSuspenseQuery(
  ...[options]: Optional<EditedTestQueryVariables, Apollo.useSuspenseQuery.Options<EditedTestQueryVariables>>
): Apollo.useSuspenseQuery.Result<EditedTestQuery, EditedTestQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(EditedTestDocument, options as Apollo.useSuspenseQuery.Options<EditedTestQueryVariables>);
}

export function useSaveTestMutation(options?: Apollo.useMutation.Options<SaveTestMutation, SaveTestMutationVariables>) {
  return Apollo.useMutation<SaveTestMutation, SaveTestMutationVariables>(SaveTestDocument, options);
}

export function usePublishTestMutation(options?: Apollo.useMutation.Options<PublishTestMutation, PublishTestMutationVariables>) {
  return Apollo.useMutation<PublishTestMutation, PublishTestMutationVariables>(PublishTestDocument, options);
}

export function useVerifyCertificateQuery(
  ...[options]: Optional<VerifyCertificateQueryVariables, Apollo.useQuery.Options<VerifyCertificateQuery, VerifyCertificateQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<VerifyCertificateQuery, VerifyCertificateQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(VerifyCertificateDocument, options as Apollo.useQuery.Options<VerifyCertificateQuery, VerifyCertificateQueryVariables>);
}
export function useVerifyCertificateLazyQuery(options?: Apollo.useLazyQuery.Options<VerifyCertificateQuery, VerifyCertificateQueryVariables>) {
  return Apollo.useLazyQuery<VerifyCertificateQuery, VerifyCertificateQueryVariables>(VerifyCertificateDocument, options);
}
export function useVerifyCertificateSuspenseQuery(
  ...[options]: Optional<VerifyCertificateQueryVariables, Apollo.useSuspenseQuery.Options<VerifyCertificateQueryVariables>>
): Apollo.useSuspenseQuery.Result<VerifyCertificateQuery, VerifyCertificateQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(VerifyCertificateDocument, options as Apollo.useSuspenseQuery.Options<VerifyCertificateQueryVariables>);
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

export function useOwnProgressQuery(
  ...[options]: Optional<OwnProgressQueryVariables, Apollo.useQuery.Options<OwnProgressQuery, OwnProgressQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<OwnProgressQuery, OwnProgressQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(OwnProgressDocument, options as Apollo.useQuery.Options<OwnProgressQuery, OwnProgressQueryVariables>);
}
export function useOwnProgressLazyQuery(options?: Apollo.useLazyQuery.Options<OwnProgressQuery, OwnProgressQueryVariables>) {
  return Apollo.useLazyQuery<OwnProgressQuery, OwnProgressQueryVariables>(OwnProgressDocument, options);
}
export function useOwnProgressSuspenseQuery(
  ...[options]: Optional<OwnProgressQueryVariables, Apollo.useSuspenseQuery.Options<OwnProgressQueryVariables>>
): Apollo.useSuspenseQuery.Result<OwnProgressQuery, OwnProgressQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(OwnProgressDocument, options as Apollo.useSuspenseQuery.Options<OwnProgressQueryVariables>);
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

export function useReviewResultQuery(
  ...[options]: Optional<ReviewResultQueryVariables, Apollo.useQuery.Options<ReviewResultQuery, ReviewResultQueryVariables> | Apollo.SkipToken>
): Apollo.useQuery.Result<ReviewResultQuery, ReviewResultQueryVariables, 'complete' | 'streaming' | 'empty'> {
  return Apollo.useQuery(ReviewResultDocument, options as Apollo.useQuery.Options<ReviewResultQuery, ReviewResultQueryVariables>);
}
export function useReviewResultLazyQuery(options?: Apollo.useLazyQuery.Options<ReviewResultQuery, ReviewResultQueryVariables>) {
  return Apollo.useLazyQuery<ReviewResultQuery, ReviewResultQueryVariables>(ReviewResultDocument, options);
}
export function useReviewResultSuspenseQuery(
  ...[options]: Optional<ReviewResultQueryVariables, Apollo.useSuspenseQuery.Options<ReviewResultQueryVariables>>
): Apollo.useSuspenseQuery.Result<ReviewResultQuery, ReviewResultQueryVariables, 'complete' | 'streaming'> {
  return Apollo.useSuspenseQuery(ReviewResultDocument, options as Apollo.useSuspenseQuery.Options<ReviewResultQueryVariables>);
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

export function useSignUploadMutation(options?: Apollo.useMutation.Options<SignUploadMutation, SignUploadMutationVariables>) {
  return Apollo.useMutation<SignUploadMutation, SignUploadMutationVariables>(SignUploadDocument, options);
}

export function useTakeAssemblyMutation(options?: Apollo.useMutation.Options<TakeAssemblyMutation, TakeAssemblyMutationVariables>) {
  return Apollo.useMutation<TakeAssemblyMutation, TakeAssemblyMutationVariables>(TakeAssemblyDocument, options);
}