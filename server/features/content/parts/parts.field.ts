import { ListWithPictures } from '../pictures/list-with-pictures';
import { checkParts, cleanedParts } from './check-parts';
import { PartInput } from './part.input';
import { EditedPart, most, usual } from './part.types';

/** What an article is made of: parts one below the other. */
export const Parts = ({ description }: { description: string }): PropertyDecorator =>
  ListWithPictures({
    description,
    output: EditedPart,
    input: PartInput,
    most: most.parts,
    usual: usual.parts,
    word: 'part',
    check: checkParts,
    cleaned: cleanedParts,
  });
