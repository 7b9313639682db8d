import type { EntityManager } from 'typeorm';
import { Article } from '#server/features/content/articles/article.entity';
import { readingMinutes } from '#server/features/content/articles/reading-minutes';
import { noteOutdated } from '#server/features/editing/outdated/note-outdated';
import { useHeldAssets } from '#server/features/uploads/assets/use-asset';
import { now } from '#server/platform/clock';
import { demoId } from '../ids';
import { insertThing } from '../insert-thing';
import { addDemoPicture, type DemoPicture } from '../pictures';
import { newsArticles } from './news';
import { productArticles } from './products';
import { sectionArticles } from './section-news';
import type { DemoArticle } from './write';
import { articlesOfYears } from './years';

export const demoArticles: readonly DemoArticle[] = [
  ...productArticles,
  ...newsArticles,
  ...sectionArticles,
  ...articlesOfYears,
];

const figures: readonly DemoPicture[] = ['gauge-in-tread'];
const day = 86_400_000;

async function loadArticle(manager: EntityManager, article: DemoArticle): Promise<void> {
  const { picture, module, age, section = 'whats-new', parts, ...values } = article;
  const id = demoId('article', article.slug);
  await insertThing(
    manager,
    Article,
    id,
    {
      ...values,
      section,
      parts,
      readingMinutes: readingMinutes(parts),
      pictureId: picture ? await addDemoPicture(manager, picture) : null,
      moduleId: module ? demoId('module', module) : null,
      publishAt: age === null ? null : new Date(now().getTime() - age * day).toISOString(),
    },
    Math.max(0, age ?? 0),
  );
  const shown = parts.flatMap(({ pictureId }) => pictureId ?? []);
  await useHeldAssets(
    manager,
    shown.map((assetId) => ({ kind: 'article_part', id, assetId })),
  );
}

/** One heading was made clearer after it was translated into French. */
async function leaveBehind(manager: EntityManager): Promise<void> {
  const { slug, title: after } = newsArticles.find(({ slug: of }) => of === 'all-terrain-rebate')!;
  const before = { en: 'All-terrain rebate', es: '', fr: after.fr };
  await noteOutdated(manager, { kind: 'article', id: demoId('article', slug) }, before, after);
}

/** Adds the articles with their pictures; the modules that they name are there. */
export async function loadDemoArticles(manager: EntityManager): Promise<void> {
  for (const key of figures) await addDemoPicture(manager, key);
  for (const article of demoArticles) await loadArticle(manager, article);
  await leaveBehind(manager);
}
