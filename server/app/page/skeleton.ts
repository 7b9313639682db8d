import { brandMark } from '#server/platform/brand-mark';
import { escapeHtml } from '#server/platform/text/html';
import type { Layout } from './layouts';

export interface SkeletonParts {
  area: Layout['area'];
  productName: string;
  /** Labels of the main menu. */
  menu: string[];
  loading: string;
}

const brand = (productName: string): string =>
  `<div class="sk-brand">${brandMark}<b>${escapeHtml(productName)}</b></div>`;

const bars = (...names: string[]): string => names.map((name) => `<i class="sk-${name}"></i>`).join('');

const topBar = ({ productName, menu }: SkeletonParts): string =>
  `<div class="sk-top"><div class="sk-bar">${brand(productName)}<div class="sk-nav">${menu
    .map((label) => `<span>${escapeHtml(label)}</span>`)
    .join('')}</div></div></div>`;

const inFrame = (parts: SkeletonParts, content: string): string =>
  `${topBar(parts)}${content}<div class="sk-tabs"></div>`;

const list = `<div class="sk-page">${bars('head', 'row', 'row', 'row')}</div>`;

const drawn: Record<Layout['area'], (parts: SkeletonParts) => string> = {
  home: (parts) =>
    inFrame(
      parts,
      `<div class="sk-hero"><div class="sk-inner">${bars('line', 'title', 'title', 'line', 'blocks', 'button')}</div></div>` +
        `<div class="sk-facts"></div>${list}`,
    ),
  page: (parts) => inFrame(parts, list),
  login: ({ productName }) =>
    `<div class="sk-login"><div class="sk-band">${brand(productName)}</div>` +
    `<div class="sk-side"><div>${bars('title', 'line', 'row', 'row')}</div></div></div>`,
  bare: () => list,
  admin: () => list,
};

/** Returns the skeleton of a page, which is shown until the client has loaded. */
export const skeleton = (parts: SkeletonParts): string =>
  `<div class="sk" role="status" aria-label="${escapeHtml(parts.loading)}"><div aria-hidden="true">${drawn[
    parts.area
  ](parts)}</div></div>`;
