import { transaction } from '#server/platform/database/database';
import { networkOf } from '#server/platform/http/network';
import {
  type CountedTry,
  countTry,
  clearTries,
  growingWaits,
  takeBackTry,
  type TryRule,
} from '#server/platform/limits/tries';
import { keyOfName } from './known-devices';

const hour = 60 * 60;
const day = 24 * hour;

// A browser that has signed in with the name before is counted separately, so that no one else can lock it out.
const byDevice: TryRule = { name: 'device', waits: growingWaits(5, 15, 900), remembered: day };
const byNameAndAddress: TryRule = { name: 'name-address', waits: growingWaits(5, 15, 900), remembered: day };
// Counts attempts from all addresses, which limits attackers with a thousand of them.
const byName: TryRule = { name: 'name', waits: growingWaits(30, 15, 300), remembered: day };
// Many people of one company share an address.
const byAddress: TryRule = { name: 'address', waits: growingWaits(100, 30, 900), remembered: hour };

// Failed attempts within a day after which the owner is warned once.
const toldAfter = 10;

/** The origin of a sign-in attempt. */
export interface Trier {
  name: string;
  address: string;
  /** The browser's id if it is known for this name. */
  device: string | null;
}

type Count = [rule: TryRule, who: string];

/** Returns the counts of an attempt. The first one has the attempts for the name. */
function countsOf({ name, address, device }: Trier): [Count, ...Count[]] {
  const key = keyOfName(name);
  if (device !== null) return [[byDevice, `${key}:${device}`]];
  const network = networkOf(address);
  return [
    [byName, key],
    [byNameAndAddress, `${key}:${network}`],
    [byAddress, network],
  ];
}

class MustWait extends Error {
  constructor(readonly waitSeconds: number) {
    super('A try has to wait.');
  }
}

/**
 * Counts an attempt before its password is verified, so that concurrent attempts count too. A rejected attempt isn't
 * counted. The result doesn't reveal whether the name exists.
 */
export async function countSignIn(trier: Trier): Promise<CountedTry> {
  try {
    return await transaction(async (manager) => {
      const counted: CountedTry[] = [];
      for (const [rule, who] of countsOf(trier)) {
        const one = await countTry(manager, rule, who);
        if (one.waitSeconds > 0) throw new MustWait(one.waitSeconds);
        counted.push(one);
      }
      return counted[0]!;
    });
  } catch (error) {
    if (error instanceof MustWait) return { tries: null, waitSeconds: error.waitSeconds };
    throw error;
  }
}

/** Returns true if the owner must be warned after this number of failed attempts. */
export const isToBeTold = (tries: number | null): boolean => tries === toldAfter;

/** Reverts a successful attempt, and clears the others of the same person at the same place. */
export async function forgiveSignIn(trier: Trier): Promise<void> {
  for (const [rule, who] of countsOf(trier)) {
    await (rule === byDevice || rule === byNameAndAddress ? clearTries(rule, who) : takeBackTry(rule, who));
  }
}

// Only the signed-in person can make these attempts. Sign-ins have other rules.
const byOwner: TryRule = { name: 'own-password', waits: growingWaits(10, 60, 900), remembered: hour };

/**
 * Counts an attempt of a signed-in person with their own password. Returns the seconds to wait; 0 if there is no wait.
 */
export const countOwnTry = async (profileId: string): Promise<number> =>
  (await transaction((manager) => countTry(manager, byOwner, profileId))).waitSeconds;

/** Clears a person's attempts with their own password after a correct one. */
export const clearOwnTries = (profileId: string): Promise<void> => clearTries(byOwner, profileId);
