import type { Cookie, Page } from 'playwright-core';
import { demoAccounts } from '#server/demo/people/people';
import {
  demoPassword,
  fillSignIn,
  newDevice,
  openBrowser,
  openForm,
  signedIn,
} from '../../support/browser/browser';
import { type Portal, startNewPortal } from '../../support/portal/portal';
import { type Stage, stageIn } from '../../support/portal/stage';
import { oneTimeCode } from '../keycloak';
import { type RunningKeycloak, startKeycloak } from '../keycloak-server';
import { givePassword, operate, userIdOf } from '../operator';
import { command, soon } from '../stand';

/** The portal with its demo people, who sign in at a Keycloak server. The administrator has a second factor there. */
export interface KeycloakStage {
  stage: Stage<Portal>;
  keycloak: () => RunningKeycloak;
  /** Returns the secret of the administrator's authenticator. */
  secondFactor: () => string;
}

/** Sets up a second factor, as Keycloak requires of administrators. Returns the secret for the authenticator. */
async function setUpSecondFactor(page: Page): Promise<string> {
  const secret = await page.locator('[name=totpSecret]').inputValue({ timeout: 60_000 });
  await page.locator('[name=totp]').fill(oneTimeCode(secret));
  await page.locator('[name=userLabel]').fill('A phone');
  await page.keyboard.press('Enter');
  await signedIn(page);
  return secret;
}

/** Moves everyone from the embedded provider, with their previous passwords. */
async function moveAll(keycloak: RunningKeycloak, portal: Portal): Promise<void> {
  command({ portal, env: keycloak.env }, 'move-sign-ins');
  for (const { email } of demoAccounts) await givePassword(keycloak, email, demoPassword);
  const admin = await userIdOf(keycloak, 'admin@treadway.example');
  await soon('Keycloak knows the administrator', async () => {
    const user = await operate<{ attributes?: { role?: string[] } }>(
      keycloak,
      'GET',
      `/treadway/users/${admin}`,
    );
    return user.attributes?.role?.[0] === 'admin' ? true : null;
  });
}

async function signInAdministrator(url: string): Promise<{ cookies: Cookie[]; secret: string }> {
  const browser = await openBrowser();
  try {
    const context = await newDevice(browser, url);
    const page = await context.newPage();
    await page.goto('/login');
    await openForm(page);
    await fillSignIn(page, 'admin');
    const secret = await setUpSecondFactor(page);
    return { cookies: await context.cookies(), secret };
  } finally {
    await browser.close();
  }
}

/** Opens a portal with `more` in its environment. */
export function openKeycloakStage(more: Record<string, string> = {}): KeycloakStage {
  const sessions = new Map<string, Cookie[]>();
  let keycloak: RunningKeycloak;
  let secret: string;
  let portal: Portal;
  const close = async (): Promise<void> => {
    await portal?.remove();
    await keycloak?.remove();
  };
  const begin = async (): Promise<Portal> => {
    keycloak = await startKeycloak();
    portal = await startNewPortal({ PORT: String(keycloak.portalPort) });
    await portal.stop();
    await portal.restart({ ...keycloak.env, ...more });
    await moveAll(keycloak, portal);
    const administrator = await signInAdministrator(portal.url);
    sessions.set('admin', administrator.cookies);
    ({ secret } = administrator);
    return portal;
  };
  // The caller can't close a stage that failed to open.
  const open = (): Promise<Portal> =>
    begin().catch(async (reason: unknown) => {
      await close();
      throw reason;
    });
  return {
    stage: stageIn({ open, close, sessions }),
    keycloak: () => keycloak,
    secondFactor: () => secret,
  };
}
