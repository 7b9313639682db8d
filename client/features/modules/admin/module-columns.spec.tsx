import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { AdminModuleRowFragment } from './admin-module.generated';
import { renderPortal } from '#client/testing/render';
import { DataTable } from '#client/ui/editing/data-table';
import { moduleFilter, useModuleColumns } from './module-columns';

function ModuleTable({ modules }: { modules: AdminModuleRowFragment[] }) {
  return <DataTable label="Modules" columns={useModuleColumns()} rows={modules} keyOf={({ id }) => id} />;
}

const module = (values: Partial<AdminModuleRowFragment>): AdminModuleRowFragment => ({
  id: 'm1',
  kind: 'training',
  brand: 'conti',
  group: null,
  readingMinutes: 12,
  nameTranslations: { en: 'Storing tires', es: '', fr: '' },
  enabled: true,
  createdAt: '2026-09-01T10:00:00Z',
  updatedAt: '2026-10-01T10:00:00Z',
  test: null,
  ...values,
});

const test = { id: 't1', category: 'standard' as const, published: true };

describe('the status column of modules', () => {
  it.each([
    ['Enabled', module({})],
    ['Enabled', module({ test: { ...test, changed: false } })],
    ['EnabledUnpublished changes', module({ test: { ...test, changed: true } })],
    ['EnabledTest not published yet', module({ test: { ...test, changed: true, published: false } })],
    ['Disabled', module({ enabled: false })],
    ['DisabledUnpublished changes', module({ enabled: false, test: { ...test, changed: true } })],
  ])('names the status %s', (state, row) => {
    renderPortal(<ModuleTable modules={[row]} />);
    const cells = screen.getAllByRole('cell').map((cell) => cell.textContent);
    expect(cells.at(-2)).toBe(state);
    expect(cells.filter((text) => text === '')).toEqual([]);
  });
});

describe('the reading time column of modules', () => {
  it.each([
    [12, '12\u00a0min'],
    [null, '–'],
  ])('formats %s with its unit: %s', (readingMinutes, told) => {
    renderPortal(<ModuleTable modules={[module({ readingMinutes })]} />);
    expect(screen.getAllByRole('cell').map(({ textContent }) => textContent)).toContain(told);
  });
});

describe('the filters of modules', () => {
  it('request one status, and every module if both are selected', () => {
    expect(moduleFilter({ state: ['disabled'] }).enabled).toBe(false);
    expect(moduleFilter({ state: ['enabled'] }).enabled).toBe(true);
    expect(moduleFilter({ state: ['enabled', 'disabled'] }).enabled).toBeUndefined();
    expect(moduleFilter({ kind: ['tire'], group: ['employee'] })).toMatchObject({
      kind: ['tire'],
      group: ['employee'],
    });
  });
});
