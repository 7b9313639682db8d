import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { renderPortal } from '#client/testing/render';
import { servePerson } from '#client/testing/person-server';
import PeoplePage from './people-page';

function open(path: string, { client }: ReturnType<typeof servePerson>) {
  renderPortal(
    <Routes>
      <Route path="/admin/people" element={<PeoplePage />} />
    </Routes>,
    { path, client },
  );
}

describe('the list of people', () => {
  it('leads to each person and narrows by what its address says', async () => {
    const server = servePerson();
    open('/admin/people?q=tom&roles=manager,user&state=disabled&sort=-points', server);
    const link = await screen.findByRole('link', { name: 'Tom Becker' });
    expect(link.getAttribute('href')).toBe('/admin/people/p1');
    expect(server.asked[0]).toMatchObject({
      search: 'tom',
      filter: { roles: ['user', 'manager'], disabled: true },
      orderBy: { field: 'points', direction: 'DESC' },
    });
  });
});
