import { adminAccounts } from '#server/features/accounts/admin-accounts';
import { adminQuestions } from '#server/features/authoring/questions/admin-questions';
import { adminQuestionSummaries } from '#server/features/authoring/questions/question-summaries';
import { adminContactMessages } from '#server/features/contact/contact.service';
import { adminArticles } from '#server/features/content/articles/articles.service';
import { adminAwards } from '#server/features/content/awards/awards.service';
import { adminAlbums } from '#server/features/content/gallery/albums.service';
import { adminNewsletterIssues } from '#server/features/content/newsletter/newsletter.service';
import { adminSubscriptions } from '#server/features/content/newsletter/subscription.service';
import { adminSurveys } from '#server/features/content/surveys/surveys.service';
import type { BulkList } from '#server/features/editing/bulk/bulk-lists';
import {
  choiceAction,
  deletingAction,
  describedList,
  disablingActions,
  flagAction,
  listedResources,
  publishingActions,
} from '#server/features/editing/bulk/described-actions';
import { adminModules } from '#server/features/modules/editing/admin-modules';
import { peopleBulk } from '#server/features/people/bulk/people-list';
import { proPeopleBulk } from '#server/features/people/bulk/pro-people-list';
import { adminTools } from '#server/features/programs/tools/tools.service';
import { ordersBulk } from '#server/features/rewards/bulk/orders-list';
import { adminRewards } from '#server/features/rewards/rewards.service';
import { modulesDeletion } from '#server/features/training/module/delete-module';

const questionActions = [
  flagAction(adminQuestions, 'enable', 'enabled', true),
  flagAction(adminQuestions, 'disable', 'enabled', false),
];

// A published issue is sent by e-mail, which can't be undone.
const issueActions = publishingActions(adminNewsletterIssues).map(({ undo, ...action }) =>
  undo && action.name !== 'publish' ? { ...action, undo } : action,
);

/** The lists with bulk actions. To add an action, add it here or in the list's feature. */
export const bulkLists: readonly BulkList[] = [
  peopleBulk,
  proPeopleBulk,
  describedList(adminAccounts, 'name', [
    ...disablingActions(adminAccounts),
    choiceAction(adminAccounts, 'kind'),
  ]),
  describedList(adminModules, 'name', [
    flagAction(adminModules, 'enable', 'enabled', true),
    flagAction(adminModules, 'disable', 'enabled', false),
    choiceAction(adminModules, 'brand'),
    choiceAction(adminModules, 'group'),
    modulesDeletion,
  ]),
  describedList(adminQuestions, 'text', questionActions),
  listedResources(adminQuestionSummaries, adminQuestions, 'text', questionActions),
  describedList(adminArticles, 'title', [
    ...publishingActions(adminArticles),
    choiceAction(adminArticles, 'section'),
    deletingAction(adminArticles),
  ]),
  describedList(adminAwards, 'name', [
    ...publishingActions(adminAwards),
    choiceAction(adminAwards, 'section'),
    deletingAction(adminAwards),
  ]),
  describedList(adminAlbums, 'title', [
    ...publishingActions(adminAlbums),
    choiceAction(adminAlbums, 'section'),
    deletingAction(adminAlbums),
  ]),
  describedList(adminSurveys, 'title', [...publishingActions(adminSurveys), deletingAction(adminSurveys)]),
  describedList(adminRewards, 'name', [...publishingActions(adminRewards), deletingAction(adminRewards)]),
  ordersBulk,
  describedList(adminTools, 'title', [...publishingActions(adminTools), deletingAction(adminTools)]),
  describedList(adminNewsletterIssues, 'title', [
    ...issueActions,
    choiceAction(adminNewsletterIssues, 'section'),
    deletingAction(adminNewsletterIssues),
  ]),
  describedList(adminSubscriptions, 'email', [deletingAction(adminSubscriptions)]),
  describedList(adminContactMessages, 'number', [
    flagAction(adminContactMessages, 'markDone', 'done', true),
    flagAction(adminContactMessages, 'markOpen', 'done', false),
    deletingAction(adminContactMessages),
  ]),
];
