import type { AssemblyResponse } from '@uppy/transloadit';
import { withDeviceStorage } from '#client/platform/device-storage';
import { RestError } from '#client/platform/requests/error-code';

/** An interrupted upload as stored on the device. */
type UnfinishedFile = {
  name: string;
  size: number;
  lastModified: number;
  /** The id of the profile that uploads it. */
  owner: string;
  /** The address of its assembly. */
  assembly: string;
  /** The address of the tus upload. */
  upload: string;
};

const keyOf = (place: string): string => `treadway.upload.${place}`;

function parse(stored: string | null): UnfinishedFile | null {
  if (stored === null) return null;
  const { name, size, lastModified, owner, assembly, upload } = JSON.parse(stored) as Partial<UnfinishedFile>;
  const isWhole = [name, owner, assembly, upload].every((text) => typeof text === 'string');
  if (!isWhole || typeof size !== 'number' || typeof lastModified !== 'number') return null;
  return { name: name!, size, lastModified, owner: owner!, assembly: assembly!, upload: upload! };
}

/** Returns the interrupted upload of a place, or null. */
export const unfinishedFile = (place: string): UnfinishedFile | null =>
  withDeviceStorage(() => parse(localStorage.getItem(keyOf(place))), null);

export const rememberFile = (place: string, file: UnfinishedFile): void =>
  withDeviceStorage(() => localStorage.setItem(keyOf(place), JSON.stringify(file)), undefined);

export const clearFile = (place: string): void =>
  withDeviceStorage(() => localStorage.removeItem(keyOf(place)), undefined);

/** Returns true if the selected file is the interrupted one. */
export const isSameFile = ({ name, size, lastModified }: UnfinishedFile, file: File): boolean =>
  name === file.name && size === file.size && lastModified === file.lastModified;

/** Returns the service's status of an interrupted upload. If it can't be resumed, forgets it and returns null. */
export async function requestUnfinished(
  place: string,
  { assembly }: UnfinishedFile,
): Promise<AssemblyResponse | null> {
  const response = await fetch(assembly);
  if (!response.ok && response.status !== 404) throw new RestError('UNAVAILABLE', response.statusText);
  const status = response.ok ? ((await response.json()) as AssemblyResponse) : null;
  if (status?.ok && status.ok !== 'ASSEMBLY_CANCELED') return status;
  clearFile(place);
  return null;
}

/** Returns the interrupted upload of a place that can be resumed, assumed so while the service is unreachable. */
export async function awaitedFile(place: string): Promise<UnfinishedFile | null> {
  const left = unfinishedFile(place);
  if (!left) return null;
  const isOver = await requestUnfinished(place, left).then(
    (status) => status === null,
    () => false,
  );
  return isOver ? null : left;
}
