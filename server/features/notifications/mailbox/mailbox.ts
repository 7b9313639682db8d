import { createModuleState } from '#server/platform/module-state';

const kept = createModuleState(() => false);

/**
 * Sets whether messages stay in the portal's mailbox because no mail server is configured. Called once at the start.
 */
export function keepMail(keeps: boolean): void {
  kept.value = keeps;
}

/** Returns true if messages stay in the portal's mailbox. */
export const keepsMail = (): boolean => kept.value;
