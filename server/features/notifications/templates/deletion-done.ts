import { mailTemplate } from './template';

/** Confirms the deletion to the person's last address. */
export const deletionDone = mailTemplate<Record<string, never>>({
  path: () => '/',
  text: (_values, write) => ({
    subject: write('deletionDone.subject'),
    paragraphs: [write('deletionDone.done'), write('deletionDone.last')],
    action: write('deletionDone.action'),
  }),
});
