import { randomName } from '../protocol/random-name';
import { clearUpload, storedUpload, type UploadPlace } from './upload-notes';

/** The right to go on with an upload, which only one tab has. */
export type Claim = {
  /** By which Uppy keeps the files of the upload. */
  id: string;
  /** Whether an upload was on its way here, so that it goes on. */
  resumes: boolean;
  release: () => void;
};

// A page that is reloaded gives its claims up only once it is gone.
const patience = 1000;

/** Takes an upload for this page until it is released; null where another tab has it. */
function take(id: string): Promise<Claim['release'] | null> {
  // Browsers have locks only where the connection is safe.
  if (!('locks' in navigator)) return Promise.resolve(() => undefined);
  return new Promise((taken) => {
    const held = () => new Promise<void>((release) => taken(release));
    const signal = AbortSignal.timeout(patience);
    navigator.locks.request(`treadway.upload.${id}`, { signal }, held).catch(() => taken(null));
  });
}

/**
 * What a widget uploads under: the upload that was on its way here before a reload, or a new one. A tab that was
 * duplicated leaves the upload to the tab that it came from.
 */
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
