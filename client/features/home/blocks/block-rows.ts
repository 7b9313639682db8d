import type { Home } from './block-props';
import type { HomeBlockFragment } from './home-block.generated';

type Block = HomeBlockFragment;

const onWayToPro = ({ details }: Home): boolean =>
  details.progress.pro.userType === 'standard' || details.progress.pro.userType === 'pro';

const drawn: Record<Block['kind'], (block: Block, home: Home) => boolean> = {
  DashboardHero: () => true,
  DashboardCTAs: ({ items }) => items.length > 0,
  ModuleGroups: () => true,
  GettingStarted: ({ steps }) => steps?.some(({ done }) => !done) ?? false,
  FeatureCard: () => true,
  WhatsNewSection: ({ articles }) => (articles?.length ?? 0) > 0,
  Newsletter: ({ newsletterIssue }) => newsletterIssue !== null,
  ProTraining: ({ proModules }, home) =>
    onWayToPro(home) && (home.details.progress.pro.userType === 'standard' || (proModules?.length ?? 0) > 0),
  Merch: ({ reward }) => reward !== null,
  Awards: ({ awards }) => (awards?.length ?? 0) > 0,
  Support: () => true,
};

/** The blocks that have something to show, in their order. */
export const drawnBlocks = (blocks: readonly Block[], home: Home): Block[] =>
  blocks.filter((block) => drawn[block.kind](block, home));

const halves: readonly Block['kind'][] = [
  'ModuleGroups',
  'GettingStarted',
  'Merch',
  'Awards',
  'Newsletter',
  'Support',
];
const bands: readonly Block['kind'][] = ['DashboardHero', 'ProTraining'];

/** Whether a block goes from one side of the window to the other, on rubber. */
export const isBand = ({ kind }: Block): boolean => bands.includes(kind);

const isHalf = ({ kind }: Block): boolean => halves.includes(kind);

/** The rows of the page: two blocks of half its width stand side by side where one follows the other. */
export function blockRows(blocks: readonly Block[]): Block[][] {
  const rows: Block[][] = [];
  for (const block of blocks) {
    const last = rows.at(-1);
    if (last?.length === 1 && isHalf(last[0]!) && isHalf(block)) last.push(block);
    else rows.push([block]);
  }
  return rows;
}
