import { registerEnumType } from 'type-graphql';
import { knownExtensions } from '#server/features/storage/file-kinds';
import { variantSides } from '../encoding/image-limits';

export type UploadPurpose = 'avatar' | 'module' | 'question' | 'content' | 'file';

export enum UploadPurposeEnum {
  avatar = 'avatar',
  module = 'module',
  question = 'question',
  content = 'content',
  file = 'file',
}
registerEnumType(UploadPurposeEnum, {
  name: 'UploadPurpose',
  description: 'Purpose of an upload.',
  valuesConfig: {
    avatar: { description: "An image for the caller's own profile." },
    module: { description: 'Images of a module.' },
    question: { description: 'The image of a question.' },
    content: { description: 'Images for content.' },
    file: { description: 'A file that is stored unchanged.' },
  },
});

/** The limits of one signature. */
export interface PurposeLimits {
  files: number;
  /** Per file. */
  maxBytes: number;
  /** The types for the file picker. */
  types: readonly string[];
  /** True if images are encoded into variants, false if files are stored unchanged. */
  encodes: boolean;
}

const megabyte = 1_000_000;
const images = ['image/jpeg', 'image/png', 'image/webp'];

export const purposes: Readonly<Record<UploadPurpose, PurposeLimits>> = {
  avatar: { files: 1, maxBytes: 10 * megabyte, types: images, encodes: true },
  module: { files: 20, maxBytes: 20 * megabyte, types: images, encodes: true },
  question: { files: 1, maxBytes: 20 * megabyte, types: images, encodes: true },
  content: { files: 20, maxBytes: 20 * megabyte, types: images, encodes: true },
  file: {
    files: 1,
    maxBytes: 2_000 * megabyte,
    types: knownExtensions.map((ext) => `.${ext}`),
    encodes: false,
  },
};

export const isPurpose = (value: unknown): value is UploadPurpose =>
  typeof value === 'string' && Object.hasOwn(purposes, value);

const fitted = (side: number) => ({
  use: ':original',
  robot: '/image/resize',
  width: side,
  height: side,
  resize_strategy: 'fit',
  zoom: false,
  strip: true,
});

const imageSteps = {
  ':original': { robot: '/upload/handle' },
  small: fitted(variantSides.small),
  large: fitted(variantSides.large),
  original: { use: ':original', robot: '/image/resize', strip: true },
  thumbnail: {
    ...fitted(variantSides.thumbnail),
    resize_strategy: 'fillcrop',
    format: 'jpg',
  },
};

const fileSteps = { ':original': { robot: '/upload/handle', result: true } };

/** Returns the processing steps in the format of the Transloadit protocol. */
export const stepsOf = (purpose: UploadPurpose): Record<string, unknown> =>
  purposes[purpose].encodes ? imageSteps : fileSteps;
