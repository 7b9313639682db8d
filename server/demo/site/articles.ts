import { inEnglish } from '#server/platform/language/i18n';
import type { EntityManager } from 'typeorm';
import { AccountKindEnum } from '#server/features/accounts/account.enums';
import { Article } from '#server/features/content/articles/article.entity';
import { ArticleTopicEnum } from '#server/features/content/articles/article.enums';
import { readingMinutes } from '#server/features/content/articles/reading-minutes';
import { ContentSectionKeyEnum } from '#server/features/content/section/section.enums';
import { noteOutdated } from '#server/features/editing/outdated/note-outdated';
import { RoleEnum, UserTypeEnum } from '#server/features/profile/profile.enums';
import { useLockedAssets } from '#server/features/uploads/assets/use-asset';
import { publishedAt } from '../dates';
import { demoId } from '../ids';
import { insertResource } from '../insert-resource';
import { part, picturesOf, toStoredPart } from './parts';
import { addDemoPicture, demoPicture } from '../pictures';
import { readContentFolder } from '../reading/read-content';
import { list, localized, nullable, number, object, oneOfEnum, type ShapeOf, text } from '../reading/shapes';

/**
 * `age` is in days: negative in the future, null for a draft. `module` is the module whose test the article prepares
 * for.
 */
const articleContent = object(
  {
    age: nullable(number),
    topic: oneOfEnum(ArticleTopicEnum),
    title: localized,
    summary: localized,
    parts: list(part),
  },
  {
    section: oneOfEnum(ContentSectionKeyEnum),
    roles: list(oneOfEnum(RoleEnum)),
    userTypes: list(oneOfEnum(UserTypeEnum)),
    accountKinds: list(oneOfEnum(AccountKindEnum)),
    picture: demoPicture,
    module: text,
  },
);

type DemoArticle = ShapeOf<typeof articleContent>;

/** Returns the articles by slug, which is the file name. */
export const readDemoArticles = (): [slug: string, article: DemoArticle][] =>
  readContentFolder('articles', articleContent);

async function loadArticle(manager: EntityManager, slug: string, article: DemoArticle): Promise<void> {
  const { picture, module, age, section = 'whats-new', ...values } = article;
  const id = demoId('article', slug);
  const parts = article.parts.map(toStoredPart);
  const assetIds: string[] = [];
  for (const each of picturesOf(article.parts)) assetIds.push(await addDemoPicture(manager, each));
  await insertResource(
    manager,
    Article,
    id,
    {
      ...values,
      slug,
      section,
      parts,
      readingMinutes: readingMinutes(parts),
      pictureId: picture ? await addDemoPicture(manager, picture) : null,
      moduleId: module ? demoId('module', module) : null,
      publishAt: publishedAt(age),
    },
    Math.max(0, age ?? 0),
  );
  if (assetIds.length === 0) return;
  await useLockedAssets(
    manager,
    assetIds.map((assetId) => ({ kind: 'article_part', id, assetId })),
  );
}

/** Marks a title as edited after its translation into French. */
async function noteOutdatedTitle(
  manager: EntityManager,
  slug: string,
  title: DemoArticle['title'],
): Promise<void> {
  const previous = { ...inEnglish('All-terrain rebate'), fr: title.fr };
  await noteOutdated(manager, { kind: 'article', id: demoId('article', slug) }, previous, title);
}

/** Adds the articles with their pictures. The modules that they name exist. */
export async function loadDemoArticles(manager: EntityManager): Promise<void> {
  for (const [slug, article] of readDemoArticles()) {
    await loadArticle(manager, slug, article);
    if (slug === 'all-terrain-rebate') await noteOutdatedTitle(manager, slug, article.title);
  }
}
