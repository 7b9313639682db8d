import { neededPicture, ThingRoutes, type EditedThing } from '#client/features/editing/public';
import {
  CreateAwardDocument,
  DeleteAwardDocument,
  EditedAwardDocument,
  EditedAwardsDocument,
  UpdateAwardDocument,
  type DescribedAwardFragment,
  type DescribedAwardRowFragment,
} from '#client/platform/generated/described.generated';
import type { AwardKind } from '#client/platform/generated/schema';
import type { Words } from '#client/ui/editor/described/field';
import {
  choice,
  line,
  localizedLine,
  localizedRichText,
  moment,
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
  name: localizedLine({ label: 'admin.awards.name', longest: 200, title: true }),
  text: localizedRichText({ label: 'admin.awards.text' }),
  section: choice({
    label: 'admin.sections.key',
    names: sectionNames,
    initial: 'pro_training',
    row: 'where',
  }),
  year: {
    ...wholeNumber({
      label: 'admin.awards.year',
      from: 2008,
      to: 2100,
      initial: String(new Date().getFullYear()),
      row: 'when',
    }),
    // A year is written without a sign between its thousands.
    cell: (year: number) => String(year),
  },
  kind: choice({ label: 'admin.kind', names: kindNames, initial: 'yearly', row: 'when' }),
  publishAt: {
    ...moment({ label: 'admin.awards.publishAt', hint: 'admin.awards.publishHint', row: 'when' }),
    cell: (stored: string | null, { text, date }: Words) =>
      stored === null ? text('admin.awards.draft') : date(stored),
  },
  winner: line({ label: 'admin.awards.winner', longest: 200, row: 'who' }),
  dealer: optionalLine({ label: 'admin.awards.dealer', longest: 200, row: 'who' }),
  points: {
    ...optionalNumber({
      label: 'admin.awards.points',
      from: 0,
      to: 1_000_000_000,
      row: 'who',
    }),
    filter: undefined,
  },
  pictureId: neededPicture({ label: 'admin.awards.picture' }),
};

function state({ publishAt }: DescribedAwardFragment, { text, date }: Words): string {
  if (publishAt === null) return text('admin.awards.draft');
  const isSeen = Date.parse(publishAt) <= Date.now();
  return text(isSeen ? 'admin.awards.seen' : 'admin.awards.later', { date: date(publishAt) });
}

const awards: EditedThing<typeof fields, DescribedAwardRowFragment, DescribedAwardFragment> = {
  path: '/admin/awards',
  fields,
  list: EditedAwardsDocument,
  listName: 'editedAwards',
  one: EditedAwardDocument,
  create: CreateAwardDocument,
  update: UpdateAwardDocument,
  remove: DeleteAwardDocument,
  state,
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

/** The awards as administrators edit them. */
export default function Awards() {
  return <ThingRoutes of={awards} />;
}
