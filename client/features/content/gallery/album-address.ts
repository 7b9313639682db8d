import { useSearchParams } from 'react-router-dom';
import type { ContentSectionKey } from '#client/platform/generated/schema';
import { pagePath } from '../section/section-path';

/** Where an album is. */
export const albumPath = ({ section, slug }: { section: ContentSectionKey; slug: string }): string =>
  `${pagePath(section, 'gallery')}/${slug}`;

/**
 * Which picture of an album the address shows large, from 0; null for none, or one that the album does not have. Opening
 * one is a step that Back takes back; going through them is none.
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
