import type { ServerResponse } from 'node:http';
import { select } from '#server/platform/database/database';
import { log } from '#server/platform/logging/log';
import { createModuleState } from '#server/platform/module-state';
import { UploadRejection } from '../signing/upload-rejection';

interface AssemblyEvent extends Record<string, unknown> {
  id: string;
  assemblyId: string;
  name: string;
  data: string;
}

interface Watcher {
  assemblyId: string;
  ownerId: string | null;
  last: string;
  response: ServerResponse;
}

const pause = 300;
export const heartbeat = 15_000;
const maxWatchers = 500;
// A person has few tabs, and can have 30 assemblies open.
const maxOfOne = 10;
const maxOfPerson = 30;
const lastWords = ['assembly_finished', 'assembly_error'];

/** An assembly that is being watched. */
interface Watched {
  id: string;
  ownerId: string | null;
}

const watchers = createModuleState(() => new Set<Watcher>());
const timer = createModuleState<NodeJS.Timeout | undefined>(() => undefined, clearTimeout);
const spokenAt = createModuleState(() => 0);

/** Ends all streams. Clients reconnect to another server and continue after the last event they received. */
export function endWatching(): void {
  for (const { response } of watchers.value) response.end();
}

const isLast = ({ name, data }: AssemblyEvent): boolean =>
  lastWords.includes(name === 'message' ? data : name);

/** Returns the events of an assembly after an event id, in order. */
export const eventsAfter = (assemblyId: string, last: string): Promise<AssemblyEvent[]> =>
  select<AssemblyEvent>(
    'assembly-events',
    `select id::text as id, assembly_id as "assemblyId", name, data from assembly_event
     where assembly_id = $1 and id > $2 order by id`,
    [assemblyId, last],
  );

function write({ response }: Watcher, { id, name, data }: AssemblyEvent): void {
  const event = name === 'message' ? '' : `event: ${name}\n`;
  const lines = data.split('\n').map((line) => `data: ${line}\n`);
  response.write(`id: ${id}\n${event}${lines.join('')}\n`);
}

function pass(watcher: Watcher, events: AssemblyEvent[]): void {
  for (const event of events) {
    write(watcher, event);
    watcher.last = event.id;
    if (isLast(event)) {
      watchers.value.delete(watcher);
      watcher.response.end();
      return;
    }
  }
}

/** Loads the new events of all watchers on this server, including those from other servers, in one query. */
async function look(): Promise<void> {
  const watched = [...watchers.value];
  const events = await select<AssemblyEvent & { place: number }>(
    'watched-events',
    `select w.place::int as place, e.id::text as id, e.assembly_id as "assemblyId", e.name, e.data
     from unnest($1::text[], $2::bigint[]) with ordinality as w (assembly_id, last, place)
     join assembly_event e on e.assembly_id = w.assembly_id and e.id > w.last order by e.id`,
    [watched.map(({ assemblyId }) => assemblyId), watched.map(({ last }) => last)],
  );
  const byPlace = Map.groupBy(events, ({ place }) => place - 1);
  for (const [place, found] of byPlace) pass(watched[place]!, found);
  if (Date.now() - spokenAt.value < heartbeat) return;
  spokenAt.value = Date.now();
  for (const { response } of watchers.value) response.write(': still here\n\n');
}

async function tick(): Promise<void> {
  try {
    await look();
  } catch (error) {
    log.warn({ err: error }, 'events of uploads could not be read');
  }
  timer.value = watchers.value.size > 0 ? setTimeout(() => void tick(), pause) : undefined;
}

/** Streams the events of an assembly, beginning with `missed`, until the last event or the watcher disconnects. */
export function watchAssembly(
  response: ServerResponse,
  { id: assemblyId, ownerId }: Watched,
  last: string,
  missed: AssemblyEvent[],
): void {
  const watcher = { assemblyId, ownerId, last, response };
  watchers.value.add(watcher);
  response.on('close', () => watchers.value.delete(watcher));
  response.write(': watching\n\n');
  pass(watcher, missed);
  timer.value ??= setTimeout(() => void tick(), pause);
}

/** Throws TOO_MANY_WATCHERS if the maximum for the assembly, its owner or this server is reached. */
export function requireWatchCapacity({ id, ownerId }: Watched): void {
  const all = [...watchers.value];
  const same = all.filter(({ assemblyId }) => assemblyId === id).length;
  const ofPerson = ownerId === null ? 0 : all.filter((other) => other.ownerId === ownerId).length;
  if (all.length >= maxWatchers || same >= maxOfOne || ofPerson >= maxOfPerson) {
    throw new UploadRejection('TOO_MANY_WATCHERS');
  }
}
