import type { ClassType } from 'type-graphql';
import { adminAccounts } from '#server/features/accounts/admin-accounts';
import { AwardResolver } from '#server/features/content/awards/award.resolver';
import { adminAwards } from '#server/features/content/awards/awards.service';
import { ArticleResolver } from '#server/features/content/articles/article.resolver';
import { adminArticles } from '#server/features/content/articles/articles.service';
import { AlbumResolver } from '#server/features/content/gallery/album.resolver';
import { adminAlbums } from '#server/features/content/gallery/albums.service';
import { NewsletterResolver } from '#server/features/content/newsletter/newsletter.resolver';
import { SubscriptionResolver } from '#server/features/content/newsletter/subscription.resolver';
import { adminSubscriptions } from '#server/features/content/newsletter/subscription.service';
import { adminNewsletterIssues } from '#server/features/content/newsletter/newsletter.service';
import { HomeBlockResolver } from '#server/features/content/blocks/home-block.resolver';
import { adminHomeBlocks } from '#server/features/content/blocks/home-blocks.service';
import { SectionResolver } from '#server/features/content/section/section.resolver';
import { adminContentSections } from '#server/features/content/section/sections.service';
import { adminContactMessages } from '#server/features/contact/contact.service';
import { SurveyResolver } from '#server/features/content/surveys/survey.resolver';
import { adminSurveys } from '#server/features/content/surveys/surveys.service';
import type { Edited } from '#server/features/editing/edited';
import type { FurtherColumns } from '#server/features/editing/csv/columns';
import type { ResourceService } from '#server/features/editing/resources.types';
import { adminMenuLinks } from '#server/features/menus/admin-menu-links';
import { testInModuleFiles } from '#server/features/authoring/test/test-in-module-files';
import { adminTests } from '#server/features/authoring/test/admin-tests';
import { adminQuestions } from '#server/features/authoring/questions/admin-questions';
import { adminDownloads } from '#server/features/modules/files/admin-downloads';
import { adminModuleImages } from '#server/features/modules/images/admin-module-images';
import { RewardResolver } from '#server/features/rewards/reward.resolver';
import { adminRewards } from '#server/features/rewards/rewards.service';
import { ToolResolver } from '#server/features/programs/tools/tool.resolver';
import { adminTools } from '#server/features/programs/tools/tools.service';
import { adminModules } from '#server/features/modules/editing/admin-modules';

interface DescribedResources {
  resources: ResourceService<Edited>;
  /** True if the resource is only its row. Its deletion and the client's operations are then generated too. */
  simple: boolean;
  /** True if the client lists it by generated operations alone. Defaults to `simple`. */
  listed?: boolean;
  /** True if deleting the row and what its rules name is enough to delete the resource. */
  deletes?: boolean;
  /** False if records are created in another way or not at all. */
  creates?: boolean;
  /** The resolver for learners, if no other resolver has it. */
  learners?: ClassType;
  /** Columns of its CSV files that its own feature doesn't know. */
  further?: FurtherColumns<Edited>;
}

/** Every schema-driven resource. Its table, its resolvers and the client's fragments are generated from this list. */
export const describedResources: readonly DescribedResources[] = [
  { resources: adminContactMessages, simple: false, creates: false, deletes: true },
  { resources: adminAccounts, simple: true, deletes: false },
  { resources: adminMenuLinks, simple: true },
  { resources: adminModules, simple: false, listed: true, further: testInModuleFiles },
  { resources: adminModuleImages, simple: false, creates: false, deletes: true },
  { resources: adminDownloads, simple: false, deletes: true },
  { resources: adminTests, simple: false },
  { resources: adminQuestions, simple: false, deletes: true },
  { resources: adminTools, simple: true, learners: ToolResolver },
  {
    resources: adminContentSections,
    simple: true,
    creates: false,
    deletes: false,
    learners: SectionResolver,
  },
  { resources: adminSurveys, simple: true, learners: SurveyResolver },
  { resources: adminRewards, simple: true, learners: RewardResolver },
  { resources: adminArticles, simple: true, learners: ArticleResolver },
  { resources: adminAlbums, simple: true, learners: AlbumResolver },
  {
    resources: adminSubscriptions,
    simple: false,
    creates: false,
    deletes: true,
    learners: SubscriptionResolver,
  },
  { resources: adminNewsletterIssues, simple: true, learners: NewsletterResolver },
  { resources: adminAwards, simple: true, learners: AwardResolver },
  { resources: adminHomeBlocks, simple: true, learners: HomeBlockResolver },
];
