import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { renderPortal } from '#client/testing/render';
import { ModuleGroups } from './module-groups';

describe('the groups of modules on the home page', () => {
  it('link to their part of the list and count completed modules', () => {
    renderPortal(
      <ModuleGroups
        block={{ title: null, text: null }}
        groups={[
          { kind: 'tire', group: null, done: 4, total: 14 },
          { kind: 'training', group: 'sales_skills', done: 0, total: 2 },
        ]}
      />,
    );
    const rows = screen.getAllByRole('listitem').map((row) => row.querySelector('a')!);
    expect(rows.map((row) => row.getAttribute('href'))).toEqual([
      '/training?kind=tire',
      '/training?group=sales_skills',
    ]);
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'Tire products4 of 14 done',
      'Sales skills0 of 2 done',
    ]);
  });
});
