import type { ComponentProps } from 'react';
import { TreadBar, treadBlocks } from '#client/ui/tread-bar';
import { blocksOf } from './reward-reach';

type Props = { points: number; price: number } & Pick<ComponentProps<typeof TreadBar>, 'size' | 'tone'>;

/** How far the points reach for a price, a block for what a usual test gives. */
export function RewardBar({ points, price, size, tone }: Props) {
  const { done, total } = blocksOf(points, price);
  return <TreadBar blocks={treadBlocks(done, total, 1)} size={size} tone={tone} />;
}
