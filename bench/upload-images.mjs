import { readFileSync } from 'node:fs';

const atOnce = 6;
const patience = 120_000;

const metadata = (values) =>
  Object.entries(values)
    .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
    .join(',');

async function answered(call, status) {
  const response = await call;
  if (response.status === status) return response;
  throw new Error(`${response.url} answered ${response.status}: ${await response.text()}`);
}

async function sign(url, token) {
  const query = 'mutation { signUpload(input: { purpose: content }) { signature { params signature } } }';
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const body = JSON.stringify({ query });
  const response = await answered(fetch(`${url}/graphql`, { method: 'POST', headers, body }), 200);
  return (await response.json()).data.signUpload.signature;
}

/** Uploads the photograph like the browser does. Resolves when its variants are ready. */
async function upload(url, { params, signature }, bytes) {
  const form = new FormData();
  const fields = { params, signature, num_expected_upload_files: '1' };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const opened = await answered(fetch(`${url}/assemblies`, { method: 'POST', body: form }), 200);
  const assembly = await opened.json();
  const { assembly_id: id, assembly_ssl_url: address, tus_url: tus, websocket_url: watched } = assembly;
  const protocol = { 'tus-resumable': '1.0.0' };
  const named = metadata({ assembly_url: address, filename: 'photo.jpg', fieldname: 'file' });
  const announced = await answered(
    fetch(tus, {
      method: 'POST',
      headers: { ...protocol, 'upload-length': String(bytes.length), 'upload-metadata': named },
    }),
    201,
  );
  const type = { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' };
  const target = announced.headers.get('location');
  await answered(fetch(target, { method: 'PATCH', headers: { ...protocol, ...type }, body: bytes }), 204);
  const events = `${watched}?assembly=${id}`;
  // The event stream ends when everything is ready.
  const ready = fetch(events, { signal: AbortSignal.timeout(patience) }).then((response) => response.text());
  await ready.catch((error) => {
    throw new Error(`An image was not ready within ${patience / 1000} s.`, { cause: error });
  });
  const status = await (await answered(fetch(address), 200)).json();
  if (status.ok !== 'ASSEMBLY_COMPLETED') throw new Error(`${status.error}: ${status.message}`);
}

/** Uploads the photograph `count` times, six at once. Returns how many were ready per minute. */
export async function uploadImages(url, token, photograph, count) {
  const signed = await sign(url, token);
  const bytes = readFileSync(photograph);
  let left = count;
  const worker = async () => {
    while (left-- > 0) await upload(url, signed, bytes);
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: atOnce }, worker));
  return (count * 60_000) / (performance.now() - began);
}
