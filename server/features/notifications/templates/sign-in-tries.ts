import { mailTemplate } from './template';

/** Warns a person of many failed sign-in attempts with their address. */
export const signInTries = mailTemplate<Record<string, never>>({
  path: () => '/contact',
  text: (_values, write) => ({
    subject: write('signInTries.subject'),
    paragraphs: [write('signInTries.tries'), write('signInTries.wrong')],
    action: write('signInTries.action'),
  }),
});
