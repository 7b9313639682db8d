import { Suspense } from 'react';
import { Outlet, useLocation, useOutletContext } from 'react-router-dom';
import { NoSuchPage } from '#client/features/settings/index';
import { errorCode, missingEntry } from '#client/platform/requests/error-code';
import { Page } from '#client/ui/layout/layout';
import { Loading, Waiting } from '#client/ui/feedback/states';
import { placeOf } from './section-address';
import { SectionBar } from './section-bar';
import { SectionEntry } from './section-entry';
import { SectionLinks } from './section-links';
import styles from './section-layout.module.css';
import { useContentSectionQuery, type SectionFrameFragment } from './section.generated';

/** Returns the section of the current page. */
export const useSection = (): SectionFrameFragment => useOutletContext<SectionFrameFragment>();

function Frame({ section }: { section: SectionFrameFragment }) {
  const { page } = placeOf(useLocation().pathname);
  return (
    <>
      <SectionBar section={section} page={page} />
      <Page>
        <div className={styles.columns}>
          <aside className={`desk-only ${styles.side}`}>
            <p className={`cond ${styles.title}`}>{section.title}</p>
            <SectionLinks section={section} />
          </aside>
          <div className={styles.main}>
            <Suspense fallback={<Loading lines={6} />}>
              <Outlet context={section} />
            </Suspense>
          </div>
        </div>
      </Page>
    </>
  );
}

/** The layout of a section's pages: its navigation at the left, or above on phones. */
export function SectionLayout() {
  const { key } = placeOf(useLocation().pathname);
  const { data, error, refetch } = useContentSectionQuery({ variables: { key } });
  const bucket = missingEntry(error);
  if (bucket && errorCode(error) === 'PROGRAM_ENTRY_REQUIRED') return <SectionEntry bucket={bucket} />;
  if (!data) {
    return (
      <Page>
        <Waiting error={error} onRetry={() => void refetch()} lines={6} />
      </Page>
    );
  }
  const { contentSection } = data;
  if (!contentSection) return <NoSuchPage textId="notFound.text" to="/" toId="notFound.home" />;
  return <Frame section={contentSection} />;
}
