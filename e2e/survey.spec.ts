import { describe, expect, it } from '@jest/globals';
import { makeSurvey } from '#server/testing/content/surveys';
import { option, saved } from './support/attempts/answers';
import { callApi, tokenOf } from './support/portal/api';
import { phone, violations } from './support/browser/browser';
import { inDatabase } from './support/portal/database';
import { makePerson } from './support/own-people';
import { openStage } from './support/portal/stage';
import { button } from './support/attempts/taking';
import { says } from './support/texts';

const stage = openStage();

describe('a survey', () => {
  it('keeps offline answers, sends them once there is a connection, and awards its points once', async () => {
    const admin = await tokenOf(stage.portal, 'admin');
    const { id } = await makeSurvey((query, variables) => callApi(stage.portal, admin, query, variables));
    const { who } = await makePerson(stage.portal);
    const page = await stage.person(who, { viewport: phone });
    await page.goto(`/pro-training/survey/${id}`);
    await option(page, '205/55 R16').click();
    await saved(page);

    await page.context().setOffline(true);
    // The second tap of a double tap must not skip the next question.
    const { x, y, width, height } = (await button(page, 'en', 'tests.next').boundingBox())!;
    await page.mouse.dblclick(x + width / 2, y + height / 2);
    await option(page, 'Noise').click();
    await page.getByText(says('en', 'tests.save.offline')).waitFor();
    await button(page, 'en', 'tests.next').click();
    await page.getByLabel(says('en', 'tests.yourAnswer')).fill('Snow in June.');
    await button(page, 'en', 'tests.next').click();
    await button(page, 'en', 'surveys.send').click();
    await page.getByText(says('en', 'tests.submit.waiting')).waitFor();
    expect(await violations(page)).toEqual([]);

    await page.context().setOffline(false);
    await page.waitForURL(`**/pro-training/survey/${id}/sent`);
    await page.getByText('+25', { exact: true }).waitFor();
    await page.getByText(says('en', 'surveys.counted', { count: 3 })).waitFor();
    const kept = await inDatabase(
      stage.portal,
      `select (select count(*)::int from survey_answer a join survey_response r on r.id = a.response_id
         where r.survey_id = '${id}') as answers,
       (select json_agg(amount) from points_entry where source_id = '${id}') as points`,
    );
    expect(kept).toEqual([{ answers: 3, points: [25] }]);
  });
});
