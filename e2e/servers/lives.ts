import { setTimeout as pause } from 'node:timers/promises';
import { realm, protocolPath } from '#server/features/identity/embedded/realm';
import type { Tokens } from '#server/testing/identity/browser';
import type { Status } from '#server/testing/uploads/upload-calls';
import type { Load, Reply } from './load';
import type { Person } from './people';

interface Attempt {
  id: string;
  questions: { id: string; options: { id: string }[] }[];
}

/** The milliseconds between two answers, and of one test. */
const thought = 400;
const lifetime = 10_000;

const start =
  'mutation ($input: StartTestInput!) { startTest(input: $input) { attempt { id questions { id options { id } } } } }';
const save = 'mutation ($input: SaveAnswerInput!) { saveAnswer(input: $input) { superseded } }';
const submit = 'mutation ($input: SubmitTestInput!) { submitTest(input: $input) { result { id } } }';

/** Starts the next open test. Returns null if there is none left. */
async function nextTest(load: Load, person: Person): Promise<Attempt | null> {
  for (let moduleId = person.modules.shift(); moduleId; moduleId = person.modules.shift()) {
    try {
      return (await load.callApi<{ startTest: { attempt: Attempt } }>(person, start, { moduleId })).startTest
        .attempt;
    } catch (error) {
      if (!(error as Error).message.endsWith('TEST_BLOCKED')) throw error;
    }
  }
  return null;
}

async function sit(load: Load, person: Person, { id: attempt, questions }: Attempt): Promise<void> {
  const end = Date.now() + lifetime;
  for (let revision = 1; load.going && Date.now() < end; revision++) {
    for (const { id: question, options } of questions) {
      const optionIds = options.length > 0 ? [options[revision % options.length]!.id] : [];
      const text = options.length > 0 ? null : `Answer ${revision}`;
      await load.callApi(person, save, {
        attemptId: attempt,
        questionId: question,
        revision,
        optionIds,
        text,
      });
      load.acknowledged.set(`${attempt} ${question}`, { attempt, question, revision });
      await pause(thought * (0.5 + Math.random()));
    }
  }
  await load.callApi(person, submit, { attemptId: attempt });
  load.submitted.push(attempt);
}

/** Takes all open tests, then browses the modules. */
export async function takeTests(load: Load, person: Person): Promise<void> {
  while (load.going) {
    const attempt = await nextTest(load, person);
    if (attempt) await sit(load, person, attempt);
    else await load.callApi(person, '{ modules(first: 20) { nodes { id } } }');
    await pause(thought);
  }
}

/** Renews the tokens of an open page. */
export async function staySignedIn(load: Load, person: Person): Promise<void> {
  while (load.going) {
    const body = new URLSearchParams({
      grant_type: 'refresh_token',
      client_id: realm.browserClient,
      refresh_token: person.tokens.refresh_token,
    });
    const { status, text } = await load.send('renewal of tokens', person, `${protocolPath}/token`, {
      method: 'POST',
      body,
    });
    if (status !== 200) throw new Error(`${status} ${text}`);
    person.tokens = JSON.parse(text) as Tokens;
    for (let waited = 0; load.going && waited < 10_000; waited += 200) await pause(200);
  }
}

/** Follows the stream of changes like an open page, and records the product name from the settings. */
export async function keepPageOpen(load: Load, person: Person): Promise<void> {
  let known = 0;
  const refresh = async (): Promise<void> => {
    const { text } = await load.send('settings', person, '/api/settings/get');
    load.visible.set(
      person.email,
      (JSON.parse(text) as { config: { productName: string } }).config.productName,
    );
  };
  const follow = async (): Promise<void> => {
    const ended = new AbortController();
    const look = setInterval(() => void (!load.going && ended.abort()), 100);
    try {
      const address = `${load.url}/api/changes?age=${Date.now() - known}`;
      const headers = { 'x-forwarded-for': person.address };
      const { body, ok } = await fetch(address, { headers, signal: ended.signal });
      if (!ok) return;
      for await (const text of body!.pipeThrough(new TextDecoderStream())) {
        known = Date.now();
        if (text.includes('data: settings')) await refresh();
      }
    } catch {
      // When a server stops, the page connects to another one.
    } finally {
      clearInterval(look);
    }
  };
  while (load.going) {
    await follow();
    await pause(200);
  }
}

