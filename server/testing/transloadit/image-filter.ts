import { extname } from 'node:path';
import { runInNewContext } from 'node:vm';
import sharp from 'sharp';
import { imageStep } from '#server/features/uploads/hosted/hosted-steps';
import { newId, notify, type ReplayedAssembly, type ReplayedFile, type ReplayState } from './state';

/** Returns true if the service passes a file on as an image, by the step's `declines` rules. */
async function isPassed({ bytes }: ReplayedFile, declines: string): Promise<boolean> {
  try {
    const { format, width, height } = await sharp(bytes).metadata();
    const isDeclined = runInNewContext(declines.slice(2, -1), { file: { meta: { width, height } } }) === true;
    return ['jpeg', 'png', 'webp'].includes(format) && !isDeclined;
  } catch {
    return false;
  }
}

/** Runs the step whose results the portal uses on every file. The variants of other steps aren't read. */
export async function filterImages(state: ReplayState, assembly: ReplayedAssembly): Promise<void> {
  const steps = assembly.params['steps'] as Record<string, { declines: string }>;
  const passed = (assembly.results[imageStep] ??= []);
  for (const file of assembly.files) {
    if (!(await isPassed(file, steps[imageStep]!.declines))) continue;
    const id = newId();
    const path = `/${assembly.id}/${imageStep}/${id}${extname(file.name)}`;
    state.kept.set(path, { bytes: file.bytes, mime: 'application/octet-stream' });
    const result = { id, original_id: file.id, ssl_url: `${state.machine}${path}` };
    passed.push(result);
    notify(assembly, [imageStep, result], 'assembly_result_finished');
  }
}
