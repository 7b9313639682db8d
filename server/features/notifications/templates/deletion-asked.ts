import { dayText } from '#server/platform/calendar';
import { mailTemplate } from './template';

export interface Due {
  /** The time of the deletion, as ISO 8601. */
  dueAt: string;
  timeZone: string;
}

/** Confirms a person's request to be deleted. */
export const deletionAsked = mailTemplate<Due>({
  path: () => '/profile#data',
  text: ({ dueAt, timeZone }, write, lang) => ({
    subject: write('deletionAsked.subject'),
    paragraphs: [
      write('deletionAsked.due', { day: dayText(timeZone, new Date(dueAt), lang) }),
      write('deletionAsked.deleted'),
      write('deletionAsked.wrong'),
    ],
    action: write('deletionAsked.action'),
  }),
});
