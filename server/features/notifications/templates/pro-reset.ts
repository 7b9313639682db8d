import { mailTemplate } from './template';

/** Informs a person that the PRO status was reset for a new cycle. */
export const proReset = mailTemplate<Record<string, never>>({
  path: () => '/training',
  text: (_values, write) => ({
    subject: write('proReset.subject'),
    paragraphs: [write('proReset.reset'), write('proReset.results')],
    action: write('proReset.action'),
  }),
});
