import { registerEnumType } from 'type-graphql';

export type DownloadKind = 'video' | 'datasheet' | 'extra_file';

export enum DownloadKindEnum {
  video = 'video',
  datasheet = 'datasheet',
  extra_file = 'extra_file',
}
registerEnumType(DownloadKindEnum, {
  name: 'DownloadKind',
  description: 'Kind of a file of a module.',
  valuesConfig: {
    video: { description: 'A video to watch.' },
    datasheet: { description: 'A datasheet.' },
    extra_file: { description: 'Any other file.' },
  },
});
