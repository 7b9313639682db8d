import type { RewardValues } from '#server/features/rewards/reward.entity';
import { nextReward } from '#server/features/rewards/rewards.service';
import { proModules } from '#server/features/training/module/pro-modules';
import type { ModuleValues } from '#server/features/training/module/module.types';
import { AppError } from '#server/platform/errors';
import type { Viewer } from '#server/platform/access/viewer';
import type { ArticleValues } from '../articles/article.types';
import { articles } from '../articles/articles.service';
import type { AwardValues } from '../awards/award.entity';
import { latestAwards } from '../awards/awards.service';
import type { IssueValues } from '../newsletter/newsletter.types';
import { newsletterIssues } from '../newsletter/newsletter.service';
import { isSubscribed } from '../newsletter/subscription.service';
import type { ContentSectionKey } from '../section/section.enums';
import { firstSteps } from './first-steps';
import type { HomeStep } from './first-steps.types';
import { maxEntries } from './home-block.entity';

const closed: readonly string[] = ['NOT_FOUND', 'PROGRAM_ENTRY_REQUIRED'];

/** Returns a list of a section; empty if the section doesn't show it or requires program access. */
async function unlessClosed<T>(listed: Promise<T[]>): Promise<T[]> {
  try {
    return await listed;
  } catch (error) {
    if (error instanceof AppError && closed.includes(error.code)) return [];
    throw error;
  }
}

/** Loads the content that the blocks of a response show. Each kind is loaded once, on first use. */
export class BlockContent {
  readonly #read = new Map<string, Promise<unknown>>();

  constructor(private readonly viewer: Viewer) {}

  #once<T>(name: string, read: () => Promise<T>): Promise<T> {
    let found = this.#read.get(name) as Promise<T> | undefined;
    if (!found) this.#read.set(name, (found = read()));
    return found;
  }

  articles = (section: ContentSectionKey): Promise<ArticleValues[]> =>
    this.#once(`articles of ${section}`, () =>
      unlessClosed(articles(this.viewer, { section }, maxEntries).then(({ nodes }) => nodes)),
    );

  awards = (section: ContentSectionKey): Promise<AwardValues[]> =>
    this.#once(`awards of ${section}`, () => unlessClosed(latestAwards(this.viewer, section, maxEntries)));

  newestIssue = (section: ContentSectionKey): Promise<IssueValues | null> =>
    this.#once(`issue of ${section}`, async () => {
      const listed = newsletterIssues(this.viewer, { section }, 1).then(({ nodes }) => nodes);
      return (await unlessClosed(listed))[0] ?? null;
    });

  subscribed = (section: ContentSectionKey): Promise<boolean> =>
    this.#once(`subscription of ${section}`, () => isSubscribed(this.viewer, section));

  proModules = (): Promise<ModuleValues[]> =>
    this.#once('modules', () => proModules(this.viewer, maxEntries));

  steps = (): Promise<HomeStep[]> => this.#once('steps', () => firstSteps(this.viewer));

  reward = (): Promise<RewardValues | null> =>
    this.#once('reward', async () => {
      if (this.viewer.kind !== 'person') return null;
      return (await nextReward(this.viewer))?.reward ?? null;
    });
}