const tus = (headers: Record<string, string>) => ({ 'tus-resumable': '1.0.0', ...headers });

/** Uploads an image in chunks. After an error, continues at the offset that the portal reports. */
async function sendPieces(load: Load, person: Person, address: string, bytes: Buffer): Promise<void> {
  const piece = Math.ceil(bytes.length / 4);
  const offsetOf = ({ headers }: Reply): number => Number(headers.get('upload-offset'));
  for (let offset = 0; offset < bytes.length;) {
    const body = new Uint8Array(bytes.subarray(offset, offset + piece));
    const headers = tus({
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
    });
    const sent = await load.send('piece of an upload', person, address, { method: 'PATCH', headers, body });
    const again = sent.status === 409 && sent.tries > 1;
    if (sent.status !== 204 && !again) throw new Error(`${sent.status} ${sent.text}`);
    offset = offsetOf(
      again
        ? await load.send('state of an upload', person, address, { method: 'HEAD', headers: tus({}) })
        : sent,
    );
    await pause(200);
  }
}

async function upload(load: Load, person: Person, bytes: Buffer): Promise<void> {
  const sign =
    'mutation ($input: SignUploadInput!) { signUpload(input: $input) { signature { params signature } } }';
  const { signUpload } = await load.callApi<{
    signUpload: { signature: { params: string; signature: string } };
  }>(person, sign, { purpose: 'avatar' });
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...signUpload.signature, num_expected_upload_files: '1' }))
    form.append(name, value);
  const opened = await load.send('upload', person, '/assemblies', { method: 'POST', body: form });
  if (opened.status !== 200) throw new Error(`${opened.status} ${opened.text}`);
  const assembly = JSON.parse(opened.text) as Status;
  const metadata = { assembly_url: assembly.assembly_ssl_url, filename: 'me.jpg', fieldname: 'file' };
  const encoded = Object.entries(metadata).map(([name, value]) => `${name} ${btoa(value)}`);
  const announced = await load.send('file of an upload', person, assembly.tus_url, {
    method: 'POST',
    headers: tus({ 'upload-length': String(bytes.length), 'upload-metadata': encoded.join(',') }),
  });
  // The upload may have been created although the response was lost, so it starts again.
  if (announced.status !== 201 && announced.tries > 1) return upload(load, person, bytes);
  if (announced.status !== 201) throw new Error(`${announced.status} ${announced.text}`);
  await sendPieces(load, person, announced.headers.get('location')!, bytes);
  for (;;) {
    const { text } = await load.send('end of an upload', person, assembly.assembly_ssl_url);
    const { ok, results, error } = JSON.parse(text) as Status;
    if (ok === 'ASSEMBLY_COMPLETED') {
      load.uploaded.push(
        ...Object.values(results).flatMap((files) => files.map((file) => String(file['ssl_url']))),
      );
      return;
    }
    if (error || ok !== 'ASSEMBLY_EXECUTING') throw new Error(`${ok ?? error}: ${text}`);
    await pause(300);
  }
}

/** Uploads one image after another. */
export async function uploadPictures(load: Load, person: Person, bytes: Buffer): Promise<void> {
  while (load.going) {
    await upload(load, person, bytes);
    await pause(1000);
  }
}

/** Loads the portal repeatedly with one of its scripts. */
export async function visit(load: Load, person: Person): Promise<void> {
  while (load.going) {
    const page = await load.send('page', person, '/');
    const [file] = /\/assets\/[\w.-]+\.js/.exec(page.text) ?? [];
    const code = file ? await load.send('code', person, file) : null;
    if (page.status !== 200 || code?.status !== 200)
      throw new Error(`${page.status}, ${code?.status} of ${file}`);
    await pause(300);
  }
}
