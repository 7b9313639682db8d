import { TreadBar, treadBlocks } from '#client/ui/tread-bar';
import { blocksOf } from './reward-reach';

/** How far the points reach for a price, a block for what a usual test gives. */
export function RewardBar({ points, price, size }: { points: number; price: number; size?: 'sm' | 'lg' }) {
  const { done, total } = blocksOf(points, price);
  return <TreadBar blocks={treadBlocks(done, total, 1)} size={size} />;
}
