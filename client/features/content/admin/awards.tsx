import {
  neededPicture,
  publication,
  publishAt,
  ResourceRoutes,
  type DefineResource,
} from '#client/features/editing/index';
import {
  CreateAwardDocument,
  DeleteAwardDocument,
  AdminAwardDocument,
  AdminAwardsDocument,
  UpdateAwardDocument,
  type AwardFieldsFragment,
  type AwardRowFieldsFragment,
} from '#client/platform/generated/described.generated';
import type { AwardKind } from '#client/platform/generated/schema';
import { yearOf } from '#client/platform/formats/site-calendar';
import {
  choice,
  line,
  localizedLine,
  localizedRichText,
  optionalLine,
  optionalNumber,
  wholeNumber,
} from '#client/ui/editor/described/kinds';
import { sectionNames } from './section-names';

const kindNames: Record<AwardKind, string> = {
  yearly: 'admin.awards.kind.yearly',
  quarterly: 'admin.awards.kind.quarterly',
  monthly: 'admin.awards.kind.monthly',
};

const fields = {
  name: localizedLine({ label: 'admin.awards.name', maxLength: 200, title: true }),
  text: localizedRichText({ label: 'admin.awards.text' }),
  section: choice({
    label: 'admin.sections.key',
    names: sectionNames,
    initial: 'pro_training',
    row: 'where',
    desk: true,
  }),
  year: {
    ...wholeNumber({
      label: 'admin.awards.year',
      from: 2008,
      to: 2100,
      initial: String(yearOf(Date.now())),
      row: 'where',
    }),
    // A year has no thousands separator.
    cell: (year: number) => String(year),
  },
  kind: choice({ label: 'admin.kind', names: kindNames, initial: 'yearly', row: 'where', desk: true }),
  winner: line({ label: 'admin.awards.winner', maxLength: 200, row: 'who' }),
  dealer: optionalLine({ label: 'admin.awards.dealer', maxLength: 200, row: 'who', desk: true }),
  points: {
    ...optionalNumber({
      label: 'admin.awards.points',
      from: 0,
      to: 1_000_000_000,
      row: 'who',
      desk: true,
    }),
    filter: undefined,
  },
  publishAt: publishAt(),
  pictureId: neededPicture({ label: 'admin.awards.picture' }),
};

const awards: DefineResource<typeof fields, AwardRowFieldsFragment, AwardFieldsFragment> = {
  path: '/admin/awards',
  fields,
  list: AdminAwardsDocument,
  listName: 'adminAwards',
  actions: [{ name: 'publish' }, { name: 'unpublish' }, { name: 'section' }, { name: 'delete' }],
  one: AdminAwardDocument,
  create: CreateAwardDocument,
  update: UpdateAwardDocument,
  remove: DeleteAwardDocument,
  state: publication,
  texts: {
    several: 'admin.awards',
    count: 'admin.awards.count',
    add: 'admin.awards.add',
    none: 'admin.awards.none',
    gone: 'admin.awards.gone',
    search: 'admin.awards.search',
    deleteTitle: 'admin.awards.deleteTitle',
    deleteText: 'admin.awards.deleteText',
  },
};

/** The administration of awards. */
export default function Awards() {
  return <ResourceRoutes of={awards} />;
}
