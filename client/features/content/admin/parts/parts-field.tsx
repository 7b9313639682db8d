import type { PartInput } from '#client/platform/generated/schema';
import type { Field } from '#client/ui/editor/described/field';
import { partDraft, partInput, type PartDraft, type StoredPart } from './part-draft';
import { beginningOf, kindNames } from './part-names';
import { partsProblem } from './part-problem';
import { PartsInput } from './parts-input';

/** A list of content blocks. With `files`, they may include documents. */
export const parts = ({
  files = false,
  ...common
}: Pick<Field<never, never, never>, 'label' | 'hint'> & { files?: boolean }): Field<
  readonly PartDraft[],
  readonly StoredPart[],
  PartInput[]
> => ({
  ...common,
  initial: [],
  draftOf: (stored) => stored.map(partDraft),
  inputOf: (draft) => draft.map(partInput),
  problem: partsProblem,
  said: (draft, { text, language }) =>
    draft
      .map((part, at) => `${at + 1}. ${text(kindNames[part.kind])}: ${beginningOf(part, language)}`)
      .join('\n'),
  Input: (props) => <PartsInput {...props} files={files} />,
});
