export interface Signed {
  params: string;
  signature: string;
}

export interface Status {
  ok?: string;
  error?: string;
  reason?: string;
  message: string;
  assembly_id: string;
  assembly_ssl_url: string;
  tus_url: string;
  websocket_url: string;
  uploads: Record<string, unknown>[];
  results: Record<string, Record<string, unknown>[]>;
}

export interface Reply {
  status: number;
  body: Status;
}

/** Sends one call with a form, like browsers. */
export async function post(url: string, form: Record<string, string>): Promise<Reply> {
  const body = new FormData();
  for (const [name, value] of Object.entries(form)) body.append(name, value);
  const response = await fetch(url, { method: 'POST', body });
  return { status: response.status, body: (await response.json()) as Status };
}

/** Creates an assembly for that many files. */
export async function openAssembly(url: string, right: Signed, files = 1): Promise<Status> {
  const { params, signature } = right;
  const form = { params, signature, num_expected_upload_files: String(files) };
  const { status, body } = await post(`${url}/assemblies`, form);
  if (status !== 200) throw new Error(`${body.reason}: ${body.message}`);
  return body;
}

const encoded = (metadata: Record<string, string>): string =>
  Object.entries(metadata)
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',');

/** Sends one plain tus call. */
export function tus(
  method: string,
  url: string,
  headers: Record<string, string>,
  body?: Uint8Array<ArrayBuffer>,
): Promise<Response> {
  return fetch(url, { method, headers: { 'Tus-Resumable': '1.0.0', ...headers }, ...(body && { body }) });
}

/** Announces a file. */
export function announce(
  assembly: Status,
  filename: string,
  size: number | null,
  metadata: Record<string, string> = {},
): Promise<Response> {
  const all = { assembly_url: assembly.assembly_ssl_url, filename, fieldname: 'file', ...metadata };
  return tus('POST', assembly.tus_url, {
    'Upload-Metadata': encoded(all),
    ...(size === null ? { 'Upload-Defer-Length': '1' } : { 'Upload-Length': String(size) }),
  });
}

export const append = (url: string, offset: number, bytes: Buffer): Promise<Response> =>
  tus(
    'PATCH',
    url,
    { 'Upload-Offset': String(offset), 'Content-Type': 'application/offset+octet-stream' },
    new Uint8Array(bytes),
  );

/** Uploads a whole file. Returns its address. */
export async function send(assembly: Status, filename: string, bytes: Buffer): Promise<string> {
  const announced = await announce(assembly, filename, bytes.length);
  if (announced.status !== 201) throw new Error(await announced.text());
  const url = announced.headers.get('location')!;
  const sent = await append(url, 0, bytes);
  if (sent.status !== 204) throw new Error(await sent.text());
  return url;
}

export async function statusOf({ assembly_ssl_url: url }: Status): Promise<Status> {
  return (await (await fetch(url)).json()) as Status;
}
