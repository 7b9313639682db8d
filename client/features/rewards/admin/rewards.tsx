import {
  audienceFields,
  neededPicture,
  isPublished,
  publication,
  publishAt,
  ResourceRoutes,
  type DefineResource,
} from '#client/features/editing/index';
import {
  CreateRewardDocument,
  DeleteRewardDocument,
  AdminRewardDocument,
  AdminRewardsDocument,
  UpdateRewardDocument,
  type RewardFieldsFragment,
  type RewardRowFieldsFragment,
} from '#client/platform/generated/described.generated';
import type { ListFields, Words } from '#client/ui/editor/described/field';
import {
  localizedLine,
  localizedRichText,
  moment,
  optionalNumber,
  wholeNumber,
} from '#client/ui/editor/described/kinds';

const fields = {
  name: localizedLine({ label: 'admin.rewards.name', maxLength: 100, title: true }),
  text: localizedRichText({ label: 'admin.rewards.text' }),
  pictureId: neededPicture({ label: 'admin.rewards.picture' }),
  price: wholeNumber({ label: 'admin.rewards.price', from: 1, to: 1_000_000, initial: '', row: 'cost' }),
  stock: wholeNumber({
    label: 'admin.rewards.stock',
    hint: 'admin.rewards.stockHint',
    from: 0,
    to: 1_000_000,
    initial: '0',
    row: 'cost',
    desk: true,
  }),
  deliveryDays: {
    ...optionalNumber({ label: 'admin.rewards.deliveryDays', from: 1, to: 365, row: 'cost' }),
    filter: undefined,
    // The list has neither this column nor this filter.
    cell: undefined,
  },
  publishAt: { ...publishAt(), desk: true },
  endsAt: {
    ...moment({ label: 'admin.rewards.endsAt', hint: 'admin.rewards.endsHint', row: 'when', desk: true }),
    cell: (stored: string | null, { text, date }: Words) =>
      stored === null ? text('admin.rewards.endless') : date(stored),
  },
  ...audienceFields,
};

/** The number of items that can still be ordered, negative if more are ordered than in stock. */
const counted: ListFields = {
  free: {
    label: 'admin.rewards.free',
    cellKind: 'number',
    filter: 'range',
    cell: (stored, { number, text }) => {
      const free = stored as number;
      return free < 0 ? <b>{text('admin.rewards.shortBy', { count: -free })}</b> : number(free);
    },
  },
};

/** Returns if learners can see the reward and how many they can order. An ended reward remains for its orders. */
function state(reward: RewardFieldsFragment, words: Words): string {
  const { endsAt, stock, open, left } = reward;
  const { text, date } = words;
  if (reward.publishAt !== null && endsAt !== null && Date.parse(endsAt) <= Date.now())
    return text('admin.rewards.ended', { date: date(endsAt) });
  if (!isPublished(reward.publishAt)) return publication(reward, words);
  if (open > stock) return text('admin.rewards.short', { count: open - stock });
  return text('admin.rewards.seenLeft', { left });
}

const rewards: DefineResource<typeof fields, RewardRowFieldsFragment, RewardFieldsFragment> = {
  path: '/admin/rewards',
  fields,
  counted,
  list: AdminRewardsDocument,
  listName: 'adminRewards',
  actions: [{ name: 'publish' }, { name: 'unpublish' }, { name: 'delete' }],
  one: AdminRewardDocument,
  create: CreateRewardDocument,
  update: UpdateRewardDocument,
  remove: DeleteRewardDocument,
  state,
  texts: {
    several: 'admin.rewards',
    count: 'admin.rewards.count',
    add: 'admin.rewards.add',
    none: 'admin.rewards.none',
    gone: 'admin.rewards.gone',
    search: 'admin.rewards.search',
    deleteTitle: 'admin.rewards.deleteTitle',
    deleteText: 'admin.rewards.deleteText',
  },
};

/** The administration of rewards. */
export default function Rewards() {
  return <ResourceRoutes of={rewards} />;
}
