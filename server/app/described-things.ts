import type { ClassType } from 'type-graphql';
import { editedAccounts } from '#server/features/accounts/edited-accounts';
import { AwardResolver } from '#server/features/content/awards/award.resolver';
import { editedAwards } from '#server/features/content/awards/awards.service';
import { ArticleResolver } from '#server/features/content/articles/article.resolver';
import { editedArticles } from '#server/features/content/articles/articles.service';
import { AlbumResolver } from '#server/features/content/gallery/album.resolver';
import { editedAlbums } from '#server/features/content/gallery/albums.service';
import { NewsletterResolver } from '#server/features/content/newsletter/newsletter.resolver';
import { SubscriptionResolver } from '#server/features/content/newsletter/subscription.resolver';
import { editedSubscriptions } from '#server/features/content/newsletter/subscription.service';
import { editedNewsletterIssues } from '#server/features/content/newsletter/newsletter.service';
import { HomeBlockResolver } from '#server/features/content/blocks/home-block.resolver';
import { editedHomeBlocks } from '#server/features/content/blocks/home-blocks.service';
import { SectionResolver } from '#server/features/content/section/section.resolver';
import { editedContentSections } from '#server/features/content/section/sections.service';
import { editedContactMessages } from '#server/features/contact/contact.service';
import { SurveyResolver } from '#server/features/content/surveys/survey.resolver';
import { editedSurveys } from '#server/features/content/surveys/surveys.service';
import type { Edited } from '#server/features/editing/edited';
import type { FurtherColumns } from '#server/features/editing/csv/columns';
import type { Things } from '#server/features/editing/things.types';
import { editedMenuLinks } from '#server/features/menus/edited-menu-links';
import { testInModuleFiles } from '#server/features/authoring/test/test-in-module-files';
import { editedTests } from '#server/features/authoring/test/edited-tests';
import { editedQuestions } from '#server/features/authoring/questions/edited-questions';
import { editedDownloads } from '#server/features/modules/files/edited-downloads';
import { editedModuleImages } from '#server/features/modules/images/edited-module-images';
import { RewardResolver } from '#server/features/rewards/reward.resolver';
import { editedRewards } from '#server/features/rewards/rewards.service';
import { ToolResolver } from '#server/features/programs/tools/tool.resolver';
import { editedTools } from '#server/features/programs/tools/tools.service';
import { editedModules } from '#server/features/modules/editing/edited-modules';

interface DescribedThings {
  things: Things<Edited>;
  /** Whether there is no more to it than its row, so that deleting and the client's operations follow too. */
  simple: boolean;
  /** Whether the client lists it by what is described alone; simple things are. */
  listed?: boolean;
  /** Whether its row and what its rules say is all that goes with it when it is deleted. */
  deletes?: boolean;
  /** False where new ones come in a way of their own, or never. */
  creates?: boolean;
  /** What answers learners, where no other resolver does. */
  learners?: ClassType;
  /** What its files have that its own room does not know. */
  further?: FurtherColumns<Edited>;
}

/** Every kind of things that is described: its table, resolvers and the client's fragments come from here. */
export const describedThings: readonly DescribedThings[] = [
  { things: editedContactMessages, simple: false, creates: false, deletes: true },
  { things: editedAccounts, simple: true, deletes: false },
  { things: editedMenuLinks, simple: true },
  { things: editedModules, simple: false, listed: true, further: testInModuleFiles },
  { things: editedModuleImages, simple: false, creates: false, deletes: true },
  { things: editedDownloads, simple: false, deletes: true },
  { things: editedTests, simple: false },
  { things: editedQuestions, simple: false, deletes: true },
  { things: editedTools, simple: true, learners: ToolResolver },
  {
    things: editedContentSections,
    simple: true,
    creates: false,
    deletes: false,
    learners: SectionResolver,
  },
  { things: editedSurveys, simple: true, learners: SurveyResolver },
  { things: editedRewards, simple: true, learners: RewardResolver },
  { things: editedArticles, simple: true, learners: ArticleResolver },
  { things: editedAlbums, simple: true, learners: AlbumResolver },
  {
    things: editedSubscriptions,
    simple: false,
    creates: false,
    deletes: true,
    learners: SubscriptionResolver,
  },
  { things: editedNewsletterIssues, simple: true, learners: NewsletterResolver },
  { things: editedAwards, simple: true, learners: AwardResolver },
  { things: editedHomeBlocks, simple: true, learners: HomeBlockResolver },
];
