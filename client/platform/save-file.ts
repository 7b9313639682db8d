import { readReply, requestOf, withAccess } from './requests/rest';

// The time in milliseconds that a slow phone may need to read the file.
const keptFor = 60_000;

/**
 * Downloads the response of a route under the file name from the server. `sent` is an optional JSON body. Throws like
 * `readReply`. Returns the age of the data in seconds if it came from a replica.
 */
export async function saveFile(path: string, sent?: object): Promise<number> {
  const response = await withAccess(async (token) => {
    const answer = await fetch(path, requestOf({ method: sent && 'POST', token, body: sent }));
    return answer.ok ? answer : readReply<never>(path, answer);
  });
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = name ?? '';
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), keptFor);
  return Number(response.headers.get('data-age') ?? 0);
}
