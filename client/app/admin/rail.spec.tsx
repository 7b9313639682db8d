import { describe, expect, it, jest } from '@jest/globals';
import { IconBook2, IconMail } from '@tabler/icons-react';
import { screen } from '@testing-library/react';
import { renderPortal } from '#client/testing/render';
import { RailLinks, type RailGroup } from './rail';

const groups: readonly RailGroup[] = [
  {
    labelId: 'admin.group.learning',
    Icon: IconBook2,
    links: [{ to: '/admin/modules', labelId: 'admin.modules' }],
  },
  {
    labelId: 'admin.group.mail',
    Icon: IconMail,
    links: [
      { to: '/admin/pro', labelId: 'admin.pro' },
      { to: '/admin/mailbox', labelId: 'admin.mailbox' },
    ],
  },
];

const visible = () =>
  screen
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')]);

describe('the admin sidebar', () => {
  it('lists the pages of a group while one of them is open', () => {
    renderPortal(<RailLinks groups={groups} />, { path: '/admin/mailbox/m1' });
    expect(visible()).toEqual([
      ['Modules', '/admin/modules', null],
      ['Mail and jobs', '/admin/pro', null],
      ['PRO people', '/admin/pro', null],
      ['Mailbox', '/admin/mailbox', 'page'],
      ['Back to portal', '/', null],
    ]);
  });

  it('has one link for any other group, and for a group with a single page', () => {
    renderPortal(<RailLinks groups={groups} />, { path: '/admin/modules/m1/test' });
    expect(visible()).toEqual([
      ['Modules', '/admin/modules', 'page'],
      ['Mail and jobs', '/admin/pro', null],
      ['Back to portal', '/', null],
    ]);
  });

  it('shows a count after a page’s name', () => {
    const counts = { '/admin/mailbox': () => <>7</> };
    renderPortal(<RailLinks groups={groups} counts={counts} />, { path: '/admin/pro' });
    expect(screen.getByRole('link', { name: 'Mailbox 7' })).toBeTruthy();
  });

  it('leaves out a count that fails to load', () => {
    const counts = {
      '/admin/mailbox': (): never => {
        throw new Error('The number is not there.');
      },
    };
    const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    renderPortal(<RailLinks groups={groups} counts={counts} />, { path: '/admin/pro' });
    expect(screen.getByRole('link', { name: 'Mailbox' })).toBeTruthy();
    expect(told).toHaveBeenCalled();
    told.mockRestore();
  });

  it('lists every page on a phone', () => {
    renderPortal(<RailLinks groups={groups} open />, { path: '/admin/modules' });
    expect(visible()).toHaveLength(5);
  });
});
