import { mailTemplate } from './template';

/** Reports that a data export can be downloaded, for a number of days. */
export const ownDataReady = mailTemplate<{ days: number }>({
  path: () => '/profile#data',
  text: ({ days }, write) => ({
    subject: write('ownDataReady.subject'),
    paragraphs: [write('ownDataReady.ready'), write('ownDataReady.days', { days })],
    action: write('ownDataReady.action'),
  }),
});
