import { describe, expect, it } from '@jest/globals';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { ask, tokenOf } from '../support/api';
import { desktop, phone, until, watchTrouble } from '../support/browser';
import { changeSetting, inDatabase } from '../support/database';
import { dialogs, openDialog } from '../support/dialogs';
import { holdSession, sleep, watches } from '../support/idle';
import { wrongLook, wrongWords } from '../support/look';
import { rememberTitles } from '../support/page-titles';
import { routeTable } from '../support/route-table';
import { type Screen, screens, type Viewer } from '../support/screens';
import { openOwnStage } from '../support/stage';
import { watchLoading } from '../support/stands';
import { dialog } from '../support/taking';
import type { Language } from '../support/texts';

/** The longest words meet the smallest screen; both schemes are among them. */
const devices: Record<Language, BrowserContextOptions> = {
  en: { viewport: desktop, colorScheme: 'light' },
  es: { viewport: phone, colorScheme: 'light' },
  fr: { viewport: phone, colorScheme: 'dark' },
};

type Screens = Record<string, Screen | string>;

/** Into how many specs the screens of a person are parted, so that none takes minutes on a machine with other work. */
const parts: Record<Viewer, number> = { visitor: 1, learner: 3, manager: 1, admin: 5 };

const specs = Object.entries(parts).flatMap(([who, count]) =>
  Array.from({ length: count }, (_, at) => [who as Viewer, at + 1, count] as const),
);

function addressesOf(all: Screens, who: Viewer, part: number): string[] {
  const own = Object.values(all).flatMap((each) =>
    typeof each !== 'string' && each.who === who ? each.at : [],
  );
  const size = Math.ceil(own.length / parts[who]);
  return own.slice((part - 1) * size, part * size);
}

/** The route at which an address is looked at. */
const routeIn =
  (all: Screens) =>
  (path: string): string =>
    Object.entries(all).find(([, each]) => typeof each !== 'string' && each.at.includes(path))?.[0] ?? path;

/** Whether a screen can be gone to by way of an address without one, which visitors are led away from. */
const isWithin = (who: Viewer, path: string): boolean => who !== 'visitor' && !path.includes('no-such');

/** Looks at all screens in a language, on the device that goes with it. */
export const everyScreen = (language: Language): void =>
  describe(`every screen in ${language}`, () => {
    // The persons change their language, and the portal is closed.
    const stage = openOwnStage();
    const titlesOf = new Map<Viewer, ReturnType<typeof rememberTitles>>();

    const setLanguage = async (who: string): Promise<unknown> =>
      ask(
        stage.portal,
        await tokenOf(stage.portal, who),
        'mutation ($lang: Language!) { setLanguage(input: { lang: $lang }) { profile { id } } }',
        { lang: language },
      );

    async function open(who: Viewer): Promise<Page> {
      if (who === 'visitor') {
        const device = await stage.device(devices[language]);
        await device.addCookies([{ name: 'treadway-language', value: language, url: stage.portal.url }]);
        return device.newPage();
      }
      await setLanguage(who);
      const page = await stage.atHome(who, devices[language]);
      await page.locator(`html[lang=${language}]`).waitFor();
      return page;
    }

    /** Looks at a person's screens one after the other; gives what is wrong with them. */
    async function look(who: Viewer, paths: readonly string[]): Promise<string[]> {
      const page = await open(who);
      // In English each is opened by its address, as from a mail; that takes as long as all that is looked at then.
      const opened = watchLoading(page, language, (path) => language !== 'en' && isWithin(who, path));
      const trouble = watchTrouble(page);
      const faults: string[] = [];
      const titles = titlesOf.get(who) ?? rememberTitles(language, routeIn(await screens(stage.portal)));
      titlesOf.set(who, titles);
      for (const path of paths) {
        await opened(path);
        await titles.note(page, path);
        const found = [...(await wrongWords(page, language, who !== 'admin')), ...(await wrongLook(page))];
        faults.push(...[...found, ...trouble.splice(0)].map((fault) => `${path}: ${fault}`));
      }
      return [...faults, ...titles.wrong()];
    }

    it('is among those that are looked at', async () => {
      expect(routeTable().toSorted()).toEqual(Object.keys(await screens(stage.portal)).toSorted());
    });

    it.each(specs)('for the %s is sound, part %i of %i', async (who, part) => {
      const paths = addressesOf(await screens(stage.portal), who, part);
      expect(paths).not.toEqual([]);
      expect(await look(who, paths)).toEqual([]);
    });

    it.each(['learner', 'admin'] as const)('has sound dialogs for the %s', async (who) => {
      const page = await open(who);
      const opened = watchLoading(page, language, (path) => language !== 'en' && isWithin(who, path));
      const faults: string[] = [];
      for (const named of dialogs.filter((each) => each.who === who)) {
        await opened(named.at);
        await openDialog(page, named);
        const found = [...(await wrongWords(page, language, who !== 'admin')), ...(await wrongLook(page))];
        faults.push(...found.map((fault) => `${named.titleId}: ${fault}`));
      }
      expect(faults).toEqual([]);
    });

    it('says that the session is about to expire in a sound dialog', async () => {
      const page = await open('learner');
      await holdSession(page);
      await watches(page);
      await sleep(page, '30:00');
      await dialog(page, language, 'session.expiring').waitFor();
      expect([...(await wrongWords(page, language)), ...(await wrongLook(page))]).toEqual([]);
    });

    it('is sound while the portal is closed', async () => {
      await changeSetting(stage.portal, 'maintenance_mode', true);
      try {
        expect(await look('learner', ['/maintenance'])).toEqual([]);
      } finally {
        await changeSetting(stage.portal, 'maintenance_mode', false);
      }
    });

    it('asks about the Privacy Policy in a sound dialog', async () => {
      // Comes last: of what the others look at, nothing is open any more.
      const page = await open('learner');
      const learner = `email = 'learner@treadway.example'`;
      await inDatabase(stage.portal, `update profile set terms_version = null where ${learner}`);
      const token = await tokenOf(stage.portal, 'learner');
      await until('they are asked', () =>
        ask(stage.portal, token, '{ modules(first: 1) { edges { cursor } } }').then(
          () => false,
          () => true,
        ),
      );
      await page.reload();
      await dialog(page, language, 'shell.privacyPolicy').waitFor();
      expect([...(await wrongWords(page, language)), ...(await wrongLook(page))]).toEqual([]);
    });
  });
