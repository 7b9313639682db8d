import type { ComponentType } from 'react';
import { Route, Routes } from 'react-router-dom';
import { NoSuchPage } from '#client/features/settings/index';
import type { ContentPage } from '#client/platform/generated/schema';
import { lazyScreen } from '#client/platform/lazy-loading/lazy-screen';
import { sectionPath } from './section-path';
import { SectionLayout, useSection } from './section-layout';
import { SectionOverview } from './section-overview';

const ArticlesPage = lazyScreen(() => import('../articles/articles-page'));
const ArticlePage = lazyScreen(() => import('../articles/article-page'));
const AlbumPage = lazyScreen(() => import('../gallery/album-page'));
const AwardsPage = lazyScreen(() => import('../awards/awards-page'));
const GalleryPage = lazyScreen(() => import('../gallery/gallery-page'));
const IssuePage = lazyScreen(() => import('../newsletter/issue-page'));
const NewsletterPage = lazyScreen(() => import('../newsletter/newsletter-page'));
const ProsPage = lazyScreen(() => import('../pros/pros-page'));
const PrizeWinnersPage = lazyScreen(() => import('../awards/prize-winners-page'));
const SurveySentPage = lazyScreen(() => import('../surveys/survey-sent-page'));
const SurveysPage = lazyScreen(() => import('../surveys/surveys-page'));

function NoPage() {
  return <NoSuchPage textId="section.noPage" to={sectionPath(useSection().key)} toId="section.overview" />;
}

/** The routes below a section, with the page that each belongs to. */
const addresses: readonly [path: string, page: ContentPage, Page: ComponentType][] = [
  ['articles', 'articles', ArticlesPage],
  ['pros', 'pros', ProsPage],
  ['prize-winners', 'prize_winners', PrizeWinnersPage],
  ['newsletter', 'newsletter', NewsletterPage],
  ['newsletter/:number', 'newsletter', IssuePage],
  ['gallery', 'gallery', GalleryPage],
  ['gallery/:slug', 'gallery', AlbumPage],
  ['awards', 'awards', AwardsPage],
  ['survey', 'survey', SurveysPage],
  ['survey/:id/sent', 'survey', SurveySentPage],
];

/** Renders a page only if the section contains it. */
function Visible({ page, Page }: { page: ContentPage; Page: ComponentType }) {
  return useSection().pages.some((each) => each.page === page) ? <Page /> : <NoPage />;
}

/** The routes of a section. */
export default function SectionRoutes() {
  return (
    <Routes>
      <Route path="articles/:slug" element={<ArticlePage />} />
      <Route element={<SectionLayout />}>
        <Route index element={<SectionOverview />} />
        {addresses.map(([path, page, Page]) => (
          <Route key={path} path={path} element={<Visible page={page} Page={Page} />} />
        ))}
        <Route path="*" element={<NoPage />} />
      </Route>
    </Routes>
  );
}
