import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { renderPortal } from '#client/testing/render';
import { DataTable } from '#client/ui/editing/data-table';
import { filterOf, useFieldColumns, useFieldFilters } from '#client/ui/list/field-list';
import { listedTimes } from '#client/ui/list/listed-times';
import { AdminEditor } from '../admin-editor';
import { useEditor } from '../use-editor';
import { changesOf, draftOf, inputOf, newDraft, problemsOf, type DraftOf } from './field';
import { FieldInputs, useFieldNames } from './fields';
import {
  choice,
  flag,
  line,
  localizedLine,
  moment,
  optionalChoice,
  optionalLine,
  optionalNumber,
  wholeNumber,
} from './kinds';

const yesNo = { yes: 'admin.yes', no: 'admin.no' };
const fields = {
  name: localizedLine({ label: 'admin.name', maxLength: 20, title: true }),
  offered: choice({ label: 'admin.state', names: yesNo, initial: 'no', row: 'details' }),
  spare: optionalChoice({ label: 'admin.kind', names: yesNo, none: 'admin.noGroup', row: 'details' }),
  size: optionalNumber({ label: 'admin.tags', from: 10, to: 24 }),
  maker: optionalLine({ label: 'admin.description', maxLength: 20 }),
  code: line({ label: 'admin.updated', maxLength: 20 }),
  places: wholeNumber({ label: 'admin.art', from: 1, to: 9, initial: '4' }),
  since: moment({ label: 'admin.updated' }),
  worn: flag({ label: 'admin.enabled', hint: 'admin.tags.hint', initial: false }),
};
type Draft = DraftOf<typeof fields>;

const texts = (en: string) => ({ en, es: '', fr: '' });
const stored = {
  id: 't1',
  updatedAt: 'first',
  nameTranslations: texts('Snow'),
  offered: 'yes' as const,
  spare: null,
  size: 16,
  maker: null,
  code: 'A1',
  places: 5,
  since: '2026-03-01T08:30:00.000Z',
  worn: true,
};

describe('a schema-driven resource', () => {
  it('sends its stored values, defaults of a new record, and only changed fields', () => {
    const { id: _, updatedAt: __, nameTranslations, ...rest } = stored;
    expect(inputOf(fields, draftOf(fields, stored))).toEqual({ name: nameTranslations, ...rest });
    expect(inputOf(fields, newDraft(fields))).toMatchObject({
      offered: 'no',
      spare: null,
      size: null,
      places: 4,
      since: null,
      worn: false,
    });
    const draft: Draft = { ...draftOf(fields, stored), size: ' 17 ', maker: '  ' };
    expect(changesOf(fields, draft, ['size', 'maker'])).toEqual({ size: 17, maker: null });
  });

  it('validates its fields', () => {
    const wrong: Draft = { ...newDraft(fields), name: texts(' '), size: '9' };
    expect(problemsOf(fields, wrong)).toEqual({
      name: { id: 'admin.error.required' },
      code: { id: 'admin.error.required' },
      size: { id: 'admin.error.range', values: { from: 10, to: 24 } },
    });
  });

  it('can be edited field by field with their labels', () => {
    function Form() {
      const editor = useEditor<typeof stored, Draft>({
        initial: draftOf(fields, stored),
        problems: (values) => problemsOf(fields, values),
        save: async () => undefined,
      });
      return (
        <AdminEditor label="Tire" editor={editor} fields={useFieldNames(fields)}>
          <FieldInputs of={fields} editor={editor} />
        </AdminEditor>
      );
    }
    renderPortal(<Form />);
    const size = screen.getByRole<HTMLInputElement>('textbox', { name: 'Sizes and codes' });
    expect(size.value).toBe('16');
    const worn = screen.getByRole<HTMLInputElement>('checkbox', {
      name: 'Enabled: learners see this module',
    });
    expect(worn.checked).toBe(true);
    fireEvent.click(worn);
    expect(worn.checked).toBe(false);
    expect(screen.getByText(/One per line/)).toBeTruthy();
    fireEvent.change(size, { target: { value: '99' } });
    fireEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByText('Enter a number from 10 to 24')).toBeTruthy();
  });

  it('has columns, with its title as a link, and filters', () => {
    function List() {
      const filters = useFieldFilters(fields).map(({ name }) => name);
      return (
        <>
          <DataTable
            label="Tires"
            columns={useFieldColumns<typeof stored>(fields, '/tires')}
            rows={[stored]}
            keyOf={({ id }) => id}
          />
          <p>{filters.join(' ')}</p>
        </>
      );
    }
    renderPortal(<List />);
    expect(screen.getByRole('link', { name: 'Snow' }).getAttribute('href')).toBe('/tires/t1');
    expect(screen.getAllByRole('cell').map((cell) => cell.textContent)).toEqual([
      'Snow',
      'Yes',
      'No group',
      '16',
      '–',
      'A1',
      '5',
      'Mar 1, 2026',
    ]);
    expect(screen.getByText('name offered spare size maker code places since')).toBeTruthy();
    // Dates of creation and change can only be filtered by conditions.
    const selected = { offered: ['yes'], size: ['', '17'], createdAt: ['2026-11-01', ''] };
    expect(filterOf({ ...fields, ...listedTimes }, selected)).toEqual({
      offered: ['yes'],
      size: { from: null, to: 17 },
    });
  });
});
