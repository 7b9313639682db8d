import { mailTemplate } from './template';

/** Informs a person that the password was changed. */
export const passwordChanged = mailTemplate<Record<string, never>>({
  path: () => '/contact',
  text: (_values, write) => ({
    subject: write('passwordChanged.subject'),
    paragraphs: [write('passwordChanged.changed'), write('passwordChanged.wrong')],
    action: write('passwordChanged.action'),
  }),
});
