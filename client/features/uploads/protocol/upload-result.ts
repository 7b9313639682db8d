/** The result of an encoding step for one file. */
export type StepResult = Readonly<Record<string, unknown>>;

/** The fields of an assembly's final status that determine the results of its files. */
export type FinishedAssembly = {
  ok?: string;
  assembly_id?: string;
  uploads?: readonly { id?: string; tus_upload_url?: string; reason?: string }[];
  results?: Readonly<Record<string, readonly StepResult[]>>;
};

/** Returns the final status of an upload's assembly, or undefined if there is none. */
export const finishedAssembly = (
  result: Readonly<Record<string, unknown>> | undefined,
): FinishedAssembly | undefined => (result?.['transloadit'] as FinishedAssembly[] | undefined)?.[0];

/** An uploaded image as a field value. */
export type UploadedImage = {
  /** The id by which records reference it. */
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

/** Returns the image of a result, or null. */
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
    // The browser's own preview exists only as long as the page.
    preview: null,
    by: null,
    width: count(result['width']),
    height: count(result['height']),
    isMap: result['isMap'] === true,
  };
}

/** A file of an assembly and its result. */
export type UploadOutcome = {
  uploadUrl: string | undefined;
  /** Null if the file failed. */
  image: UploadedImage | null;
  /** The reason of the failure, if the service gives one. */
  reason: string | undefined;
};

/** Returns the result of each file. A file without results has failed even if its assembly is complete. */
export function uploadOutcomes({ uploads = [], results = {} }: FinishedAssembly): UploadOutcome[] {
  const all = Object.values(results).flat();
  return uploads.map(({ id, tus_upload_url: uploadUrl, reason }) => {
    const own = all.filter((result) => result['original_id'] === id).map(mapUploadResult);
    return { uploadUrl, image: own.find((image) => image !== null) ?? null, reason };
  });
}
