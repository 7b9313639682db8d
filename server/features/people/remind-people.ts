import type { EntityManager } from 'typeorm';
import { actorOf, appendAudits } from '#server/features/audit/audit.service';
import { enqueueMails } from '#server/features/notifications/notifications.service';
import { mailTemplates } from '#server/features/notifications/templates/templates';
import { freshViewer } from '#server/features/profile/sign-in/fresh-viewer';
import { currentSettings } from '#server/features/settings/settings.service';
import { loadTestProgress, type TestProgress } from '#server/features/training/progress/open-tests';
import { dayIn } from '#server/platform/calendar';
import { now } from '#server/platform/clock';
import { transaction } from '#server/platform/database/database';
import { throwFieldError } from '#server/platform/errors';
import { ofEach } from '#server/platform/database/read-together';
import { isId, isStorable } from '#server/platform/validation';
import type { Person, Viewer } from '#server/platform/access/viewer';
import { assertCanRemind, readablePeople, reminds } from './people.policy';
import { testProgressOf } from './people.service';
import type { RemindPeopleInput, RemindPeoplePayload } from './person.input';
import type { ListedPerson, ReminderText } from './person.types';
import { insertReminders, selectLastReminders, selectRemindable } from './reminders.queries';

const maxAtOnce = 100;
const maxLineLength = 200;

/** Returns the current day in the site's time zone, such as `2026-11-23`. */
export async function today(): Promise<string> {
  const { timezone } = await currentSettings();
  return dayIn(timezone, now());
}

/** Returns when a person in a list was last reminded, and whether that was today. */
export const lastReminderOf = ofEach(async (ids) => selectLastReminders(ids, await today()));

function checkIds(sent: readonly string[]): string[] {
  if (sent.length > maxAtOnce || !sent.every(isId)) {
    throwFieldError('profileIds', `Choose up to ${maxAtOnce} people by their ids.`);
  }
  return [...new Set(sent.map((id) => id.toLowerCase()))];
}

export function checkLine(sent: string | null | undefined): string | null {
  const line = sent?.replace(/\s+/g, ' ').trim() ?? '';
  if (line.length > maxLineLength || !isStorable(line)) {
    throwFieldError('line', `A line of one's own has at most ${maxLineLength} characters.`);
  }
  return line === '' ? null : line;
}

/** Returns the values of a reminder for a person with these open tests. */
const reminderOf = (by: string, { open }: TestProgress, line: string | null) => ({
  by,
  count: open.length,
  next: open[0]!.nameTranslations,
  line,
});

/** Returns the text of the viewer's reminder to a person; null if no test is open or the viewer can't remind people. */
export async function reminderTo(viewer: Viewer, person: ListedPerson): Promise<ReminderText | null> {
  if (!reminds(viewer)) return null;
  const progress = await testProgressOf(person);
  if (!progress || progress.open.length === 0) return null;
  const { subject, paragraphs } = mailTemplates.reminder.write(
    reminderOf(viewer.name, progress, null),
    person.lang,
  );
  return { subject, paragraphs };
}

/** Returns the progress of the people with open tests, within the manager's transaction if given. */
export async function withOpenTests(
  viewer: Viewer,
  ids: readonly string[],
  manager?: EntityManager,
): Promise<Map<string, TestProgress>> {
  const { profileId } = assertCanRemind(viewer);
  const people = await selectRemindable(ids, readablePeople(viewer), profileId, manager);
  const progress = await loadTestProgress(people, manager);
  return new Map([...progress].filter(([, { open }]) => open.length > 0));
}

/**
 * Reminds people of their open tests. Returns those who were reminded: not people who were already reminded that day or
 * whom the sender can't remind.
 */
export async function remindOf(
  manager: EntityManager,
  sender: Person,
  progress: ReadonlyMap<string, TestProgress>,
  line: string | null,
): Promise<string[]> {
  const day = await today();
  const action = { day, sentBy: sender.profileId };
  const people = await insertReminders(manager, [...progress.keys()], readablePeople(sender), action);
  await appendAudits(
    manager,
    people.map((id) => ({ action: 'add', actor: actorOf(sender), targetKind: 'reminder', targetId: id })),
  );
  await enqueueMails(
    manager,
    people.map((profileId) => {
      const values = reminderOf(sender.name, progress.get(profileId)!, line);
      return { template: 'reminder', profileId, key: `reminder:${profileId}:${day}`, values };
    }),
  );
  return people;
}

/**
 * Reminds people of their open tests, by e-mail in their language, at most once a day; audited. Managers can remind the
 * others of their account, administrators anyone. Skips people without open tests, disabled and already reminded
 * people, and those whom the viewer can't remind.
 */
export async function remindPeople(viewer: Viewer, sent: RemindPeopleInput): Promise<RemindPeoplePayload> {
  const caller = assertCanRemind(viewer);
  const ids = checkIds(sent.profileIds);
  const line = checkLine(sent.line);
  const progress = await withOpenTests(viewer, ids);
  const reminded = await transaction(async (manager) => {
    const sender = assertCanRemind(await freshViewer(manager, caller));
    return (await remindOf(manager, sender, progress, line)).length;
  });
  return { reminded, leftOut: ids.length - reminded };
}
