import { learnerOf, visibleTo } from '#server/features/training/access/learner';
import type { Bucket } from '#server/features/programs/program.policy';
import type { SpecPerson } from '../factories';

const buckets: readonly Bucket[] = ['distributor', 'retailer'];

/** Returns the programs whose modules the person can see now. */
export async function programsSeenBy({ viewer }: SpecPerson): Promise<Bucket[]> {
  const details = await learnerOf(viewer).load();
  return buckets.filter((bucket) => visibleTo(`gold_${bucket}`, false, details) === 'visible');
}
