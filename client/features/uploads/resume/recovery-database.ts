import { keptFiles } from './upload-notes';

type Stores = { files: IDBObjectStore; state: IDBObjectStore };

/** What a request to the browser's database gives. */
export const request = <T>(asked: IDBRequest<T>): Promise<T> =>
  new Promise((done, failed) => {
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => failed(asked.error ?? new Error('The files kept here cannot be read.'));
  });

/** Opens what Uppy keeps of uploads, without making it where there is nothing yet; undefined then. */
export async function openKept<T>(work: (stores: Stores) => Promise<T>): Promise<T | undefined> {
  const opening = indexedDB.open(keptFiles);
  opening.onupgradeneeded = () => opening.transaction?.abort();
  const database = await request(opening).catch(() => undefined);
  if (!database) return undefined;
  try {
    const all = database.transaction(['files', 'metadata'], 'readwrite');
    return await work({ files: all.objectStore('files'), state: all.objectStore('metadata') });
  } finally {
    database.close();
  }
}

/** Removes what is kept of an upload that is over. */
export async function discardKept(id: string): Promise<void> {
  await openKept(async ({ files, state }) => {
    const keys = await request(files.index('store').getAllKeys(id));
    await Promise.all([...keys.map((key) => request(files.delete(key))), request(state.delete(id))]);
  });
}
