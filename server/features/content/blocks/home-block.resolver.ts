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
import { Cost, ListSize, statementCost } from '#server/platform/graphql/sizes';
import { type ArticleValues, PublishedArticle } from '../articles/article.types';
import { type AwardValues, PublishedAward } from '../awards/award.entity';
import { type IssueValues, PublishedIssue } from '../newsletter/newsletter.types';
import { type Arrangement, arrangeHome } from './arrange-home';
import { HomeStep } from './first-steps.types';
import { HomeBlock, mostEntries, ShownHomeBlock } from './home-block.entity';
import { type BlockWithContent, homeBlocks, previewHome } from './home-blocks.service';

/** Blocks that are expected on a page. */
const usualBlocks = 15;

/** What is read once for all blocks of an answer: articles, awards, a reward by the points, modules with what was done, steps. */
const contentCost = 8 * statementCost;

const otherKinds = 'null in blocks of other kinds.';

@InputType({ description: 'How the home page is arranged.' })
class ArrangeHomeInput implements Arrangement {
  @Field(() => [ID], { description: 'IDs of all blocks, from top to bottom.' })
  ids!: string[];

  @Field(() => [ID], { description: 'IDs of those that nobody sees.' })
  hiddenIds!: string[];

  @Field(() => DateTime, {
    description:
      'The newest `updatedAt` of all blocks as they were read; CONFLICT, with the blocks as they are now, where one was ' +
      'changed, added or deleted since.',
  })
  updatedAt!: Date;
}

@ObjectType({ description: 'Result of the change.', simpleResolvers: true })
class ArrangeHomePayload {
  @ListSize(usualBlocks)
  @Field(() => [HomeBlock], { description: 'All blocks as they are now, from top to bottom.' })
  homeBlocks!: HomeBlock[];
}

@Resolver(() => ShownHomeBlock)
export class HomeBlockResolver {
  @Authorized('read_results')
  @Cost(contentCost)
  @ListSize(usualBlocks)
  @Query(() => [ShownHomeBlock], {
    description: "Lists the blocks of the caller's home page, from top to bottom.",
  })
  homeBlocks(@Ctx() { viewer }: Context): Promise<BlockWithContent[]> {
    return homeBlocks(viewer);
  }

  @Authorized('admin', 'read_results')
  @Cost(contentCost)
  @ListSize(usualBlocks)
  @Query(() => [ShownHomeBlock], {
    description:
      'Lists all blocks of the home page, including hidden ones and those for others, with the content ' +
      'that the caller would see. For administrators and API clients.',
  })
  previewHome(@Ctx() { viewer }: Context): Promise<BlockWithContent[]> {
    return previewHome(viewer);
  }

  @ListSize(mostEntries)
  @FieldResolver(() => [PublishedArticle], {
    nullable: true,
    description: `Of WhatsNewSection: the newest articles of its section, four unless its amount says otherwise; ${otherKinds}`,
  })
  async articles(@Root() block: BlockWithContent): Promise<ArticleValues[] | null> {
    const { kind, section, amount, content } = block;
    if (kind !== 'WhatsNewSection') return null;
    return (await content.articles(section ?? 'whats-new')).slice(0, amount ?? 4);
  }

  @ListSize(mostEntries)
  @FieldResolver(() => [PublishedAward], {
    nullable: true,
    description: `Of Awards: what was won last, three unless its amount says otherwise; ${otherKinds}`,
  })
  async awards(@Root() block: BlockWithContent): Promise<AwardValues[] | null> {
    const { kind, section, amount, content } = block;
    if (kind !== 'Awards') return null;
    return (await content.awards(section ?? 'pro-training')).slice(0, amount ?? 3);
  }

  @ListSize(mostEntries)
  @FieldResolver(() => [Module], {
    nullable: true,
    description: `Of ProTraining: modules with PRO tests, five unless its amount says otherwise; ${otherKinds}`,
  })
  async proModules(@Root() { kind, amount, content }: BlockWithContent): Promise<ModuleValues[] | null> {
    return kind === 'ProTraining' ? (await content.proModules()).slice(0, amount ?? 5) : null;
  }

  @FieldResolver(() => PublishedIssue, {
    nullable: true,
    description: `Of Newsletter: the newest issue of its section; null where there is none, and ${otherKinds}`,
  })
  newsletterIssue(@Root() { kind, section, content }: BlockWithContent): Promise<IssueValues | null> | null {
    return kind === 'Newsletter' ? content.newestIssue(section ?? 'pro-training') : null;
  }

  @FieldResolver(() => Boolean, {
    nullable: true,
    description: `Of Newsletter: whether the issues come to the caller by e-mail; ${otherKinds}`,
  })
  subscribed(@Root() { kind, section, content }: BlockWithContent): Promise<boolean> | null {
    return kind === 'Newsletter' ? content.subscribed(section ?? 'pro-training') : null;
  }

  @FieldResolver(() => OfferedReward, {
    nullable: true,
    description:
      'Of Merch: the cheapest reward that the caller has too few points for, or the dearest where there are enough for ' +
      `all; null where none is offered, and ${otherKinds}`,
  })
  reward(@Root() { kind, content }: BlockWithContent): Promise<RewardValues | null> | null {
    return kind === 'Merch' ? content.reward() : null;
  }

  @ListSize(6)
  @FieldResolver(() => [HomeStep], {
    nullable: true,
    description: `Of GettingStarted: what the caller does first, in its order; ${otherKinds}`,
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
    @Arg('input', { description: 'What is asked for.' }) input: ArrangeHomeInput,
  ): Promise<ArrangeHomePayload> {
    return { homeBlocks: await arrangeHome(viewer, input) };
  }
}
