import type { DownloadKind } from '#client/platform/generated/schema';

type KindTexts = { kind: DownloadKind; titleId: string; addId: string; accept: string };

/** The extensions of documents, with dots. */
export const documents = '.pdf,.docx,.xlsx,.pptx,.txt,.csv,.jpg,.jpeg,.png,.webp';

/** The kinds of module files in display order, with their allowed extensions. */
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
