import type { MaterialFragment, ModuleMaterialFragment } from './module-material.generated';
import { languages, type Language } from '#client/platform/i18n/languages';

type Image = ModuleMaterialFragment['images'][number];

/** Something to choose and keep; without a size it lies elsewhere and is fetched from there. */
export type Item = { id: string; size: number | null } & (
  | { kind: 'file'; file: MaterialFragment }
  | { kind: 'image'; image: Image; number: number }
);

/** The parts of a language, in their order. */
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
  /** Open from the beginning: the person's own language, and where that has no file the first other one. */
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

/** What a module offers by language, the person's own first. Images have none: they stand in the person's own. */
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

/** How many bytes those are together of which the size is known. */
export const totalSize = (items: readonly Item[]): number =>
  items.reduce((sum, { size }) => sum + (size ?? 0), 0);
