import { throwFieldError } from '#server/platform/errors';
import { ListWithUploads } from '../uploads/list-with-uploads';
import { checkParts, cleanedParts } from './check-parts';
import { PartInput } from './part.input';
import { AdminPart, max, type StoredPart, typicalSize } from './part.types';

function withoutFiles(sent: readonly PartInput[], path: string): StoredPart[] {
  const at = sent.findIndex(({ kind }) => kind === 'file');
  if (at >= 0) throwFieldError(`${path}.${at}.kind`, 'Documents are for articles, whose readers fetch them.');
  return checkParts(sent, path);
}

interface Of {
  description: string;
  /** True if parts can contain documents. The resource then controls their download. */
  files?: boolean;
}

/** Declares a field with the parts of a longer text, from top to bottom. */
export const Parts = ({ description, files = false }: Of): PropertyDecorator =>
  ListWithUploads({
    description,
    output: AdminPart,
    input: PartInput,
    max: max.parts,
    typicalSize: typicalSize.parts,
    word: 'part',
    check: files ? checkParts : withoutFiles,
    cleaned: cleanedParts,
  });
