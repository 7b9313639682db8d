import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openSignIn, PlainBrowser } from '#server/testing/identity/browser';
import { picture } from '#server/testing/images/hostile-images';
import { buildTime } from '#server/testing/storage/s3-server';
import { keepPageOpen, staySignedIn, takeTests, uploadPictures, visit } from './lives';
import { Load } from './load';
import { addPeople, callApi, type Person, signInAdministrator } from './people';
import { type Stand, startStand, until } from './stand';

const testTakerCount = 50;
const uploaders = 10;
const away = 10_000;

describe('three servers behind a load balancer while fifty people take tests and upload', () => {
  let stand: Stand;
  let admin: Person;
  let people: Person[];
  let photo: Buffer;
  beforeAll(async () => {
    stand = await startStand();
    admin = await signInAdministrator(stand);
    people = await addPeople(stand, admin, testTakerCount);
    photo = await picture(400, 300).jpeg({ quality: 80 }).toBuffer();
  }, buildTime);
  afterAll(() => stand?.remove());

  /** Runs an action while everyone is at work, and returns the finished load. */
  async function under(happening: (load: Load) => Promise<void>): Promise<Load> {
    const load = new Load(stand.url);
    for (const [index, person] of people.entries()) {
      const { email } = person;
      load.live(`${email} takes tests`, () => takeTests(load, person));
      load.live(`${email} has a page open`, () => keepPageOpen(load, person));
      load.live(`${email} stays signed in`, () => staySignedIn(load, person));
      if (index < uploaders) load.live(`${email} uploads`, () => uploadPictures(load, person, photo));
    }
    load.live('somebody opens the portal', () => visit(load, admin));
    await pause(3000);
    try {
      await happening(load);
      await pause(3000);
    } finally {
      await load.end();
    }
    return load;
  }

  /** Returns the messages about results, as often as they were sent. */
  function sent(): Map<string, number> {
    const counts = new Map<string, number>();
    for (const message of stand.mail.sink.messages) {
      const [, id] = /^Message-ID: <result\.([0-9a-f-]{36})@/im.exec(message) ?? [];
      if (id) counts.set(id, (counts.get(id) ?? 0) + 1);
    }
    return counts;
  }

  /** Checks that no acknowledged request is lost and that its effects arrive. Prints the figures. */
  async function expectAll(part: string, load: Load): Promise<void> {
    const { rejections, acknowledged, submitted, uploaded } = load;
    expect(rejections).toEqual([]);
    const lost = await stand.rows(
      `select a.* from json_to_recordset($1) as a (attempt uuid, question uuid, revision int)
       left join attempt_answer s on (s.attempt_id, s.question_id) = (a.attempt, a.question)
       where s.revision is distinct from a.revision`,
      [JSON.stringify([...acknowledged.values()])],
    );
    expect(lost).toEqual([]);
    const closed = await stand.rows(
      `select from attempt where id = any($1) and status in ('passed', 'failed')`,
      [submitted],
    );
    expect(closed).toHaveLength(submitted.length);
    await until('everybody has the message about the result', () => {
      const messages = sent();
      return submitted.every((id) => messages.has(id));
    });
    const statuses = await Promise.all(uploaded.map(async (address) => (await fetch(address)).status));
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect([submitted.length > 0, uploaded.length > 0]).toEqual([true, true]);
    const messages = sent();
    const doubled = submitted.filter((id) => messages.get(id)! > 1).length;
    const came = `${submitted.length} results, ${uploaded.length} images, ${doubled} messages twice`;
    process.stdout.write(
      `${part}: ${load.requests} requests, ${came}, again: ${JSON.stringify(load.figures())}\n`,
    );
  }

  /** Changes a setting and waits until all servers and open pages have it. */
  async function changeProductName(load: Load, name: string): Promise<void> {
    const { settings } = await callApi<{ settings: { updatedAt: string } }>(
      stand,
      admin,
      '{ settings { updatedAt } }',
    );
    await callApi(
      stand,
      admin,
      'mutation ($input: UpdateSettingsInput!) { updateSettings(input: $input) { settings { productName } } }',
      { productName: name, updatedAt: settings.updatedAt },
    );
    const shows = async ({ url }: { url: string }) =>
      (await (await fetch(`${url}/api/settings/get`)).text()).includes(`"productName":"${name}"`);
    const running = stand.servers.filter((server) => server.runs());
    await until(
      'the change is on all servers',
      async () => (await Promise.all(running.map(shows))).every(Boolean),
      2,
    );
    await until('the change is on all pages', () =>
      people.every(({ email }) => load.visible.get(email) === name),
    );
  }

  it('count sign-in attempts together', async () => {
    const browser = new PlainBrowser(stand.url, '10.3.0.1');
    const tries: number[] = [];
    for (let count = 1; count <= 6; count++) {
      const { page } = await openSignIn(browser);
      tries.push((await browser.post(page, { email: people[0]!.email, password: 'wrong-Tread-1' })).status);
    }
    expect(tries).toEqual([401, 401, 401, 401, 401, 429]);
  });

  it('restart one by one without a failed request', async () => {
    const load = await under(async (during) => {
      for (const [index, server] of stand.servers.entries()) {
        expect(await server.stop('SIGTERM')).toBe(0);
        await changeProductName(during, `Portal ${index}`);
        await server.start();
      }
    });
    expect(load.figures()).toEqual({});
    await expectAll('servers renewed', load);
    expect([...sent().values()].filter((count) => count > 1)).toEqual([]);
    await until(
      'no job is left',
      async () => (await stand.rows('select from graphile_worker.jobs')).length === 0,
    );
  });

  it('continue after one is killed, and clients retry only its unanswered requests', async () => {
    const load = await under(async () => {
      await stand.servers[1]!.stop('SIGKILL');
      await pause(away);
      await stand.servers[1]!.start();
    });
    // Clients retry only requests that no server answered.
    expect(load.failures.filter(({ status }) => status !== null && status !== 502)).toEqual([]);
    // Simulates that time passes: jobs of a killed server are released after a minute.
    await stand.rows(`update graphile_worker._private_jobs set locked_at = locked_at - interval '1 hour'`);
    await stand.rows(`select graphile_worker.add_job('give-back-jobs')`);
    await expectAll('a server killed', load);
  });

  const wordOf = async ({ url }: { url: string }, part: string): Promise<string | undefined> =>
    ((await (await fetch(`${url}/readyz`)).json()) as { parts: Record<string, string> }).parts[part];
  /** Servers learn the state of these parts by using them. */
  const saidBySome = (part: 'storage' | 'mail', word: string): Promise<void> =>
    until(`a server says that ${part} is: ${word}`, async () =>
      (await Promise.all(stand.servers.map((server) => wordOf(server, part)))).includes(word),
    );

  it('report that the database is away, and recover automatically', async () => {
    const load = await under(async () => {
      await stand.database.stop();
      for (const server of stand.servers) expect(await wordOf(server, 'database')).toBe('does not answer');
      await pause(away);
      await stand.database.start();
      await until('all are ready', async () =>
        (await Promise.all(stand.servers.map(({ url }) => fetch(`${url}/readyz`)))).every(({ ok }) => ok),
      );
    });
    // Every rejected request had a Retry-After header.
    expect(load.failures.filter(({ told }) => !told)).toEqual([]);
    expect(stand.servers.every((server) => server.runs())).toBe(true);
    await expectAll('the database away', load);
  });

  it('continue tests while the storage is away, and uploads once it is back', async () => {
    const load = await under(async () => {
      await stand.storage.kill();
      await saidBySome('storage', 'does not answer');
      await pause(away);
      await stand.storage.restart();
      await saidBySome('storage', 'ready');
    });
    expect(load.figures()).toEqual({});
    await expectAll('the storage away', load);
  });

  it('store messages while the mail server is away, and send each of them once it is back', async () => {
    const load = await under(async () => {
      await stand.mail.sink.close();
      await saidBySome('mail', 'does not answer');
      await pause(away);
      await stand.mail.sink.listen(stand.mail.port);
    });
    expect(load.figures()).toEqual({});
    await expectAll('the mail server away', load);
  });
});
