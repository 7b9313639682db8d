import { resourceService } from '#server/features/editing/resources';
import { isVisibleToReader, type Reader } from '#server/features/profile/audience/audience';
import { isOpenProgram } from '#server/features/programs/program.policy';
import { hasEntered } from '#server/features/programs/program.service';
import { currentSettings } from '#server/features/settings/settings.service';
import { versioned } from '#server/platform/cache/cache';
import { selectJson } from '#server/platform/database/database';
import { AppError } from '#server/platform/errors';
import type { LocalizedText } from '#server/platform/language/i18n';
import type { Viewer } from '#server/platform/access/viewer';
import { ContentSection, type VisibleSection } from './content-section.entity';
import { selectSectionCounts } from './section-counts';
import type { ContentPage, ContentSectionKey } from './section.enums';
import { isSectionVisible, assertCanReadSections, programOf, visiblePages } from './section.policy';

/** Actions of administrators on the three fixed sections. */
export const adminContentSections = resourceService(ContentSection, { order: 'title', cache: 'sections' });

type Stored = Pick<ContentSection, 'id' | 'key' | 'pages' | 'roles' | 'userTypes' | 'accountKinds'> & {
  titleTranslations: LocalizedText;
  leadTranslations: LocalizedText;
};

const text = `select json_agg(json_build_object('id', id, 'key', key, 'titleTranslations', title,
    'leadTranslations', lead, 'pages', pages, 'roles', roles, 'userTypes', user_types,
    'accountKinds', account_kinds)) as json
  from content_section`;

const currentSections = versioned('sections', () => selectJson<Stored[]>('content-sections', text));

/**
 * Returns a section that the viewer can read; null if it is for others or doesn't show the given page. Throws
 * PROGRAM_ENTRY_REQUIRED with the program if it requires access.
 */
export async function sectionFor(
  viewer: Viewer,
  key: ContentSectionKey,
  page?: ContentPage,
): Promise<Stored | null> {
  assertCanReadSections(viewer);
  const section = (await currentSections())?.find((each) => each.key === key);
  if (!section || !isSectionVisible(viewer, section)) return null;
  if (page && !visiblePages(section).includes(page)) return null;
  const bucket = programOf(key);
  if (bucket && !(await hasEntered(viewer, bucket))) {
    throw new AppError('PROGRAM_ENTRY_REQUIRED', undefined, { bucket });
  }
  return section;
}

/** Returns why a previewed person can't see a page of a section; null if they can. */
export async function hindranceOf(
  reader: Reader,
  key: ContentSectionKey,
  page: ContentPage,
): Promise<'page_hidden' | 'section_for_others' | 'before_entry' | null> {
  const section = (await currentSections())?.find((each) => each.key === key);
  if (!section || !visiblePages(section).includes(page)) return 'page_hidden';
  if (!isVisibleToReader(reader, section)) return 'section_for_others';
  const bucket = programOf(key);
  if (!bucket || reader.role === 'admin') return null;
  return isOpenProgram(bucket, await currentSettings()) ? 'before_entry' : 'page_hidden';
}

/** A readable section with its visible pages. */
export interface OpenSection {
  key: ContentSectionKey;
  title: LocalizedText;
  pages: ContentPage[];
}

/** Returns the sections that the viewer can read now, without those that require program access first. */
export async function openSections(viewer: Viewer): Promise<OpenSection[]> {
  assertCanReadSections(viewer);
  const visible = ((await currentSections()) ?? []).filter((section) => isSectionVisible(viewer, section));
  const open: OpenSection[] = [];
  for (const section of visible) {
    const bucket = programOf(section.key);
    if (bucket && !(await hasEntered(viewer, bucket))) continue;
    open.push({
      key: section.key,
      title: section.titleTranslations,
      pages: visiblePages(section),
    });
  }
  return open;
}

/** Returns true if the viewer can read a page of a section now. */
export const readsSection = async (
  viewer: Viewer,
  key: ContentSectionKey,
  page: ContentPage,
): Promise<boolean> =>
  (await openSections(viewer)).some((open) => open.key === key && open.pages.includes(page));

/** Returns the pages that a section shows to the viewer; empty if it is for others. */
export async function sectionPages(viewer: Viewer, key: ContentSectionKey): Promise<ContentPage[]> {
  const section = await sectionFor(viewer, key);
  return section ? visiblePages(section) : [];
}

/** Like `sectionFor`, for lists of a section. Throws NOT_FOUND instead of returning null. */
export async function requireSection(
  viewer: Viewer,
  key: ContentSectionKey,
  page: ContentPage,
): Promise<void> {
  if (!(await sectionFor(viewer, key, page))) throw new AppError('NOT_FOUND');
}

/** Returns a section for the viewer; null if it is for others. */
export async function contentSection(
  viewer: Viewer,
  key: ContentSectionKey,
): Promise<(Omit<Stored, 'pages'> & Pick<VisibleSection, 'pages'>) | null> {
  const section = await sectionFor(viewer, key);
  if (!section) return null;
  const counts = await selectSectionCounts(viewer, key);
  const pages = visiblePages(section).map((page) => ({ page, count: counts[page] }));
  return { ...section, pages };
}
