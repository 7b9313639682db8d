import { type Audience, isVisibleTo } from '#server/features/profile/audience/audience';
import type { Bucket } from '#server/features/programs/program.policy';
import { requireReader } from '#server/platform/access/policy';
import type { ApiClient, Person, Viewer } from '#server/platform/access/viewer';
import { type ContentPage, ContentPageEnum, type ContentSectionKey } from './section.enums';

/** Everybody who is signed in reads sections, and API clients do. */
export const assertCanReadSections = (viewer: Viewer): Person | ApiClient => requireReader(viewer);

/** The program that has to be entered before a section is read; null for the others. */
export const programOf = (key: ContentSectionKey): Bucket | null =>
  key === 'gold-retailer-program' ? 'retailer' : null;

/** The pages of a section that are shown, in their order. */
export const visiblePages = ({ pages }: { pages: readonly ContentPage[] }): ContentPage[] =>
  Object.values(ContentPageEnum).filter((page) => pages.includes(page));

/** Whether the viewer sees a section at all. */
export const isSectionVisible = (viewer: Viewer, section: Audience): boolean => isVisibleTo(viewer, section);
