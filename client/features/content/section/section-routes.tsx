import type { ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { NoSuchPage } from '#client/features/settings/public';
import type { ContentPage } from '#client/platform/generated/schema';
import { lazyScreen } from '#client/platform/lazy-screen';
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

/** A page that is there only where the section shows it. */
function Shown({ page, children }: { page: ContentPage; children: ReactNode }) {
  return useSection().pages.some((each) => each.page === page) ? children : <NoPage />;
}

/** Every address of a section. */
export default function SectionRoutes() {
  return (
    <Routes>
      <Route path="articles/:slug" element={<ArticlePage />} />
      <Route element={<SectionLayout />}>
        <Route index element={<SectionOverview />} />
        <Route
          path="articles"
          element={
            <Shown page="articles">
              <ArticlesPage />
            </Shown>
          }
        />
        <Route
          path="pros"
          element={
            <Shown page="pros">
              <ProsPage />
            </Shown>
          }
        />
        <Route
          path="prize-winners"
          element={
            <Shown page="prize_winners">
              <PrizeWinnersPage />
            </Shown>
          }
        />
        <Route
          path="newsletter"
          element={
            <Shown page="newsletter">
              <NewsletterPage />
            </Shown>
          }
        />
        <Route
          path="newsletter/:number"
          element={
            <Shown page="newsletter">
              <IssuePage />
            </Shown>
          }
        />
        <Route
          path="gallery"
          element={
            <Shown page="gallery">
              <GalleryPage />
            </Shown>
          }
        />
        <Route
          path="gallery/:slug"
          element={
            <Shown page="gallery">
              <AlbumPage />
            </Shown>
          }
        />
        <Route
          path="awards"
          element={
            <Shown page="awards">
              <AwardsPage />
            </Shown>
          }
        />
        <Route
          path="survey"
          element={
            <Shown page="survey">
              <SurveysPage />
            </Shown>
          }
        />
        <Route
          path="survey/:id/sent"
          element={
            <Shown page="survey">
              <SurveySentPage />
            </Shown>
          }
        />
        <Route path="*" element={<NoPage />} />
      </Route>
    </Routes>
  );
}
