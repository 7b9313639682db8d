import type { AssemblyResponse } from '@uppy/transloadit';
import { withDeviceStorage } from '#client/platform/device-storage';
import { RestError } from '#client/platform/error-code';

/** A file of which the server has a part, as the device remembers it. */
type UnfinishedFile = {
  name: string;
  size: number;
  lastModified: number;
  /** Id of the profile that uploads it. */
  owner: string;
  /** Address of its assembly. */
  assembly: string;
  /** Address under which it arrives. */
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

/** The file that was left in the middle at a place; null where none was. */
export const unfinishedFile = (place: string): UnfinishedFile | null =>
  withDeviceStorage(() => parse(localStorage.getItem(keyOf(place))), null);

export const rememberFile = (place: string, file: UnfinishedFile): void =>
  withDeviceStorage(() => localStorage.setItem(keyOf(place), JSON.stringify(file)), undefined);

export const clearFile = (place: string): void =>
  withDeviceStorage(() => localStorage.removeItem(keyOf(place)), undefined);

/** Whether somebody chose the very file that was left in the middle. */
export const isSameFile = ({ name, size, lastModified }: UnfinishedFile, file: File): boolean =>
  name === file.name && size === file.size && lastModified === file.lastModified;

/** What the service says of a file that was left in the middle; null where it waits no more, and it is forgotten. */
export async function askForUnfinished(
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

/** The file that can still go on at a place, as far as is known while the service is out of reach. */
export async function awaitedFile(place: string): Promise<UnfinishedFile | null> {
  const left = unfinishedFile(place);
  if (!left) return null;
  const isOver = await askForUnfinished(place, left).then(
    (status) => status === null,
    () => false,
  );
  return isOver ? null : left;
}
