import { randomName } from '../protocol/random-name';
import { clearUpload, storedUpload, type UploadPlace } from './upload-notes';

/** The exclusive right of a tab to continue an upload. */
export type Claim = {
  /** The id under which Uppy stores the files of the upload. */
  id: string;
  /** True if an interrupted upload is resumed. */
  resumes: boolean;
  release: () => void;
};

// The time in milliseconds that a reloading page may need to release its claims.
const patience = 1000;

/** Claims an upload for this page until it is released. Resolves to null if another tab has claimed it. */
function take(id: string): Promise<Claim['release'] | null> {
  // The Web Locks API exists in secure contexts only.
  if (!('locks' in navigator)) return Promise.resolve(() => undefined);
  return new Promise((taken) => {
    const held = () => new Promise<void>((release) => taken(release));
    const signal = AbortSignal.timeout(patience);
    navigator.locks.request(`treadway.upload.${id}`, { signal }, held).catch(() => taken(null));
  });
}

/** Claims the interrupted upload of a place, or a new one. A duplicated tab leaves the upload to its original. */
export async function claimUpload(place: UploadPlace): Promise<Claim> {
  const noted = storedUpload(place);
  if (noted !== null) {
    const release = await take(noted);
    if (release) return { id: noted, resumes: true, release };
    clearUpload(place, noted);
  }
  const id = randomName('');
  return { id, resumes: false, release: (await take(id)) ?? (() => undefined) };
}
