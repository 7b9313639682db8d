import type { EntityManager } from 'typeorm';
import { actorOf, appendAudits } from '#server/features/audit/audit.service';
import { enqueueMails } from '#server/features/notifications/notifications.service';
import { mailTemplates } from '#server/features/notifications/templates/templates';
import { freshViewer } from '#server/features/profile/fresh-viewer';
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

/** The day of the site's time zone, as `2026-11-23`. */
export async function today(): Promise<string> {
  const { timezone } = await currentSettings();
  return dayIn(timezone, now());
}

/** When a person of a list was last reminded, and whether that was today. */
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

/** What a reminder by somebody is filled with, for who has these tests open. */
const reminderOf = (by: string, { open }: TestProgress, line: string | null) => ({
  by,
  count: open.length,
  next: open[0]!.nameTranslations,
  line,
});

/** What the viewer's reminder would say to a person now; null where nothing is open, and for who reminds nobody. */
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

/** Who of the people has a test open, with what is open; read in the manager's transaction where there is one. */
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

/** Reminds people of what is open to them; gives who was: not who was reminded that day, or is not the sender's to remind. */
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
 * Reminds people of the tests that are open to them, by e-mail in their language, once a person a day; audited. Managers
 * remind the others of their account, administrators anybody. Who has nothing open, is disabled, was reminded today or
 * is not the viewer's to remind is left out.
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
