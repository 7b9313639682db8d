import { type Audience, isVisibleTo } from '#server/features/profile/audience/audience';
import type { Bucket } from '#server/features/programs/program.policy';
import { requireReader } from '#server/platform/access/policy';
import type { ApiClient, Person, Viewer } from '#server/platform/access/viewer';
import { type ContentPage, ContentPageEnum, type ContentSectionKey } from './section.enums';

/** Signed-in people and API clients can read sections. */
export const assertCanReadSections = (viewer: Viewer): Person | ApiClient => requireReader(viewer);

/** Returns the program that a section requires; null for other sections. */
export const programOf = (key: ContentSectionKey): Bucket | null =>
  key === 'gold-retailer-program' ? 'retailer' : null;

/** Returns the visible pages of a section in order. */
export const visiblePages = ({ pages }: { pages: readonly ContentPage[] }): ContentPage[] =>
  Object.values(ContentPageEnum).filter((page) => pages.includes(page));

/** Returns true if the viewer can see a section. */
export const isSectionVisible = (viewer: Viewer, section: Audience): boolean => isVisibleTo(viewer, section);
