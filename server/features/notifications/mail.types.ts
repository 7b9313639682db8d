import type { MailValues } from './templates/templates';

export type MailTemplateName = keyof MailValues;

/** A message to be written and sent later, in the language that the person has then. */
export type QueuedMail<Name extends MailTemplateName = MailTemplateName> = {
  [Template in Name]: {
    template: Template;
    profileId: string;
    /** Names the message: queued twice under the same key before it was sent, it is sent once. */
    key: string;
    values: MailValues[Template];
  };
}[Name];
