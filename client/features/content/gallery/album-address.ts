import { useSearchParams } from 'react-router-dom';
import type { ContentSectionKey } from '#client/platform/generated/schema';
import { pagePath } from '../section/section-path';

/** Returns the path of an album. */
export const albumPath = ({ section, slug }: { section: ContentSectionKey; slug: string }): string =>
  `${pagePath(section, 'gallery')}/${slug}`;

/**
 * Returns the index of the enlarged image in the URL, or null. Opening one adds a history entry, moving between images
 * doesn't.
 */
export function useVisiblePicture(
  total: number,
): [place: number | null, show: (place: number | null) => void] {
  const [search, setSearch] = useSearchParams();
  const place = Number(search.get('picture') ?? '0') - 1;
  const visible = Number.isInteger(place) && place >= 0 && place < total ? place : null;
  const show = (next: number | null) =>
    setSearch(next === null ? {} : { picture: String(next + 1) }, { replace: visible !== null });
  return [visible, show];
}
