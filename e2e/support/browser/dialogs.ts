import type { Page } from 'playwright-core';
import { demoId } from '#server/demo/ids';
import { moduleId } from '../attempts/answers';
import type { Viewer } from '../screens/screens';
import { inEveryLanguage } from '../texts';

/** A dialog of the specification: the person, the page, and the button that opens it. */
export interface NamedDialog {
  who: Viewer;
  at: string;
  titleId: string;
  /** Omitted if the page opens the dialog itself. */
  buttonId?: string;
}

const person = `/admin/people/${demoId('profile', 'tom.becker@desertsun.example')}`;

/** The dialogs that a button or an address opens. Those of the privacy policy and of inactivity open by themselves. */
export const dialogs: NamedDialog[] = [
  { who: 'learner', at: '/training/gold-distributor', titleId: 'programs.dialog.title' },
  { who: 'learner', at: '/results', titleId: 'results.dialogTitle', buttonId: 'results.reviewWrong' },
  {
    who: 'learner',
    at: `/training/modules/${moduleId('winter-compounds')}`,
    titleId: 'modules.material.download',
    buttonId: 'modules.material.download',
  },
  { who: 'learner', at: '/profile', titleId: 'password.title', buttonId: 'password.change' },
  { who: 'learner', at: '/profile', titleId: 'profile.avatarUpload', buttonId: 'profile.avatarChange' },
  { who: 'admin', at: person, titleId: 'people.editPoints', buttonId: 'people.editPointsButton' },
  { who: 'admin', at: person, titleId: 'password.title', buttonId: 'people.changePassword' },
];

/** Opens a dialog on the current page and waits until it is visible. */
export async function openDialog(page: Page, { titleId, buttonId }: NamedDialog): Promise<void> {
  if (buttonId) {
    const main = page.getByRole('main');
    const button = main.getByRole('button', { name: inEveryLanguage(buttonId) }).first();
    await button.click().catch(async (cause: unknown) => {
      throw new Error(`The page has no such button, but: ${await main.innerText()}`, { cause });
    });
  }
  await page.getByRole('dialog', { name: inEveryLanguage(titleId) }).waitFor();
}
