import { Link, Route, Routes } from 'react-router-dom';
import {
  audienceFields,
  picture,
  publication,
  publishAt,
  ResourceRoutes,
  type DefineResource,
} from '#client/features/editing/index';
import {
  CreateArticleDocument,
  DeleteArticleDocument,
  AdminArticleDocument,
  AdminArticlesDocument,
  UpdateArticleDocument,
  type ArticleFieldsFragment,
  type ArticleRowFieldsFragment,
} from '#client/platform/generated/described.generated';
import type { ArticleTopic } from '#client/platform/generated/schema';
import type { Words } from '#client/ui/editor/described/field';
import { choice, localizedLine } from '#client/ui/editor/described/kinds';
import { slug } from '#client/ui/editor/described/kinds-more';
import { topicNames } from '../../articles/topics';
import { moduleChoice } from '../parts/module-choice';
import { parts } from '../parts/parts-field';
import { sectionNames } from '../section-names';
import { ArticlePreview } from './article-preview';

const fields = {
  title: localizedLine({ label: 'admin.articles.title', maxLength: 200, title: true }),
  summary: {
    ...localizedLine({ label: 'admin.articles.summary', hint: 'admin.articles.summaryHint', maxLength: 300 }),
    cell: undefined,
  },
  section: choice({
    label: 'admin.sections.key',
    names: sectionNames,
    initial: 'whats_new',
    row: 'where',
  }),
  topic: choice<ArticleTopic>({
    label: 'articles.topic',
    names: topicNames,
    initial: 'products',
    row: 'where',
  }),
  slug: {
    ...slug({ label: 'admin.articles.slug', hint: 'admin.articles.slugHint', from: 'title', row: 'where' }),
    cell: undefined,
  },
  publishAt: publishAt(),
  moduleId: moduleChoice({ label: 'admin.articles.module', hint: 'admin.articles.moduleHint', row: 'when' }),
  pictureId: picture({ label: 'admin.articles.picture' }),
  parts: parts({ label: 'admin.articles.parts', hint: 'admin.articles.partsHint', files: true }),
  ...audienceFields,
};

const state = (article: ArticleFieldsFragment, words: Words) => (
  <>
    {publication(article, words)}
    {' · '}
    <Link to={`/admin/articles/${article.id}/preview`}>{words.text('admin.articles.preview')}</Link>
  </>
);

const articles: DefineResource<typeof fields, ArticleRowFieldsFragment, ArticleFieldsFragment> = {
  path: '/admin/articles',
  fields,
  list: AdminArticlesDocument,
  listName: 'adminArticles',
  actions: [{ name: 'publish' }, { name: 'unpublish' }, { name: 'section' }, { name: 'delete' }],
  one: AdminArticleDocument,
  create: CreateArticleDocument,
  update: UpdateArticleDocument,
  remove: DeleteArticleDocument,
  state,
  texts: {
    several: 'admin.articles',
    count: 'admin.articles.count',
    add: 'admin.articles.add',
    none: 'admin.articles.none',
    gone: 'admin.articles.gone',
    search: 'admin.articles.search',
    deleteTitle: 'admin.articles.deleteTitle',
    deleteText: 'admin.articles.deleteText',
  },
};

/** The administration of articles, with a preview for each. */
export default function Articles() {
  return (
    <Routes>
      <Route path=":id/preview" element={<ArticlePreview />} />
      <Route path="*" element={<ResourceRoutes of={articles} />} />
    </Routes>
  );
}
