import { withDeviceStorage } from '#client/platform/device-storage';
import type { UploadPurpose } from '#client/platform/generated/schema';

/** Whose upload it is, and for which record: where it goes on after a reload. */
export type UploadPlace = { owner: string; purpose: UploadPurpose; of: string };

const prefix = 'treadway.upload.';
const donePrefix = 'treadway.uploaded.';
const nameOf = ({ owner, purpose, of }: UploadPlace) => `${owner}.${purpose}.${of}`;
const key = (place: UploadPlace) => `${prefix}${nameOf(place)}`;
const doneKey = (place: UploadPlace) => `${donePrefix}${nameOf(place)}`;

// What no record uses is removed from the server a day after it came.
const doneLasts = 12 * 60 * 60 * 1000;

/** Milliseconds after which the service gives an upload up to which nothing has happened. */
export const noteLasts = 60 * 60 * 1000;

function noted(name: string): string | null {
  const [id = '', until] = sessionStorage.getItem(name)?.split(' ') ?? [];
  return Number(until) > Date.now() ? id : null;
}

/** The id of the upload that this tab has begun here and not ended yet, or null. */
export const storedUpload = (place: UploadPlace): string | null =>
  withDeviceStorage(() => noted(key(place)), null);

/** Whether an upload for a record has begun in this tab and not ended yet, whosever it is. */
export const isUploadStored = (purpose: UploadPurpose, of: string): boolean =>
  withDeviceStorage(
    () =>
      Object.keys(sessionStorage).some(
        (name) => name.startsWith(prefix) && name.endsWith(`.${purpose}.${of}`) && noted(name) !== null,
      ),
    false,
  );

/** Notes that an upload has begun, or goes on; other tabs know nothing of it. */
export const noteUpload = (place: UploadPlace, id: string): void =>
  withDeviceStorage(() => sessionStorage.setItem(key(place), `${id} ${Date.now() + noteLasts}`), undefined);

/** Ends it, unless another one has begun here since. */
export function clearUpload(place: UploadPlace, id: string): void {
  if (storedUpload(place) === id) withDeviceStorage(() => sessionStorage.removeItem(key(place)), undefined);
}

/** Keeps in this tab what came of uploads here until it is saved; undefined where nothing is to be kept any more. */
export const keepDone = (place: UploadPlace, done: object | undefined): void =>
  withDeviceStorage(() => {
    if (!done) return sessionStorage.removeItem(doneKey(place));
    return sessionStorage.setItem(doneKey(place), JSON.stringify({ done, until: Date.now() + doneLasts }));
  }, undefined);

/** What came of uploads here that was not saved before a reload, or null. */
export const keptDone = <T extends object>(place: UploadPlace): T | null =>
  withDeviceStorage(() => {
    const kept = JSON.parse(sessionStorage.getItem(doneKey(place)) ?? 'null') as {
      done: T;
      until: number;
    } | null;
    return kept && kept.until > Date.now() ? kept.done : null;
  }, null);

/** Removes everything that this browser keeps of uploads, as nobody is signed in any more. */
export function clearAllUploads(): void {
  withDeviceStorage(() => {
    const isNote = (name: string) => name.startsWith(prefix) || name.startsWith(donePrefix);
    const notes = Object.keys(sessionStorage).filter(isNote);
    for (const name of notes) sessionStorage.removeItem(name);
    // Uppy's own, whose files would lie there for an hour more, also for whoever uses the device next.
    indexedDB.deleteDatabase('uppy-blobs');
  }, undefined);
}
