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
  choiceDeed,
  deletingDeed,
  describedList,
  disablingDeeds,
  flagDeed,
  listedThings,
  publishingDeeds,
} from '#server/features/editing/bulk/described-deeds';
import { adminModules } from '#server/features/modules/editing/admin-modules';
import { peopleBulk } from '#server/features/people/bulk/people-list';
import { proPeopleBulk } from '#server/features/people/bulk/pro-people-list';
import { adminTools } from '#server/features/programs/tools/tools.service';
import { ordersBulk } from '#server/features/rewards/bulk/orders-list';
import { adminRewards } from '#server/features/rewards/rewards.service';
import { modulesDeletion } from '#server/features/training/module/delete-module';

const questionDeeds = [
  flagDeed(adminQuestions, 'enable', 'enabled', true),
  flagDeed(adminQuestions, 'disable', 'enabled', false),
];

// An issue that is published goes out by e-mail, which no undo takes back.
const issueDeeds = publishingDeeds(adminNewsletterIssues).map(({ undo, ...deed }) =>
  undo && deed.name !== 'publish' ? { ...deed, undo } : deed,
);

/** The lists whose rows are changed in bulk, and what is done with them: a deed more is a line here or in its room. */
export const bulkLists: readonly BulkList[] = [
  peopleBulk,
  proPeopleBulk,
  describedList(adminAccounts, 'name', [...disablingDeeds(adminAccounts), choiceDeed(adminAccounts, 'kind')]),
  describedList(adminModules, 'name', [
    flagDeed(adminModules, 'enable', 'enabled', true),
    flagDeed(adminModules, 'disable', 'enabled', false),
    choiceDeed(adminModules, 'brand'),
    choiceDeed(adminModules, 'group'),
    modulesDeletion,
  ]),
  describedList(adminQuestions, 'text', questionDeeds),
  listedThings(adminQuestionSummaries, adminQuestions, 'text', questionDeeds),
  describedList(adminArticles, 'title', [
    ...publishingDeeds(adminArticles),
    choiceDeed(adminArticles, 'section'),
    deletingDeed(adminArticles),
  ]),
  describedList(adminAwards, 'name', [
    ...publishingDeeds(adminAwards),
    choiceDeed(adminAwards, 'section'),
    deletingDeed(adminAwards),
  ]),
  describedList(adminAlbums, 'title', [
    ...publishingDeeds(adminAlbums),
    choiceDeed(adminAlbums, 'section'),
    deletingDeed(adminAlbums),
  ]),
  describedList(adminSurveys, 'title', [...publishingDeeds(adminSurveys), deletingDeed(adminSurveys)]),
  describedList(adminRewards, 'name', [...publishingDeeds(adminRewards), deletingDeed(adminRewards)]),
  ordersBulk,
  describedList(adminTools, 'title', [...publishingDeeds(adminTools), deletingDeed(adminTools)]),
  describedList(adminNewsletterIssues, 'title', [
    ...issueDeeds,
    choiceDeed(adminNewsletterIssues, 'section'),
    deletingDeed(adminNewsletterIssues),
  ]),
  describedList(adminSubscriptions, 'email', [deletingDeed(adminSubscriptions)]),
  describedList(adminContactMessages, 'number', [
    flagDeed(adminContactMessages, 'markDone', 'done', true),
    flagDeed(adminContactMessages, 'markOpen', 'done', false),
    deletingDeed(adminContactMessages),
  ]),
];
