import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { answerTo, askedQuestion, give, option, saved } from './support/answers';
import { holdClock, until } from './support/browser';
import { changeSetting, inDatabase } from './support/database';
import { openOwnStage } from './support/stage';
import { asksAt, barSays, begin, button, showsAnswer } from './support/taking';

const stage = openOwnStage();
const attemptOf = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1)!;

/** Seconds that the page says are left. */
async function secondsLeft(page: Page): Promise<number> {
  const [seconds = 0, minutes = 0] = (await page.getByRole('timer').innerText())
    .match(/\d+/g)!
    .map(Number)
    .reverse();
  return minutes * 60 + seconds;
}

/** The texts of the answers that the page sends from now on, as they leave. */
function sentAnswers(page: Page): (string | null)[] {
  const sent: (string | null)[] = [];
  page.on('request', (request) => {
    const { operationName, variables } = (request.postDataJSON() ?? {}) as {
      operationName?: string;
      variables?: { input: { text: string | null } };
    };
    if (operationName === 'SaveAnswer') sent.push(variables!.input.text);
  });
  return sent;
}

/** Goes to the first question of that kind. */
async function goTo(page: Page, key: string, kind: string, total: number): Promise<void> {
  for (let position = 1; (await askedQuestion(page, key, 'en')).kind !== kind; position += 1) {
    await button(page, 'en', 'tests.next').click();
    await asksAt(page, 'en', position + 1, total);
  }
}

describe('an answer', () => {
  const key = 'asking-needs-first';

  async function take(who: string): Promise<Page> {
    const page = await stage.person(who);
    await holdClock(page);
    await begin(page, key, 'en');
    return page;
  }
  const stopClock = (page: Page): Promise<void> => page.context().clock.pauseAt(Date.now() + 60_000);

  it('that is chosen leaves at once, and the page shows where it is', async () => {
    const page = await take('manager');
    await goTo(page, key, 'multiple_choice', 8);
    let release = (): void => undefined;
    const held = new Promise<void>((done) => (release = done));
    await page.route('**/graphql', async (route) => {
      if (route.request().postData()?.includes('SaveAnswer')) await held;
      await route.continue();
    });
    const sent = sentAnswers(page);
    await stopClock(page);
    const [text] = answerTo(await askedQuestion(page, key, 'en'), 'en', true);
    await option(page, text!).click();
    await until('the answer has left', () => sent.length === 1);
    await barSays(page, 'Saving…');
    release();
    await barSays(page, 'Saved');
    expect(sent).toHaveLength(1);
  });

  it('that is typed leaves within a second of the last letter, and of the first for whoever types on', async () => {
    const page = await take('learner');
    await goTo(page, key, 'short_answer', 8);
    const sent = sentAnswers(page);
    await stopClock(page);
    const { clock } = page.context();
    await page.locator('main input').focus();
    await page.keyboard.type('open');
    expect(sent).toEqual([]);
    await clock.runFor(999);
    await until('what was typed has left', () => sent.at(-1) === 'open');
    for (const letter of ' question') {
      await page.keyboard.type(letter);
      await clock.runFor(200);
    }
    await until('some of it has left while it was being typed', () => sent.length > 1);
    await clock.runFor(999);
    await until('all of it has left', () => sent.at(-1) === 'open question');
  });
});

describe('when time is up', () => {
  it('the test is handed in with what was saved, and its result says so', async () => {
    const key = 'greeting-the-customer';
    const page = await stage.person('retailer');
    await begin(page, key, 'fr');
    await give(page, key, 'fr');
    await saved(page);
    const id = attemptOf(page);
    expect(await secondsLeft(page)).toBeGreaterThan(300);
    await button(page, 'fr', 'tests.next').click();
    await asksAt(page, 'fr', 2, 9);
    await inDatabase(
      stage.portal,
      `update attempt set deadline_at = now() + interval '20 s' where id = '${id}'`,
    );
    await give(page, key, 'fr');
    await until('the page has heard of the new end', async () => (await secondsLeft(page)) < 21);
    await page.waitForURL(`**/results/${id}`);
    await page.getByText('Le temps était écoulé').waitFor();
    const [row] = await inDatabase(
      stage.portal,
      `select status, correct_count from attempt where id = '${id}'`,
    );
    expect(row).toEqual({ status: 'failed', correct_count: 2 });
  });
});

describe('while the portal is closed for maintenance', () => {
  it('a test goes on without losing time, and shows the right time again afterwards', async () => {
    const key = 'greeting-the-customer';
    const page = await stage.person('pro');
    // A page that hears of it leaves for /maintenance; this one goes on saving.
    await page.route('**/api/changes*', (route) => route.abort());
    await begin(page, key, 'en');
    const id = attemptOf(page);
    // Closed for ten minutes, five before the end of this attempt.
    await changeSetting(stage.portal, 'maintenance_mode', true);
    await inDatabase(
      stage.portal,
      `with closed as (update site_setting set maintenance_started_at = now() - interval '10 min')
       update attempt set started_at = now() - interval '12 min', deadline_at = now() - interval '5 min'
       where id = '${id}'`,
    );
    await give(page, key, 'en');
    await saved(page);
    await until('five minutes are left', async () => Math.abs((await secondsLeft(page)) - 300) < 60);
    await changeSetting(stage.portal, 'maintenance_mode', false);
    await button(page, 'en', 'tests.next').click();
    await asksAt(page, 'en', 2, 9);
    const { given } = await give(page, key, 'en');
    await saved(page);
    await page.reload();
    await asksAt(page, 'en', 2, 9);
    expect(Math.abs((await secondsLeft(page)) - 300)).toBeLessThan(60);
    await showsAnswer(page, given);
  });
});
