import type { EntityManager } from 'typeorm';
import { Award, AwardKindEnum } from '#server/features/content/awards/award.entity';
import { demoId } from '../ids';
import { insertResource } from '../insert-resource';
import { addDemoPicture } from '../pictures';
import { readContent } from '../reading/read-content';
import { list, localized, mapOf, number, object, oneOfEnum, richText, text } from '../reading/shapes';

const awardsContent = object({
  prizes: mapOf(object({ kind: oneOfEnum(AwardKindEnum), name: localized, text: richText })),
  awards: list(
    object({ prize: text, year: number, date: text, winner: text, dealer: text }, { points: number }),
  ),
});

/** Returns the awards, newest first. */
export function readDemoAwards() {
  const { prizes, awards } = readContent('awards.yaml', awardsContent);
  return awards.map(({ prize, date, points = null, ...award }) => {
    if (!prizes[prize]) throw new Error(`awards.yaml: there is no prize ${prize}`);
    return { ...prizes[prize], ...award, points, publishAt: `${date}T14:00:00.000Z` };
  });
}

/** Adds the awards of past years. Monthly ones show their prize. */
export async function loadDemoAwards(manager: EntityManager): Promise<void> {
  const prizePicture = await addDemoPicture(manager, 'tire-stacks');
  for (const [index, award] of readDemoAwards().entries()) {
    const pictureId = award.kind === 'monthly' ? prizePicture : null;
    await insertResource(manager, Award, demoId('award', String(index)), { ...award, pictureId }, index);
  }
}
