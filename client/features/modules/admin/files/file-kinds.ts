import type { DownloadKind } from '#client/platform/generated/schema';

type KindTexts = { kind: DownloadKind; titleId: string; addId: string; accept: string };

/** Extensions of documents, with their dots. */
export const documents = '.pdf,.docx,.xlsx,.pptx,.txt,.csv,.jpg,.jpeg,.png,.webp';

/** The kinds of a module's files in the order in which they are shown, with what each takes. */
export const fileKinds: readonly KindTexts[] = [
  {
    kind: 'video',
    titleId: 'modules.material.videos',
    addId: 'admin.files.addVideo',
    accept: '.mp4,.webm',
  },
  {
    kind: 'datasheet',
    titleId: 'modules.material.datasheets',
    addId: 'admin.files.addDatasheet',
    accept: documents,
  },
  {
    kind: 'extra_file',
    titleId: 'modules.material.extraFiles',
    addId: 'admin.files.addExtraFile',
    accept: `${documents},.zip,.mp3`,
  },
];
