import { withDeviceStorage } from '#client/platform/device-storage';
import type { UploadPurpose } from '#client/platform/generated/schema';

/** The owner, purpose and record of an upload, by which it is resumed after a reload. */
export type UploadPlace = { owner: string; purpose: UploadPurpose; of: string };

const prefix = 'treadway.upload.';
const donePrefix = 'treadway.uploaded.';
const nameOf = ({ owner, purpose, of }: UploadPlace) => `${owner}.${purpose}.${of}`;
const key = (place: UploadPlace) => `${prefix}${nameOf(place)}`;
const doneKey = (place: UploadPlace) => `${donePrefix}${nameOf(place)}`;

// The server deletes unused uploads after a day.
const doneLasts = 12 * 60 * 60 * 1000;

/** The service gives up an inactive upload after this time in milliseconds. */
export const noteLasts = 60 * 60 * 1000;

function noted(name: string): string | null {
  const [id = '', until] = sessionStorage.getItem(name)?.split(' ') ?? [];
  return Number(until) > Date.now() ? id : null;
}

/** Returns the id of this tab's unfinished upload, or null. */
export const storedUpload = (place: UploadPlace): string | null =>
  withDeviceStorage(() => noted(key(place)), null);

/** Returns true if this tab has an unfinished upload for the record, by any person. */
export const isUploadStored = (purpose: UploadPurpose, of: string): boolean =>
  withDeviceStorage(
    () =>
      Object.keys(sessionStorage).some(
        (name) => name.startsWith(prefix) && name.endsWith(`.${purpose}.${of}`) && noted(name) !== null,
      ),
    false,
  );

/** Stores or renews an unfinished upload in this tab only. */
export const noteUpload = (place: UploadPlace, id: string): void =>
  withDeviceStorage(() => sessionStorage.setItem(key(place), `${id} ${Date.now() + noteLasts}`), undefined);

/** Removes an upload unless another one has started since then. */
export function clearUpload(place: UploadPlace, id: string): void {
  if (storedUpload(place) === id) withDeviceStorage(() => sessionStorage.removeItem(key(place)), undefined);
}

/** Stores finished uploads in this tab until they are saved. Undefined removes them. */
export const keepDone = (place: UploadPlace, done: object | undefined): void =>
  withDeviceStorage(() => {
    if (!done) return sessionStorage.removeItem(doneKey(place));
    return sessionStorage.setItem(doneKey(place), JSON.stringify({ done, until: Date.now() + doneLasts }));
  }, undefined);

/** Returns the finished uploads that weren't saved before a reload, or null. */
export const keptDone = <T extends object>(place: UploadPlace): T | null =>
  withDeviceStorage(() => {
    const kept = JSON.parse(sessionStorage.getItem(doneKey(place)) ?? 'null') as {
      done: T;
      until: number;
    } | null;
    return kept && kept.until > Date.now() ? kept.done : null;
  }, null);

/** Removes all stored uploads after sign-out. */
export function clearAllUploads(): void {
  withDeviceStorage(() => {
    const isNote = (name: string) => name.startsWith(prefix) || name.startsWith(donePrefix);
    const notes = Object.keys(sessionStorage).filter(isNote);
    for (const name of notes) sessionStorage.removeItem(name);
    // Uppy would keep its files for another hour, accessible to the next person on the device.
    indexedDB.deleteDatabase('uppy-blobs');
  }, undefined);
}
