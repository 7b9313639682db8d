import type { MaterialFragment, ModuleMaterialFragment } from './module-material.generated';
import { languages, type Language } from '#client/platform/i18n/languages';

type Image = ModuleMaterialFragment['images'][number];

/** A file or image that can be downloaded. One without a size is on an external host. */
export type Item = { id: string; size: number | null } & (
  | { kind: 'file'; file: MaterialFragment }
  | { kind: 'image'; image: Image; number: number }
);

/** The parts of a language group, in order. */
export const partNames = {
  videos: 'modules.material.videos',
  datasheets: 'modules.material.datasheets',
  extraFiles: 'modules.material.extraFiles',
  images: 'modules.material.images',
};
export type PartKey = keyof typeof partNames;

export type Group = {
  lang: Language;
  parts: readonly { part: PartKey; items: readonly Item[] }[];
  items: readonly Item[];
  /** True if it is expanded initially: the person's own language, or the first other one if that has no files. */
  opened: boolean;
};

const fileItem = (file: MaterialFragment): Item => ({
  kind: 'file',
  id: file.id,
  size: file.file.size,
  file,
});
const imageItem = (image: Image, index: number): Item => ({
  kind: 'image',
  id: image.id,
  size: image.size,
  image,
  number: index + 1,
});

/**
 * Returns the downloads of a module by language, the person's own first. Images have no language and belong to the
 * person's own group.
 */
export function groupsOf(module: ModuleMaterialFragment, own: Language): Group[] {
  const others = languages.map(({ code }) => code).filter((code) => code !== own);
  const groups = [own, ...others].map((lang) => {
    const of = (files: readonly MaterialFragment[]) =>
      files.filter((file) => file.lang === lang).map(fileItem);
    const parts = [
      { part: 'videos' as const, items: of(module.videos) },
      { part: 'datasheets' as const, items: of(module.datasheets) },
      { part: 'extraFiles' as const, items: of(module.extraFiles) },
      { part: 'images' as const, items: lang === own ? module.images.map(imageItem) : [] },
    ].filter(({ items }) => items.length > 0);
    return { lang, parts, items: parts.flatMap(({ items }) => items) };
  });
  const held = groups.filter(({ items }) => items.length > 0);
  const first = held.find(({ parts }) => parts.some(({ part }) => part !== 'images'));
  return held.map((group) => ({ ...group, opened: group.lang === own || group === first }));
}

/** Returns the total of the known sizes in bytes. */
export const totalSize = (items: readonly Item[]): number =>
  items.reduce((sum, { size }) => sum + (size ?? 0), 0);
