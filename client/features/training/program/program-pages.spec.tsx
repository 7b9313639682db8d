import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { ApolloClient, ApolloLink, InMemoryCache, Observable } from '@apollo/client';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { announceChange } from '#client/platform/changes/changes';
import { renderPortal } from '#client/testing/render';
import { EntryRequired } from '../page/entry-required';
import GoldPage from './gold-page';
import { daysLeft } from './program-state';
import ProgramsPage from './programs-page';

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000 - 60_000).toISOString();

const program = (bucket: string, values: object = {}) => ({
  __typename: 'Program',
  bucket,
  enabled: true,
  entry: null,
  moduleCount: 3,
  modulesDone: 1,
  points: 250,
  pointsEarned: 200,
  ...values,
});
const entry = (days: number) => ({ entry: { __typename: 'ProgramEntry', expiresAt: inDays(days) } });

const module = (id: string, status: string, open: boolean, lastScore: number | null = null) => ({
  __typename: 'Module',
  id,
  kind: 'training',
  brand: 'gt',
  group: 'gold_distributor',
  name: `Module ${id}`,
  art: 'road',
  readingMinutes: null,
  test: {
    __typename: 'Test',
    id: `t${id}`,
    category: 'standard',
    questionCount: 10,
    estimatedMinutes: 8,
    timeLimitSeconds: null,
    points: 100,
    passMark: 80,
  },
  myTest: {
    __typename: 'MyTest',
    status,
    answered: 0,
    nextPosition: null,
    lastScore,
    attemptsLeft: null,
    passedBeforeAt: null,
    openSince: null,
    pointsToEarn: 0,
    access: {
      __typename: 'TestAccess',
      open,
      reason: open ? null : 'already_passed',
      message: null,
      opensAgainAt: null,
      standardTestsDone: null,
      standardTestsRequired: 10,
    },
  },
});

type Visible = { programs: object[]; tools?: object[]; role?: string; modules?: object[]; userType?: string };

const clientOf = ({ programs, tools = [], role = 'user', modules = [], userType = 'standard' }: Visible) => {
  const pro = { __typename: 'ProProgress', done: 7, required: 10, onlyPassed: false, userType };
  const me = { __typename: 'Profile', id: 'p', role, progress: { __typename: 'Progress', pro } };
  const settings = {
    __typename: 'Settings',
    goldDistributorModulesEnabled: true,
    goldRetailerModulesEnabled: true,
    goldModalCopy: '',
  };
  return new ApolloClient({
    cache: new InMemoryCache(),
    link: new ApolloLink(
      () =>
        new Observable((observer) => {
          const nodes = { __typename: 'ModuleConnection', nodes: modules };
          observer.next({ data: { programs, me, settings, modules: nodes, tools } });
          observer.complete();
        }),
    ),
  });
};

const row = (name: string) => screen.getByRole('heading', { level: 3, name }).closest('article')!;

