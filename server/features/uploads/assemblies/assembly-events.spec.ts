import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makePerson } from '#server/testing/factories';
import { picture } from '#server/testing/images/hostile-images';
import { runDueJobs } from '#server/testing/jobs';
import { send, type Status } from '#server/testing/uploads/upload-calls';
import { create, startUploadPortal, type UploadPortal } from '#server/testing/uploads/uploads';
import { encodingJobs } from '../encoding/encode.job';

interface Message {
  id: string;
  event: string;
  data: string;
}

function parse(block: string): Message | null {
  const field = (name: string): string => new RegExp(`^${name}: (.*)$`, 'm').exec(block)?.[1] ?? '';
  const id = field('id');
  return id ? { id, event: field('event') || 'message', data: field('data') } : null;
}

const nameOf = ({ event, data }: Message): string => (event === 'message' ? data : event);

const whole = [
  'assembly_upload_finished',
  'assembly_uploading_finished',
  'assembly_upload_meta_data_extracted',
  'assembly_execution_progress',
  'assembly_result_finished',
  'assembly_result_finished',
  'assembly_result_finished',
  'assembly_result_finished',
  'assembly_execution_progress',
  'assembly_finished',
];

describe('event stream of an assembly', () => {
  let portal: UploadPortal;

  beforeAll(async () => {
    portal = await startUploadPortal(false);
  });
  afterAll(() => portal.close());

  const watch = (assembly: Status, last?: string): Promise<Response> =>
    fetch(`${assembly.websocket_url}?assembly=${assembly.assembly_id}`, {
      headers: last === undefined ? {} : { 'last-event-id': last },
    });

  /** Returns the messages until the stream ends or one has that name. */
  async function messagesOf(response: Response, until?: string): Promise<Message[]> {
    const messages: Message[] = [];
    let rest = '';
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream())) {
      const blocks = `${rest}${chunk}`.split('\n\n');
      rest = blocks.pop()!;
      messages.push(...blocks.map(parse).filter((message) => message !== null));
      if (messages.some((message) => nameOf(message) === until)) break;
    }
    return messages;
  }

  async function finished(): Promise<Status> {
    const assembly = await create(portal, 'content');
    await send(assembly, 'photo.jpg', await picture(60, 40).jpeg().toBuffer());
    await runDueJobs(encodingJobs);
    return assembly;
  }

  it('sends all events in order until the assembly is finished', async () => {
    const assembly = await create(portal, 'content');
    const response = await watch(assembly);
    expect(response.headers.get('content-type')).toMatch(/^text\/event-stream/);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const hearing = messagesOf(response);
    const address = await send(assembly, 'photo.jpg', await picture(60, 40).jpeg().toBuffer());
    await runDueJobs(encodingJobs);
    const messages = await hearing;
    expect(messages.map(nameOf)).toEqual(whole);
    expect(JSON.parse(messages[0]!.data)).toMatchObject({ name: 'photo.jpg', tus_upload_url: address });
    const { id } = JSON.parse(messages[0]!.data) as { id: string };
    expect(JSON.parse(messages[4]!.data)).toMatchObject(['small', { original_id: id, mime: 'image/jpeg' }]);
    expect(JSON.parse(messages[8]!.data)).toEqual({ progress_combined: 100 });
    const ids = messages.map((message) => Number(message.id));
    expect(ids).toEqual([...ids].sort((a, b) => a - b));
  });

  it('sends earlier events first', async () => {
    const assembly = await create(portal, 'content');
    await send(assembly, 'photo.jpg', await picture(60, 40).jpeg().toBuffer());
    const messages = await messagesOf(await watch(assembly), 'assembly_execution_progress');
    expect(messages.map(nameOf)).toEqual(whole.slice(0, 4));
  });

  it('sends exactly the missed events after a reconnection', async () => {
    const assembly = await create(portal, 'content');
    await send(assembly, 'photo.jpg', await picture(60, 40).jpeg().toBuffer());
    const [first, second] = await messagesOf(await watch(assembly), 'assembly_execution_progress');
    await runDueJobs(encodingJobs);
    const missed = await messagesOf(await watch(assembly, second!.id));
    expect(missed.map(nameOf)).toEqual(whole.slice(2));
    expect(missed.some(({ id }) => id === first!.id)).toBe(false);
    expect((await watch(assembly, missed.at(-1)!.id)).status).toBe(204);
  });

  it('is limited to ten streams per assembly, without affecting other assemblies', async () => {
    const [assembly, other] = [await create(portal, 'content'), await create(portal, 'content')];
    const watching = await Promise.all(Array.from({ length: 10 }, () => watch(assembly)));
    expect(watching.map(({ status }) => status)).toEqual(Array<number>(10).fill(200));
    expect((await watch(assembly)).status).toBe(503);
    watching.push(await watch(other));
    expect(watching.at(-1)!.status).toBe(200);
    await Promise.all(watching.map(({ body }) => body!.cancel()));
  });

  it('is limited to thirty streams per owner, without affecting others', async () => {
    const owned = (owner: string) => create(portal, 'content', 1, { fields: { owner } });
    const [person, other] = [await makePerson({ role: 'admin' }), await makePerson({ role: 'admin' })];
    const assemblies = await Promise.all(Array.from({ length: 4 }, () => owned(person.id)));
    const watching = await Promise.all(
      Array.from({ length: 30 }, (_, index) => watch(assemblies[index % 3]!)),
    );
    expect(watching.map(({ status }) => status)).toEqual(Array<number>(30).fill(200));
    expect((await watch(assemblies[3]!)).status).toBe(503);
    watching.push(await watch(await owned(other.id)));
    expect(watching.at(-1)!.status).toBe(200);
    await Promise.all(watching.map(({ body }) => body!.cancel()));
  });

  it('returns 204 once the assembly is finished', async () => {
    expect((await watch(await finished())).status).toBe(204);
  });

  it('sends a cancellation, and a failure with its reason', async () => {
    const canceled = await create(portal, 'content');
    const hearing = messagesOf(await watch(canceled));
    await fetch(canceled.assembly_ssl_url, { method: 'DELETE' });
    expect((await hearing).map(nameOf)).toEqual(['assembly_finished']);
    const failing = await create(portal, 'content');
    const waiting = messagesOf(await watch(failing));
    await send(failing, 'photo.jpg', Buffer.from('No image.'));
    await runDueJobs(encodingJobs);
    expect(JSON.parse((await waiting).at(-1)!.data)).toMatchObject({
      error: 'FILE_FILTER_DECLINED_FILE',
      reason: 'IMAGE_UNKNOWN',
      message: 'The file is no JPEG, PNG or WebP image.',
    });
  });

  it('returns 404 for an unknown assembly', async () => {
    const response = await fetch(`${portal.url}/assembly-events?assembly=${'0'.repeat(32)}`);
    expect([response.status, await response.json()]).toMatchObject([404, { error: 'ASSEMBLY_NOT_FOUND' }]);
  });
});
