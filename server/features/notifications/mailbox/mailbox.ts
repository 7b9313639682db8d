import { createModuleState } from '#server/platform/module-state';

const kept = createModuleState(() => false);

/** Says whether messages stay in the portal's mailbox, since no mail server is set; called once at start. */
export function keepMail(keeps: boolean): void {
  kept.value = keeps;
}

/** Whether messages stay in the portal's mailbox. */
export const keepsMail = (): boolean => kept.value;
