import { beforeAll, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { fillSignIn, openForm, watchErrors } from '../support/browser/browser';
import { changeSetting, inDatabase } from '../support/portal/database';
import { dialogs, openDialog } from '../support/browser/dialogs';
import { holdSession, sleep, watches } from '../support/browser/idle';
import { overflow, wrongLook, wrongWords } from '../support/screens/look';
import { rememberTitles } from '../support/screens/page-titles';
import { makePerson } from '../support/own-people';
import { type Screen, screens, type Viewer } from '../support/screens/screens';
import type { Stage } from '../support/portal/stage';
import { watchLoading } from '../support/browser/wait-for-screen';
import { dialog } from '../support/attempts/taking';
import { makePeople, type Pass, type People } from './passes';

/** Part `part` of `count` equal parts of a viewer's screens. */
export type Share = readonly [who: Viewer, part: number, count: number];

type Screens = Record<string, Screen | string>;

function selectAddresses(all: Screens, [who, part, count]: Share): string[] {
  const own = Object.values(all).flatMap((each) =>
    typeof each !== 'string' && each.who === who ? each.at : [],
  );
  const size = Math.ceil(own.length / count);
  return own.slice((part - 1) * size, part * size);
}

/** Returns a function that returns the route of an address. */
const createRouteOf =
  (all: Screens) =>
  (path: string): string =>
    Object.entries(all).find(([, each]) => typeof each !== 'string' && each.at.includes(path))?.[0] ?? path;

/** Removes the two errors of the document with status 404 at an address without a screen. Reports a missing one. */
function withoutNotFound(errors: string[], isUnknown: boolean): string[] {
  if (!isUnknown) return errors;
  const others = errors.filter((error) => !error.includes('404'));
  return errors.length - others.length === 2 ? others : ['The document has no status 404', ...others];
}

/** Returns functions that add specs to a file. The specs look at screens in the given way. */
export function lookAtScreens(stage: Stage, { language, device, byAddress, withAxe }: Pass) {
  const titlesOf = new Map<Viewer, ReturnType<typeof rememberTitles>>();
  let people: People;
  let all: Screens;
  beforeAll(async () => {
    people = await makePeople(stage.portal, language);
    all = await screens(stage.portal, { learner: people.learner.id, admin: people.admin.id });
  });

  async function open(who: Viewer): Promise<Page> {
    if (who !== 'visitor') return stage.atHome(people[who].who, device);
    const visitor = await stage.device(device);
    await visitor.addCookies([{ name: 'treadway-language', value: language, url: stage.portal.url }]);
    return visitor.newPage();
  }

  /** Visitors can't move inside the page, because an address without a screen redirects them. */
  const isWithin = (who: Viewer, path: string): boolean =>
    !byAddress && who !== 'visitor' && !path.includes('no-such');

  const findFaults = async (page: Page, who: Viewer): Promise<string[]> => [
    ...(await wrongWords(page, language, who !== 'admin')),
    ...(await (withAxe ? wrongLook : overflow)(page)),
  ];

  async function look(who: Viewer, paths: readonly string[]): Promise<string[]> {
    const page = await open(who);
    const routeOf = createRouteOf(all);
    const opened = watchLoading(page, language, { isWithin: (path) => isWithin(who, path), routeOf });
    const pageErrors = watchErrors(page);
    const titles = titlesOf.get(who) ?? rememberTitles(language, routeOf);
    titlesOf.set(who, titles);
    const faults: string[] = [];
    for (const path of paths) {
      await opened(path);
      await titles.note(page, path);
      const errors = withoutNotFound(pageErrors.splice(0), ['/*', '/admin/*'].includes(routeOf(path)));
      const found = [...(await findFaults(page, who)), ...errors];
      faults.push(...found.map((fault) => `${path}: ${fault}`));
    }
    return [...faults, ...titles.wrong()];
  }

  /** Returns the faults of dialogs that a button or an address opens. */
  async function checkOpenedDialogs(): Promise<string[]> {
    const faults: string[] = [];
    for (const who of ['learner', 'admin'] as const) {
      const page = await open(who);
      const opened = watchLoading(page, language, { isWithin: () => true });
      for (const named of dialogs.filter((each) => each.who === who)) {
        await opened(named.at);
        await openDialog(page, named);
        faults.push(...(await findFaults(page, who)).map((fault) => `${named.titleId}: ${fault}`));
      }
    }
    return faults;
  }

  /** Returns the faults of dialogs that open automatically: the Privacy Policy and the end of the session. */
  async function checkAutomaticDialogs(): Promise<string[]> {
    const { who, id } = await makePerson(stage.portal, { lang: language });
    await inDatabase(stage.portal, `update profile set terms_version = null where id = '${id}'`);
    const newcomer = await (await stage.device(device)).newPage();
    await newcomer.goto('/login');
    await openForm(newcomer);
    await fillSignIn(newcomer, who);
    await dialog(newcomer, language, 'shell.privacyPolicy').waitFor();
    const faults = await findFaults(newcomer, 'learner');
    const idle = await open('learner');
    await holdSession(idle);
    await watches(idle);
    await sleep(idle, '30:00');
    await dialog(idle, language, 'session.expiring').waitFor();
    return [...faults, ...(await findFaults(idle, 'learner'))];
  }

  return {
    look,
    screens: (whose: string, ...shares: readonly Share[]) =>
      it(`has no faults for ${whose}`, async () => {
        const faults: string[] = [];
        for (const share of shares) {
          const paths = selectAddresses(all, share);
          expect(paths).not.toEqual([]);
          faults.push(...(await look(share[0], paths)));
        }
        expect(faults).toEqual([]);
      }),
    /** Needs a portal of its own, because no one else can use it during maintenance. */
    maintenance: () =>
      it('has no faults during maintenance', async () => {
        await changeSetting(stage.portal, 'maintenance_mode', true);
        try {
          expect(await look('learner', ['/maintenance'])).toEqual([]);
        } finally {
          await changeSetting(stage.portal, 'maintenance_mode', false);
        }
      }),
    dialogs: () =>
      it('has dialogs without faults', async () => {
        expect([...(await checkOpenedDialogs()), ...(await checkAutomaticDialogs())]).toEqual([]);
      }),
  };
}
