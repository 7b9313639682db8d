import { transaction } from '#server/platform/database';
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

// A browser that has signed in by the name before is counted by itself alone, so that nobody else can shut it out.
const byDevice: TryRule = { name: 'device', waits: growingWaits(5, 15, 900), remembered: day };
const byNameAndAddress: TryRule = { name: 'name-address', waits: growingWaits(5, 15, 900), remembered: day };
// Of however many addresses: what is left to somebody with a thousand of them.
const byName: TryRule = { name: 'name', waits: growingWaits(30, 15, 300), remembered: day };
// Many people of one company share an address.
const byAddress: TryRule = { name: 'address', waits: growingWaits(100, 30, 900), remembered: hour };

// Wrong tries within a day after which the owner is told, once.
const toldAfter = 10;

/** Who tries to sign in. */
export interface Trier {
  name: string;
  address: string;
  /** The browser's id where it is known to this name. */
  device: string | null;
}

type Count = [rule: TryRule, who: string];

/** What a try counts for; the first tells how many there were at the name. */
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
 * Counts a try before its password is looked at, so that tries sent at once count too; one that has to wait counts
 * for nothing. Whether the name exists makes no difference.
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

/** Whether the owner of the name is to be told after this many tries, of which the last was wrong. */
export const isToBeTold = (tries: number | null): boolean => tries === toldAfter;

/** Takes a try back that had the right password, and forgets the others of the same person at the same place. */
export async function forgiveSignIn(trier: Trier): Promise<void> {
  for (const [rule, who] of countsOf(trier)) {
    await (rule === byDevice || rule === byNameAndAddress ? clearTries(rule, who) : takeBackTry(rule, who));
  }
}

// Nobody but the person, signed in, tries here: whoever signs in elsewhere is counted by other rules.
const byOwner: TryRule = { name: 'own-password', waits: growingWaits(10, 60, 900), remembered: hour };

/** Counts a try of a signed-in person at the own password; gives the seconds to wait, 0 where it may go on. */
export const countOwnTry = async (profileId: string): Promise<number> =>
  (await transaction((manager) => countTry(manager, byOwner, profileId))).waitSeconds;

/** Forgets a person's tries at the own password once it was the right one. */
export const clearOwnTries = (profileId: string): Promise<void> => clearTries(byOwner, profileId);
