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

/** What administrators do with the sections, which are always the same three. */
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
 * A section that the viewer may read, by its page where one is named; null where it is for others or does not show the
 * page. PROGRAM_ENTRY_REQUIRED, with the program, where that has to be entered first.
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

/** What keeps a page of a section from somebody as whom it is looked at; null where nothing does. */
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

/** A section that somebody may read now, with the pages that it shows. */
export interface OpenSection {
  key: ContentSectionKey;
  title: LocalizedText;
  pages: ContentPage[];
}

/** The sections that the viewer may read now: not those whose program has to be entered first. */
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

/** Whether the viewer reads a page of a section now. */
export const readsSection = async (
  viewer: Viewer,
  key: ContentSectionKey,
  page: ContentPage,
): Promise<boolean> =>
  (await openSections(viewer)).some((open) => open.key === key && open.pages.includes(page));

/** The pages that a section shows to the viewer; none where it is for others. */
export async function sectionPages(viewer: Viewer, key: ContentSectionKey): Promise<ContentPage[]> {
  const section = await sectionFor(viewer, key);
  return section ? visiblePages(section) : [];
}

/** As `sectionFor`, and NOT_FOUND where there is nothing for the viewer: for what a section lists. */
export async function requireSection(
  viewer: Viewer,
  key: ContentSectionKey,
  page: ContentPage,
): Promise<void> {
  if (!(await sectionFor(viewer, key, page))) throw new AppError('NOT_FOUND');
}

/** A section as the viewer sees it; null where it is for others. */
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
