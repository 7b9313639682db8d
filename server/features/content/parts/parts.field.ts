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
  /** Whether documents may be among them: whatever has some says who fetches them. */
  files?: boolean;
}

/** What something that is written at length is made of: parts one below the other. */
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
