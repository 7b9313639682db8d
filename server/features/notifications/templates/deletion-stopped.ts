import { mailTemplate } from './template';

/** Informs a person that an administrator rejected the deletion request. */
export const deletionStopped = mailTemplate<{ reason: string }>({
  path: () => '/contact',
  text: ({ reason }, write) => ({
    subject: write('deletionStopped.subject'),
    paragraphs: [write('deletionStopped.stopped'), write('deletionStopped.reason', { reason })],
    action: write('deletionStopped.action'),
  }),
});
