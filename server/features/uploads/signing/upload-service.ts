import { createModuleState } from '#server/platform/module-state';

/** The service that uploads are sent to. */
export interface UploadService {
  /** An origin, without a trailing slash. */
  url: string;
}

const used = createModuleState<UploadService | null>(() => null);

/** Sets the service that this server uses in its signatures and responses. */
export function openUploadService(service: UploadService): void {
  used.value = service;
}

export function uploadService(): UploadService {
  if (!used.value) throw new Error('The upload service is not open.');
  return used.value;
}
