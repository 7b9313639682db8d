import type { EntityManager } from 'typeorm';
import { Reward } from '#server/features/rewards/reward.entity';
import { demoId } from '../ids';
import { insertResource } from '../insert-resource';
import { addDemoPicture, demoPicture } from '../pictures';
import { readContent } from '../reading/read-content';
import { list, localized, number, object, richText } from '../reading/shapes';

const rewards = list(
  object({ picture: demoPicture, price: number, stock: number, name: localized, text: richText }),
);

export const readDemoRewards = () => readContent('rewards.yaml', rewards);

/** Adds the rewards. The id of a reward derives from its picture. */
export async function addDemoRewards(manager: EntityManager): Promise<void> {
  for (const [age, { picture, ...reward }] of readDemoRewards().entries()) {
    const values = {
      ...reward,
      pictureId: await addDemoPicture(manager, picture),
      deliveryDays: 5,
      publishAt: '2026-01-05T09:00:00.000Z',
    };
    await insertResource(manager, Reward, demoId('reward', picture), values, age);
  }
}
