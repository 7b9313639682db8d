import { editedAccounts } from '#server/features/accounts/edited-accounts';
import { editedQuestions } from '#server/features/authoring/questions/edited-questions';
import { listedQuestions } from '#server/features/authoring/questions/listed-questions';
import { editedContactMessages } from '#server/features/contact/contact.service';
import { editedArticles } from '#server/features/content/articles/articles.service';
import { editedAwards } from '#server/features/content/awards/awards.service';
import { editedAlbums } from '#server/features/content/gallery/albums.service';
import { editedNewsletterIssues } from '#server/features/content/newsletter/newsletter.service';
import { editedSubscriptions } from '#server/features/content/newsletter/subscription.service';
import { editedSurveys } from '#server/features/content/surveys/surveys.service';
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
import { editedModules } from '#server/features/modules/editing/edited-modules';
import { peopleBulk } from '#server/features/people/bulk/people-list';
import { proPeopleBulk } from '#server/features/people/bulk/pro-people-list';
import { editedTools } from '#server/features/programs/tools/tools.service';
import { ordersBulk } from '#server/features/rewards/bulk/orders-list';
import { editedRewards } from '#server/features/rewards/rewards.service';
import { modulesDeletion } from '#server/features/training/module/delete-module';

const questionDeeds = [
  flagDeed(editedQuestions, 'enable', 'enabled', true),
  flagDeed(editedQuestions, 'disable', 'enabled', false),
];

// An issue that is published goes out by e-mail, which no undo takes back.
const issueDeeds = publishingDeeds(editedNewsletterIssues).map(({ undo, ...deed }) =>
  undo && deed.name !== 'publish' ? { ...deed, undo } : deed,
);

/** The lists whose rows are changed in bulk, and what is done with them: a deed more is a line here or in its room. */
export const bulkLists: readonly BulkList[] = [
  peopleBulk,
  proPeopleBulk,
  describedList(editedAccounts, 'name', [
    ...disablingDeeds(editedAccounts),
    choiceDeed(editedAccounts, 'kind'),
  ]),
  describedList(editedModules, 'name', [
    flagDeed(editedModules, 'enable', 'enabled', true),
    flagDeed(editedModules, 'disable', 'enabled', false),
    choiceDeed(editedModules, 'brand'),
    choiceDeed(editedModules, 'group'),
    modulesDeletion,
  ]),
  describedList(editedQuestions, 'text', questionDeeds),
  listedThings(listedQuestions, editedQuestions, 'text', questionDeeds),
  describedList(editedArticles, 'title', [
    ...publishingDeeds(editedArticles),
    choiceDeed(editedArticles, 'section'),
    deletingDeed(editedArticles),
  ]),
  describedList(editedAwards, 'name', [
    ...publishingDeeds(editedAwards),
    choiceDeed(editedAwards, 'section'),
    deletingDeed(editedAwards),
  ]),
  describedList(editedAlbums, 'title', [
    ...publishingDeeds(editedAlbums),
    choiceDeed(editedAlbums, 'section'),
    deletingDeed(editedAlbums),
  ]),
  describedList(editedSurveys, 'title', [...publishingDeeds(editedSurveys), deletingDeed(editedSurveys)]),
  describedList(editedRewards, 'name', [...publishingDeeds(editedRewards), deletingDeed(editedRewards)]),
  ordersBulk,
  describedList(editedTools, 'title', [...publishingDeeds(editedTools), deletingDeed(editedTools)]),
  describedList(editedNewsletterIssues, 'title', [
    ...issueDeeds,
    choiceDeed(editedNewsletterIssues, 'section'),
    deletingDeed(editedNewsletterIssues),
  ]),
  describedList(editedSubscriptions, 'email', [deletingDeed(editedSubscriptions)]),
  describedList(editedContactMessages, 'number', [
    flagDeed(editedContactMessages, 'markDone', 'done', true),
    flagDeed(editedContactMessages, 'markOpen', 'done', false),
    deletingDeed(editedContactMessages),
  ]),
];
