import { throwFieldError } from '#server/platform/errors';
import type { HomeBlockKind } from './block.enums';
import type { HomeBlock } from './home-block.entity';

/** The fields of blocks in addition to position, audience and visibility. */
const fields = {
  title: 'titleTranslations',
  text: 'textTranslations',
  linkLabel: 'linkLabelTranslations',
  href: 'href',
  pictureId: 'pictureId',
  pictureAlt: 'pictureAltTranslations',
  items: 'items',
  section: 'section',
  amount: 'amount',
} as const satisfies Record<string, keyof HomeBlock>;

type BlockField = keyof typeof fields;

const fieldsOf: Record<HomeBlockKind, readonly BlockField[]> = {
  DashboardHero: [],
  DashboardCTAs: ['items'],
  ModuleGroups: ['title', 'text'],
  GettingStarted: ['title', 'text'],
  FeatureCard: ['title', 'text', 'linkLabel', 'href', 'pictureId', 'pictureAlt'],
  WhatsNewSection: ['title', 'text', 'section', 'amount'],
  ProTraining: ['title', 'text', 'amount'],
  Merch: ['title', 'text'],
  Awards: ['title', 'text', 'section', 'amount'],
  Newsletter: ['title', 'text', 'section'],
  Support: ['title', 'text'],
};

const isEmpty = (value: unknown): boolean => value === null || (Array.isArray(value) && value.length === 0);

/** Rejects fields that a kind of block doesn't have, and incomplete cards and numbers. */
export function validateBlock({ values }: { values: HomeBlock }): Partial<HomeBlock> {
  const { kind, titleTranslations, linkLabelTranslations, href, items, pictureId } = values;
  for (const [name, property] of Object.entries(fields)) {
    const isOwn = fieldsOf[kind].includes(name as BlockField);
    if (!isOwn && !isEmpty(values[property]))
      throwFieldError(name, 'A block of this kind has no such field.');
  }
  if (kind === 'FeatureCard' && !titleTranslations) {
    throwFieldError('title.en', 'The text in English is missing.');
  }
  if (kind === 'DashboardCTAs' && items.length === 0) throwFieldError('items', 'A number is missing.');
  if (linkLabelTranslations && !href) throwFieldError('href', 'The address of the link is missing.');
  if (href && !linkLabelTranslations) throwFieldError('linkLabel.en', 'The text in English is missing.');
  return pictureId ? {} : { pictureAltTranslations: null };
}
