import { audienceFields, picture, type DefineResource } from '#client/features/editing/index';
import {
  CreateHomeBlockDocument,
  DeleteHomeBlockDocument,
  AdminHomeBlockDocument,
  AdminHomeBlocksDocument,
  UpdateHomeBlockDocument,
  type HomeBlockFieldsFragment,
  type HomeBlockRowFieldsFragment,
} from '#client/platform/generated/described.generated';
import type { ContentSectionKey, HomeBlockKind } from '#client/platform/generated/schema';
import type { Field, Fields } from '#client/ui/editor/described/field';
import { choice, localizedLine, optionalNumber } from '#client/ui/editor/described/kinds';
import {
  optionalHref,
  optionalLocalizedLine,
  optionalLocalizedRichText,
} from '#client/ui/editor/described/kinds-more';
import { kindNames } from './block-names';
import { numbers } from './numbers-field';

export const homePath = '/admin/home';

/** The kind is selected before the form, and names blocks without a heading. */
const kindField = (kind: HomeBlockKind): Field<HomeBlockKind, HomeBlockKind, HomeBlockKind> => ({
  label: kindNames[kind],
  initial: kind,
  draftOf: () => kind,
  inputOf: () => kind,
  Input: () => null,
  cell: (_stored, { text }) => text(kindNames[kind]),
  cellKind: 'title',
});

type Section = ContentSectionKey | 'default';

const sectionNames: Record<Section, string> = {
  default: 'admin.home.section.default',
  whats_new: 'admin.sections.key.whatsNew',
  pro_training: 'admin.sections.key.proTraining',
  gold_retailer_program: 'admin.sections.key.goldRetailer',
};

const section: Field<Section, ContentSectionKey | null, ContentSectionKey | null> = {
  ...choice({ label: 'admin.home.section', names: sectionNames, initial: 'default' }),
  // Blocks appear in no table.
  cell: undefined,
  draftOf: (stored) => stored ?? 'default',
  inputOf: (draft) => (draft === 'default' ? null : draft),
};

const title = optionalLocalizedLine({
  label: 'admin.home.heading',
  hint: 'admin.home.headingHint',
  maxLength: 100,
});
const text = optionalLocalizedRichText({ label: 'admin.home.text', hint: 'admin.home.textHint' });
const amount = optionalNumber({
  label: 'admin.home.amount',
  hint: 'admin.home.amountHint',
  from: 1,
  to: 8,
});
const written = { title, text };

/** The fields of each kind. The server rejects other fields. */
const fieldsOf: Record<HomeBlockKind, Fields> = {
  DashboardHero: {},
  DashboardCTAs: { items: numbers({ label: 'admin.home.numbers', hint: 'admin.home.numbersHint' }) },
  ModuleGroups: written,
  GettingStarted: written,
  FeatureCard: {
    title: localizedLine({ label: 'admin.home.heading', maxLength: 100 }),
    text,
    linkLabel: optionalLocalizedLine({ label: 'admin.home.linkLabel', maxLength: 60 }),
    href: optionalHref({ label: 'admin.home.href', hint: 'admin.menus.hrefHint' }),
    pictureId: picture({ label: 'admin.home.picture' }),
    pictureAlt: optionalLocalizedLine({
      label: 'admin.home.pictureAlt',
      hint: 'admin.home.pictureAltHint',
      maxLength: 300,
    }),
  },
  WhatsNewSection: { ...written, section, amount },
  ProTraining: { ...written, amount },
  Merch: written,
  Awards: { ...written, section, amount },
  Newsletter: { ...written, section },
  Support: written,
};

type HomeBlock = DefineResource<Fields, HomeBlockRowFieldsFragment, HomeBlockFieldsFragment>;

/** Returns the resource for blocks of a kind. */
export const homeBlock = (kind: HomeBlockKind): HomeBlock => ({
  path: homePath,
  fields: { kind: kindField(kind), ...fieldsOf[kind], ...audienceFields },
  list: AdminHomeBlocksDocument as never,
  listName: 'adminHomeBlocks',
  one: AdminHomeBlockDocument,
  create: CreateHomeBlockDocument as never,
  update: UpdateHomeBlockDocument as never,
  remove: DeleteHomeBlockDocument,
  texts: {
    several: 'admin.home',
    count: 'admin.home.count',
    add: kindNames[kind],
    none: 'admin.home.none',
    gone: 'admin.home.gone',
    search: 'admin.home',
    deleteTitle: 'admin.home.deleteTitle',
    deleteText: 'admin.home.deleteText',
  },
});
