/** What a step of the encoding gave for one file. */
export type StepResult = Readonly<Record<string, unknown>>;

/** The parts of an assembly's last status that tell what became of its files. */
export type FinishedAssembly = {
  ok?: string;
  assembly_id?: string;
  uploads?: readonly { id?: string; tus_upload_url?: string; reason?: string }[];
  results?: Readonly<Record<string, readonly StepResult[]>>;
};

/** The last status of the assembly of an upload; undefined where it came to none. */
export const finishedAssembly = (
  result: Readonly<Record<string, unknown>> | undefined,
): FinishedAssembly | undefined => (result?.['transloadit'] as FinishedAssembly[] | undefined)?.[0];

/** The image-field value of an uploaded image. */
export type UploadedImage = {
  /** By which records come to use it. */
  assetId: string;
  smUrl: string;
  lgUrl: string;
  originalUrl: string;
  preview: null;
  by: null;
  width: number;
  height: number;
  isMap: boolean;
};

const text = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);
const count = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** The image that a result tells of; null where it tells of none. */
export function mapUploadResult(result: StepResult | undefined): UploadedImage | null {
  const assetId = text(result?.['assetId']);
  const smUrl = text(result?.['smUrl']);
  const lgUrl = text(result?.['lgUrl']);
  const originalUrl = text(result?.['originalUrl']);
  if (!result || !assetId || !smUrl || !lgUrl || !originalUrl) return null;
  return {
    assetId,
    smUrl,
    lgUrl,
    originalUrl,
    // The browser's own preview lives only as long as the page.
    preview: null,
    by: null,
    width: count(result['width']),
    height: count(result['height']),
    isMap: result['isMap'] === true,
  };
}

/** A file of an assembly and what became of it. */
export type UploadOutcome = {
  uploadUrl: string | undefined;
  /** Null where nothing came of the file. */
  image: UploadedImage | null;
  /** Why nothing came of it, where the service says so. */
  reason: string | undefined;
};

/** What became of each file; one without results has failed, though its assembly is complete. */
export function uploadOutcomes({ uploads = [], results = {} }: FinishedAssembly): UploadOutcome[] {
  const all = Object.values(results).flat();
  return uploads.map(({ id, tus_upload_url: uploadUrl, reason }) => {
    const own = all.filter((result) => result['original_id'] === id).map(mapUploadResult);
    return { uploadUrl, image: own.find((image) => image !== null) ?? null, reason };
  });
}
