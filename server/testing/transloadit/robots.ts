import { extname } from 'node:path';
import { runInNewContext } from 'node:vm';
import sharp from 'sharp';
import {
  type Json,
  md5,
  newId,
  type ReplayedAssembly,
  type ReplayedFile,
  type ReplayState,
  tell,
} from './state';

interface Made {
  bytes: Buffer;
  ext: string;
  width: number;
  height: number;
}

interface Step {
  robot: string;
  use?: string;
  declines?: string;
  width?: number;
  height?: number;
  zoom?: boolean;
  resize_strategy?: string;
  format?: string;
}

async function filtered({ bytes, name }: ReplayedFile, { declines = '' }: Step): Promise<Made | null> {
  try {
    const { format, width, height } = await sharp(bytes).metadata();
    const isImage = ['jpeg', 'png', 'webp'].includes(format);
    const isDeclined = runInNewContext(declines.slice(2, -1), { file: { meta: { width, height } } }) === true;
    return isImage && !isDeclined ? { bytes, ext: extname(name).slice(1), width, height } : null;
  } catch {
    return null;
  }
}

async function resized({ bytes }: ReplayedFile, step: Step): Promise<Made | null> {
  const { width, height, zoom, resize_strategy: strategy, format } = step;
  try {
    const made = await sharp(bytes)
      .autoOrient()
      .resize({
        ...(width && height && { width, height }),
        fit: strategy === 'fillcrop' ? 'cover' : 'inside',
        withoutEnlargement: zoom === false,
      })
      .toFormat(format === 'jpg' ? 'jpeg' : ((await sharp(bytes).metadata()).format as 'png'))
      .toBuffer({ resolveWithObject: true });
    const ext = made.info.format === 'jpeg' ? 'jpg' : made.info.format;
    return { bytes: made.data, ext, width: made.info.width, height: made.info.height };
  } catch {
    return null;
  }
}

function keep(
  state: ReplayState,
  assembly: ReplayedAssembly,
  file: ReplayedFile,
  step: string,
  made: Made,
): Json {
  const { ext, bytes, width, height } = made;
  const id = newId();
  const path = `/${assembly.id}/${step}/${id}.${ext}`;
  const mime = `image/${ext === 'jpg' ? 'jpeg' : ext}`;
  state.kept.set(path, { bytes, mime });
  const basename = file.name.slice(0, -extname(file.name).length);
  return {
    id,
    name: `${basename}.${ext}`,
    basename,
    ext,
    size: bytes.length,
    mime,
    type: 'image',
    field: file.field,
    md5hash: md5(bytes),
    original_id: file.id,
    original_basename: basename,
    original_name: file.name,
    original_path: '/',
    original_md5hash: md5(file.bytes),
    from_batch_import: false,
    is_tus_file: false,
    tus_upload_url: null,
    is_temp_url: true,
    url: `${state.machine}${path}`,
    ssl_url: `${state.machine}${path}`,
    meta: { width, height, aspect_ratio: width / height },
    user_meta: file.userMeta,
    cost: bytes.length,
  };
}

const isFilter = ({ robot }: Step): boolean => robot === '/file/filter';

/** Runs the signed steps on every file, as far as specs need them, and tells of each result. */
export async function runRobots(state: ReplayState, assembly: ReplayedAssembly): Promise<void> {
  const steps = Object.entries(assembly.params['steps'] as Record<string, Step>);
  for (const file of assembly.files) {
    let isImage = true;
    for (const [name, step] of steps.filter(([, { robot }]) => robot !== '/upload/handle')) {
      const made: Made | null = isImage ? await (isFilter(step) ? filtered : resized)(file, step) : null;
      isImage &&= made !== null || !isFilter(step);
      if (!made) continue;
      const result = keep(state, assembly, file, name, made);
      (assembly.results[name] ??= []).push(result);
      tell(assembly, [name, result], 'assembly_result_finished');
    }
  }
}
