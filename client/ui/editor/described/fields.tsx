import type { ReactNode } from 'react';
import { FieldRow, FormPart } from '#client/ui/editing/form';
import type { FieldNames } from '../conflict-dialog';
import type { Editor } from '../use-editor';
import type { DraftOf, FieldPart, Fields } from './field';
import { useWords } from './use-words';

/** Adds the unit to a typed number. */
function withUnit(draft: unknown, unit: string): string {
  const typed = String(draft).trim();
  return typed && `${typed}\u00a0${unit}`;
}

/** Returns the labels of the fields and how to display their values. */
export function useFieldNames<F extends Fields>(fields: F): FieldNames<DraftOf<F>> {
  const words = useWords();
  const names = Object.entries(fields).map(([name, { label, said, unit }]) => {
    const counted = unit && ((draft: unknown) => withUnit(draft, words.text(unit)));
    const text = said ? (draft: unknown) => said(draft, words) : counted;
    return [name, { label: words.text(label), text }];
  });
  return Object.fromEntries(names) as FieldNames<DraftOf<F>>;
}

type Props<F extends Fields> = { of: F; editor: Editor<DraftOf<F>> };

type Row = { name: string | undefined; part: FieldPart | undefined; inputs: ReactNode[] };

/** Renders the inputs of all fields. Fields of the same row appear side by side. */
export function FieldInputs<F extends Fields>({ of, editor }: Props<F>) {
  const { text } = useWords();
  const draft = editor.values as Readonly<Record<string, unknown>>;
  const rows: Row[] = [];
  for (const [name, { label, hint, Input, row, part }] of Object.entries(of)) {
    const input = (
      <Input
        key={name}
        label={text(label)}
        hint={hint && text(hint)}
        value={draft[name]}
        draft={draft}
        problem={(language) => editor.problem(name, language)}
        onChange={(value) => editor.change({ [name]: value } as Partial<DraftOf<F>>)}
        onWait={(problem) => editor.wait(name, problem)}
      />
    );
    const last = rows.at(-1);
    if (row && last?.name === row) last.inputs.push(input);
    else rows.push({ name: row, part, inputs: [input] });
  }
  return rows.map(({ name, part, inputs }) => {
    const row = name ? <FieldRow key={name}>{inputs}</FieldRow> : inputs;
    if (!part) return row;
    return (
      <FormPart key={part.title} title={text(part.title)}>
        {row}
        {part.Foot && <part.Foot draft={draft} />}
      </FormPart>
    );
  });
}
