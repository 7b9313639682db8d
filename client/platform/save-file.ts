import { readReply, requestOf, withAccess } from './rest';

// Long enough for a slow phone to have read the file.
const keptFor = 60_000;

/**
 * Saves the file that a route answers with, under the name that the server gives it; refused as `readReply` says. `sent` is
 * what no address could hold. Gives how many seconds old what it holds is, where the server read it from a copy.
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
