import { openKept, request } from './recovery-database';
import { forgetUpload, keptUpload, type UploadPlace } from './upload-notes';
import { randomName } from '../protocol/random-name';

/** The right to go on with an upload, which only one tab has. */
export type Claim = {
  /** By which Uppy keeps the files of the upload. */
  id: string;
  /** Whether files of it are kept, so that it goes on. */
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

type Kept = { expires: number; metadata: string };

async function isKept(id: string): Promise<boolean> {
  const kept = await openKept<Kept | undefined>(({ state }) => request(state.get(id)));
  if (!kept || kept.expires < Date.now()) return false;
  const { files = {} } = JSON.parse(kept.metadata) as { files?: object };
  return Object.keys(files).length > 0;
}

/**
 * What a widget uploads under: the upload that was on its way here before a reload, or a new one. A tab that was
 * duplicated leaves the upload to the tab that it came from.
 */
export async function claimUpload(place: UploadPlace): Promise<Claim> {
  const kept = keptUpload(place);
  if (kept !== null) {
    const release = await take(kept);
    if (release && (await isKept(kept).catch(() => false))) return { id: kept, resumes: true, release };
    release?.();
    forgetUpload(place, kept);
  }
  const id = randomName('');
  return { id, resumes: false, release: (await take(id)) ?? (() => undefined) };
}
