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

/** Returns the blocks that have something to show, in order. */
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

/** Returns true if the block spans the window on a dark background. */
export const isBand = ({ kind }: Block): boolean => bands.includes(kind);

const isHalf = ({ kind }: Block): boolean => halves.includes(kind);

/** Returns the rows of the page. Two consecutive half-width blocks share a row. */
export function blockRows(blocks: readonly Block[]): Block[][] {
  const rows: Block[][] = [];
  for (const block of blocks) {
    const last = rows.at(-1);
    if (last?.length === 1 && isHalf(last[0]!) && isHalf(block)) last.push(block);
    else rows.push([block]);
  }
  return rows;
}
