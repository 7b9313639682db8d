import { type AssetRow, variantNames } from '../assets/asset.queries';
import { toAsset } from '../assets/asset.service';
import { extensionOf, imageUrl } from '../assets/public-images';
import { basenameOf } from '#server/features/storage/file-name';
import { uploadService } from '../signing/upload-service';
import type { AssemblyUpload, StepResult } from '../assemblies/assembly.types';
import { survivingName } from '../tus/upload-name';

const absolute = (address: string): string => new URL(address, uploadService().url).href;

const originOf = ({ id, filename, ext, fieldname, metadata }: AssemblyUpload) => ({
  original_id: id,
  original_name: filename,
  original_basename: basenameOf({ filename, ext }),
  original_path: '/',
  field: fieldname,
  from_batch_import: false,
  is_tus_file: false,
  user_meta: metadata,
});

/** Returns the four variants as step results. Each has the id of the asset and the addresses of the others. */
export function imageResults(upload: AssemblyUpload, asset: AssetRow): Record<string, StepResult> {
  const { smUrl, lgUrl, originalUrl, thumbnailUrl, width, height, isMap } = toAsset(asset);
  const whole = { smUrl, lgUrl, originalUrl, thumbnailUrl, preview: null, by: null, width, height, isMap };
  const basename = basenameOf(upload);
  const filename = survivingName(upload, asset.variants.original.contentType);
  const results = variantNames.map((name): [string, StepResult] => {
    const { key, contentType, size, width: wide, height: high } = asset.variants[name];
    const ext = extensionOf(contentType);
    const url = absolute(imageUrl(key));
    const details = {
      ...originOf(upload),
      basename,
      name: `${basename}.${ext}`,
      filename,
    };
    const file = { ext, size, mime: contentType, type: 'image', path: key, url, ssl_url: url };
    const meta = { width: wide, height: high };
    return [name, { id: `${upload.id}${name}`, ...details, ...file, meta, assetId: asset.id, ...whole }];
  });
  return Object.fromEntries(results);
}

interface KeptFile {
  id: string;
  path: string;
  filename: string;
  ext: string;
  contentType: string;
  size: number;
}

/** Returns the result of a file that is stored unchanged. */
export function fileResults(upload: AssemblyUpload, file: KeptFile): Record<string, StepResult> {
  const { id, path, filename, ext, contentType, size } = file;
  const address = `/api/files/${id}`;
  const url = absolute(address);
  return {
    ':original': {
      id,
      ...originOf(upload),
      name: filename,
      basename: basenameOf(file),
      filename,
      ext,
      size,
      mime: contentType,
      type: null,
      path,
      url: address,
      ssl_url: url,
      meta: {},
      fileId: id,
    },
  };
}
