import type { ComponentProps } from 'react';
import { TreadBar, treadBlocks } from '#client/ui/charts/tread-bar';
import { blocksOf } from './reward-reach';

type Props = { points: number; price: number } & Pick<ComponentProps<typeof TreadBar>, 'size' | 'tone'>;

/** The progress towards a price. Each block is about one typical test. */
export function RewardBar({ points, price, size, tone }: Props) {
  const { done, total } = blocksOf(points, price);
  return <TreadBar blocks={treadBlocks(done, total, 1)} size={size} tone={tone} />;
}
