import {
  Arg,
  Authorized,
  Ctx,
  Field,
  FieldResolver,
  ID,
  InputType,
  Mutation,
  ObjectType,
  Query,
  Resolver,
  Root,
} from 'type-graphql';
import { OfferedReward, type RewardValues } from '#server/features/rewards/reward.entity';
import { Module, type ModuleValues } from '#server/features/training/module/module.types';
import type { Context } from '#server/platform/context';
import { DateTime } from '#server/platform/graphql/date-time';
import { Cost, ListSize, statementCost } from '#server/platform/graphql/limits/sizes';
import { type ArticleValues, PublishedArticle } from '../articles/article.types';
import { type AwardValues, PublishedAward } from '../awards/award.entity';
import { type IssueValues, PublishedIssue } from '../newsletter/newsletter.types';
import { type Arrangement, arrangeHome } from './arrange-home';
import { HomeStep } from './first-steps.types';
import { HomeBlock, maxEntries, VisibleHomeBlock } from './home-block.entity';
import { type BlockWithContent, homeBlocks, previewHome } from './home-blocks.service';

/** The typical number of blocks on a page. */
const defaultBlocks = 15;

/** The statements that all blocks of a response share: articles, awards, a reward, modules with progress, and steps. */
const contentCost = 8 * statementCost;

const otherKinds = 'Null in blocks of other kinds.';

@InputType({ description: 'Order and visibility of the blocks of the home page.' })
class ArrangeHomeInput implements Arrangement {
  @Field(() => [ID], { description: 'IDs of all blocks, from top to bottom.' })
  ids!: string[];

  @Field(() => [ID], { description: 'IDs of the blocks to hide.' })
  hiddenIds!: string[];

  @Field(() => DateTime, {
    description:
      'Latest `updatedAt` of all blocks as you read them. If a block has been changed, added or deleted ' +
      'since, the answer is CONFLICT with the current blocks.',
  })
  updatedAt!: Date;
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
class ArrangeHomePayload {
  @ListSize(defaultBlocks)
  @Field(() => [HomeBlock], { description: 'All blocks after the change, from top to bottom.' })
  homeBlocks!: HomeBlock[];
}

@Resolver(() => VisibleHomeBlock)
export class HomeBlockResolver {
  @Authorized('read_results')
  @Cost(contentCost)
  @ListSize(defaultBlocks)
  @Query(() => [VisibleHomeBlock], {
    description: "Lists the blocks of the caller's home page, from top to bottom.",
  })
  homeBlocks(@Ctx() { viewer }: Context): Promise<BlockWithContent[]> {
    return homeBlocks(viewer);
  }

  @Authorized('admin', 'read_results')
  @Cost(contentCost)
  @ListSize(defaultBlocks)
  @Query(() => [VisibleHomeBlock], {
    description:
      'Lists all blocks of the home page with their content as the caller would see it. Includes hidden ' +
      'blocks and those for others. For administrators and API clients.',
  })
  previewHome(@Ctx() { viewer }: Context): Promise<BlockWithContent[]> {
    return previewHome(viewer);
  }

  @ListSize(maxEntries)
  @FieldResolver(() => [PublishedArticle], {
    nullable: true,
    description:
      'Newest articles of the section of a WhatsNewSection block, 4 unless it has another amount. ' +
      `${otherKinds}`,
  })
  async articles(@Root() block: BlockWithContent): Promise<ArticleValues[] | null> {
    const { kind, section, amount, content } = block;
    if (kind !== 'WhatsNewSection') return null;
    return (await content.articles(section ?? 'whats-new')).slice(0, amount ?? 4);
  }

  @ListSize(maxEntries)
  @FieldResolver(() => [PublishedAward], {
    nullable: true,
    description: `Most recent awards of an Awards block, 3 unless it has another amount. ${otherKinds}`,
  })
  async awards(@Root() block: BlockWithContent): Promise<AwardValues[] | null> {
    const { kind, section, amount, content } = block;
    if (kind !== 'Awards') return null;
    return (await content.awards(section ?? 'pro-training')).slice(0, amount ?? 3);
  }

  @ListSize(maxEntries)
  @FieldResolver(() => [Module], {
    nullable: true,
    description: `Modules with PRO tests of a ProTraining block, 5 unless it has another amount. ${otherKinds}`,
  })
  async proModules(@Root() { kind, amount, content }: BlockWithContent): Promise<ModuleValues[] | null> {
    return kind === 'ProTraining' ? (await content.proModules()).slice(0, amount ?? 5) : null;
  }

  @FieldResolver(() => PublishedIssue, {
    nullable: true,
    description: `Newest issue of the section of a Newsletter block. Null if there is none. ${otherKinds}`,
  })
  newsletterIssue(@Root() { kind, section, content }: BlockWithContent): Promise<IssueValues | null> | null {
    return kind === 'Newsletter' ? content.newestIssue(section ?? 'pro-training') : null;
  }

  @FieldResolver(() => Boolean, {
    nullable: true,
    description: `Whether the caller subscribes to the newsletter of a Newsletter block. ${otherKinds}`,
  })
  subscribed(@Root() { kind, section, content }: BlockWithContent): Promise<boolean> | null {
    return kind === 'Newsletter' ? content.subscribed(section ?? 'pro-training') : null;
  }

  @FieldResolver(() => OfferedReward, {
    nullable: true,
    description:
      "Reward of a Merch block: the cheapest one that the caller can't afford yet, or the most " +
      `expensive one. Null if no reward is offered. ${otherKinds}`,
  })
  reward(@Root() { kind, content }: BlockWithContent): Promise<RewardValues | null> | null {
    return kind === 'Merch' ? content.reward() : null;
  }

  @ListSize(6)
  @FieldResolver(() => [HomeStep], {
    nullable: true,
    description: `First steps of a GettingStarted block, in their order. ${otherKinds}`,
  })
  steps(@Root() { kind, content }: BlockWithContent): Promise<HomeStep[]> | null {
    return kind === 'GettingStarted' ? content.steps() : null;
  }

  @Authorized('admin')
  @Mutation(() => ArrangeHomePayload, {
    description: 'Orders and hides the blocks of the home page, all at once. Audited.',
  })
  async arrangeHome(
    @Ctx() { viewer }: Context,
    @Arg('input', { description: 'Order and visibility of the blocks.' }) input: ArrangeHomeInput,
  ): Promise<ArrangeHomePayload> {
    return { homeBlocks: await arrangeHome(viewer, input) };
  }
}