describe('the programs page', () => {
  it('lists programs with access first, each with its content', async () => {
    const programs = [program('distributor'), program('retailer', { ...entry(3), moduleCount: 8 })];
    renderPortal(<ProgramsPage />, { path: '/programs', client: clientOf({ programs }) });
    await screen.findByText('You have access to 2 of 3 programs.');
    const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(names).toEqual(['Gold Retailer', 'Gold Distributor', 'PRO training']);
    expect(row('Gold Retailer').textContent).toMatch(/Open to you until .*8 modules.*1 of 8 modules done/);
    const open = within(row('Gold Retailer')).getByRole('link', { name: 'Open program' });
    expect(open.getAttribute('href')).toBe('/training/gold-retailer');
    expect(row('Gold Distributor').textContent).toMatch(/No access.*250 points to earn/);
    expect(row('PRO training').textContent).toContain('7 of 10 standard tests');
  });

  it('opens the dialog from a program’s button and puts it into the address', async () => {
    const programs = [program('distributor'), program('retailer')];
    renderPortal(<ProgramsPage />, { path: '/programs', client: clientOf({ programs }) });
    await screen.findByText('You have access to 1 of 3 programs.');
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(within(row('Gold Retailer')).getByRole('link', { name: 'Enter number' }));
    expect(await screen.findByRole('dialog', { name: 'Dealer Program' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await screen.findByRole('heading', { level: 1, name: 'Programs and tools' });
  });

  it('links to closed programs for administrators only', async () => {
    const programs = [program('distributor', { enabled: false }), program('retailer')];
    const { unmount } = renderPortal(<ProgramsPage />, { client: clientOf({ programs }) });
    await screen.findByText('You have access to 1 of 3 programs.');
    expect(row('Gold Distributor').textContent).toContain('Closed');
    expect(within(row('Gold Distributor')).queryByRole('link')).toBeNull();
    unmount();
    renderPortal(<ProgramsPage />, { client: clientOf({ programs, role: 'admin', userType: 'pro' }) });
    await screen.findByText('You have access to 3 of 3 programs.');
    expect(within(row('Gold Distributor')).getByRole('link', { name: 'Open program' })).toBeTruthy();
    expect(row('PRO training').textContent).toContain('You’re a PRO');
  });
});

describe('the list of tools', () => {
  it('appears below the programs, with links within the portal or outside of it', async () => {
    const tool = (id: string, href: string, newTab: boolean) => ({
      __typename: 'Tool',
      id,
      title: `Tool ${id}`,
      text: '<p>Helps.</p>',
      href,
      newTab,
    });
    const tools = [tool('a', '/certificates', false), tool('b', 'https://tools.example/', true)];
    const programs = [program('distributor'), program('retailer')];
    renderPortal(<ProgramsPage />, { client: clientOf({ programs, tools }) });
    await screen.findByText('You have access to 1 of 3 programs. You can use 2 tools.');
    const [inside, outside] = ['Tool a', 'Tool b'].map((name) => screen.getByRole('link', { name }));
    expect([inside!.getAttribute('href'), inside!.getAttribute('target')]).toEqual(['/certificates', null]);
    expect([outside!.getAttribute('href'), outside!.getAttribute('target')]).toEqual([
      'https://tools.example/',
      '_blank',
    ]);
  });
});

describe('the page of a gold program', () => {
  afterEach(() => void jest.useRealTimers());

  const path = '/training/gold-distributor';
  const modules = [
    module('a', 'passed', false, 90),
    module('b', 'failed', true, 60),
    module('c', 'not_started', true),
  ];

  it('shows when access ends, the status of its modules, the next one and its points', async () => {
    const programs = [program('distributor', entry(6)), program('retailer')];
    renderPortal(<GoldPage />, { path, client: clientOf({ programs, modules }) });
    await screen.findByRole('heading', { level: 1, name: 'Gold Distributor' });
    expect(screen.getByText(/^6 days left, until /)).toBeTruthy();
    expect(screen.getByText('1 passed, 1 failed, 1 not started')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Next: Module b' }).getAttribute('href')).toBe(
      '/training/modules/b',
    );
    expect(screen.getByRole('link', { name: /^Module a/ }).textContent).toContain('Passed, 90%');
    expect(screen.getByText('200')).toBeTruthy();
    expect(screen.getByText('50')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Enter number again' }).getAttribute('href')).toBe(
      '/training/gold-distributor?enter=distributor',
    );
  });

  it('links back to the section that required the number, otherwise to the programs', async () => {
    const programs = [program('distributor', entry(6)), program('retailer')];
    const client = () => clientOf({ programs, modules });
    const state = { from: '/gold-retailer-program/gallery' };
    const { unmount } = renderPortal(<GoldPage />, { path: { pathname: path, state }, client: client() });
    const back = await screen.findByRole('link', { name: 'Back to the gold retailer section' });
    expect(back.getAttribute('href')).toBe('/gold-retailer-program/gallery');
    unmount();
    renderPortal(<GoldPage />, { path, client: client() });
    expect((await screen.findByRole('link', { name: 'Programs' })).getAttribute('href')).toBe('/programs');
  });

  it('closes as soon as its program is closed', async () => {
    const programs = [program('distributor', entry(6)), program('retailer')];
    renderPortal(<GoldPage />, { path, client: clientOf({ programs, modules }) });
    await screen.findByText('1 passed, 1 failed, 1 not started');
    programs[0] = program('distributor', { enabled: false });
    act(() => void announceChange('settings'));
    expect(await screen.findByText(/closed right now/)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('asks for the number again once access ends', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const programs = [program('distributor', entry(6)), program('retailer')];
    renderPortal(<GoldPage />, { path, client: clientOf({ programs, modules }) });
    await screen.findByText('1 passed, 1 failed, 1 not started');
    programs[0] = program('distributor');
    jest.setSystemTime(Date.now() + 7 * 86_400_000);
    await act(() => jest.advanceTimersByTimeAsync(15_000));
    expect(await screen.findByRole('dialog', { name: 'Dealer Program' })).toBeTruthy();
    expect(screen.queryByText('1 passed, 1 failed, 1 not started')).toBeNull();
  });

  it('opens the dialog for people without access, and offers it again once closed', async () => {
    const programs = [program('distributor'), program('retailer', entry(2))];
    renderPortal(<GoldPage />, { path, client: clientOf({ programs }) });
    await screen.findByRole('dialog', { name: 'Dealer Program' });
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Enter account number' }));
    expect(await screen.findByRole('dialog', { name: 'Dealer Program' })).toBeTruthy();
  });

  it('shows only that its program is closed', async () => {
    const programs = [program('distributor', { enabled: false }), program('retailer')];
    renderPortal(<GoldPage />, { path, client: clientOf({ programs }) });
    await screen.findByText('Gold Distributor training is closed right now.');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('requires no access of administrators', async () => {
    const programs = [program('distributor', { enabled: false }), program('retailer')];
    renderPortal(<GoldPage />, { path, client: clientOf({ programs, role: 'admin', modules }) });
    await screen.findByText('Not needed');
    expect(screen.queryByText('When your access ends')).toBeNull();
  });
});

it('daysLeft counts the current day', () => {
  const now = Date.parse('2026-11-24T14:30:00Z');
  const left = (instant: string) => daysLeft(instant, now);
  expect(left('2026-12-01T14:30:00Z')).toBe(7);
  expect(left('2026-11-30T14:29:00Z')).toBe(6);
  expect(left('2026-11-24T14:31:00Z')).toBe(1);
  expect(left('2026-11-24T14:29:00Z')).toBe(0);
});

it('the notice of required program access links to the page that asks for the number', () => {
  renderPortal(<EntryRequired bucket="retailer" />);
  expect(screen.getByRole('link', { name: 'Enter Gold Retailer' }).getAttribute('href')).toBe(
    '/training/gold-retailer',
  );
});
