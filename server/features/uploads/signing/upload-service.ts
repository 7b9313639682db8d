import { createModuleState } from '#server/platform/module-state';

/** Where uploads go. */
export interface UploadService {
  /** An origin, without a trailing slash. */
  url: string;
}

const used = createModuleState<UploadService | null>(() => null);

/** Makes the service the one that this server names in its signatures and answers. */
export function openUploadService(service: UploadService): void {
  used.value = service;
}

export function uploadService(): UploadService {
  if (!used.value) throw new Error('The upload service is not open.');
  return used.value;
}
