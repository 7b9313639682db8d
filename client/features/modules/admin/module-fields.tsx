import { FormattedMessage } from 'react-intl';
import { userTypes } from '#client/features/editing/index';
import type { ModuleGroup, ModuleKind, TreadPattern } from '#client/platform/generated/schema';
import { FormPart } from '#client/ui/editing/form';
import { TextArea } from '#client/ui/editing/fields/text-area';
import type { DraftOf, Field, InputProps } from '#client/ui/editor/described/field';
import { FlagInput } from '#client/ui/editor/described/inputs';
import {
  choice,
  flag,
  localizedLine,
  localizedRichText,
  optionalChoice,
  optionalNumber,
} from '#client/ui/editor/described/kinds';
import { brandNames, groupNames, moduleGroups, moduleKinds } from '../module-labels';
import { ArtChoice, artNames } from './art-choice';
import { tagsOf, tagsProblem } from './module-tags';

const namesOf = <Key extends keyof typeof groupNames>(keys: readonly Key[]) =>
  Object.fromEntries(keys.map((key) => [key, groupNames[key]])) as Record<Key, string>;

function TagsInput({ label, hint, value, problem, onChange }: InputProps<string>) {
  return (
    <TextArea
      label={label}
      description={hint}
      autosize
      minRows={3}
      maxRows={12}
      value={value}
      error={problem()}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}

/** Tags, one per line. */
const tags: Field<string, readonly string[], string[]> = {
  label: 'admin.tags',
  hint: 'admin.tags.hint',
  initial: '',
  draftOf: (stored) => stored.join('\n'),
  inputOf: tagsOf,
  problem: tagsProblem,
  Input: TagsInput,
};

const art: Field<TreadPattern, TreadPattern, TreadPattern> = {
  label: 'admin.art',
  initial: 'touring',
  draftOf: (stored) => stored,
  inputOf: (draft) => draft,
  said: (draft, { text }) => text(artNames[draft]),
  Input: ArtChoice,
};

const enabled: Field<boolean, boolean, boolean> = {
  ...flag({ label: 'admin.enabled', initial: false }),
  Input: (props) => (
    <FormPart title={<FormattedMessage id="admin.offer" />}>
      <FlagInput {...props} />
    </FormPart>
  ),
};

/** The fields of a module that administrators edit. */
export const moduleFields = {
  name: localizedLine({ label: 'admin.name', maxLength: 200, title: true }),
  description: localizedRichText({ label: 'admin.description' }),
  tags,
  kind: choice<ModuleKind>({
    label: 'admin.kind',
    names: namesOf(moduleKinds),
    initial: 'tire',
    row: 'sorting',
    desk: true,
  }),
  brand: choice({ label: 'modules.filter.brand', names: brandNames, initial: 'conti', row: 'sorting' }),
  group: optionalChoice<ModuleGroup>({
    label: 'modules.filter.group',
    names: namesOf(moduleGroups),
    none: 'admin.noGroup',
    row: 'sorting',
    desk: true,
  }),
  readingMinutes: optionalNumber({
    label: 'modules.readingTime',
    unit: 'admin.test.minutes',
    from: 1,
    to: 600,
    row: 'sorting',
    desk: true,
  }),
  userTypes: userTypes({ label: 'admin.userTypes', hint: 'admin.userTypesHint' }),
  art,
  enabled,
};

export type ModuleDraft = DraftOf<typeof moduleFields>;
