import type { BrowserContextOptions } from 'playwright-core';
import { demoId } from '#server/demo/ids';
import { callAs } from '../support/portal/calls';
import { inDatabase } from '../support/portal/database';
import { beginDemoTest, takeDemoTest } from '../support/attempts/demo-tests';
import { makePerson, type OwnPerson } from '../support/own-people';
import type { RunningPortal } from '../support/portal/portal';
import type { Viewer } from '../support/screens/screens';
import type { Language } from '../support/texts';

/** The way in which screens are looked at. */
export interface Pass {
  language: Language;
  device: BrowserContextOptions;
  /** True to load the page again for each address. False to move from screen to screen inside one page. */
  byAddress: boolean;
  /** True to check accessibility with axe too. False to check only words and overflow. */
  withAxe: boolean;
}

export type People = Record<Exclude<Viewer, 'visitor'>, OwnPerson>;

const redeem = 'mutation ($input: RedeemRewardInput!) { redeemReward(input: $input) { order { id } } }';
const adjust = 'mutation ($input: AdjustPointsInput!) { adjustPoints(input: $input) { entry { id } } }';

/** Creates a person of the demo distributor's account. */
async function makeMember(
  portal: RunningPortal,
  role: 'user' | 'manager',
  lang: Language,
): Promise<OwnPerson> {
  const person = await makePerson(portal, { role, lang });
  const account = demoId('account', 'GD-5501');
  await inDatabase(portal, `update profile set account_id = '${account}' where id = '${person.id}'`);
  return person;
}

/** Creates a learner with an order and with one test in progress, one passed and one failed. */
async function makeLearner(portal: RunningPortal, lang: Language): Promise<OwnPerson> {
  const learner = await makeMember(portal, 'user', lang);
  const call = await callAs(portal, learner.who);
  await beginDemoTest(call, 'rolling-resistance-and-range', 3);
  await takeDemoTest(call, 'greeting-the-customer', true);
  await takeDemoTest(call, 'reading-a-dot-code', false);
  const admin = await callAs(portal, 'admin');
  const points = { profileId: learner.id, delta: 2000, note: 'Quiz', idempotencyKey: learner.id };
  await admin(adjust, { input: points });
  const order = {
    rewardId: demoId('reward', 'depth-gauge'),
    expectedPrice: 450,
    shippingAddress: {
      name: 'Dana Whitfield',
      street: '1 Main Street',
      city: 'Phoenix',
      region: 'US-AZ',
      postalCode: '85007',
      country: 'US',
    },
    idempotencyKey: learner.id,
  };
  await call(redeem, { input: order });
  return learner;
}

/** Creates the people who view the screens, with their language. */
export async function makePeople(portal: RunningPortal, lang: Language): Promise<People> {
  const [learner, manager, admin] = await Promise.all([
    makeLearner(portal, lang),
    makeMember(portal, 'manager', lang),
    makePerson(portal, { role: 'admin', lang }),
  ]);
  return { learner, manager, admin };
}
