import { beforeAll, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { TestBlockReason } from '#client/platform/generated/schema';
import { renderPortal } from '#client/testing/render';
import type { Home } from './block-props';
import { blockRows } from './block-rows';
import type { HomeBlockFragment } from './home-block.generated';
import { HomeBlocks } from './home-blocks';

type Block = HomeBlockFragment;

const block = (kind: Block['kind'], values: Partial<Block> = {}): Block => ({
  id: kind,
  kind,
  title: null,
  text: null,
  linkLabel: null,
  href: null,
  picture: null,
  pictureAlt: null,
  items: [],
  section: null,
  articles: null,
  newsletterIssue: null,
  subscribed: null,
  steps: null,
  awards: null,
  proModules: null,
  reward: null,
  ...values,
});

const home = (userType: 'standard' | 'pro' | 'motorcycle' = 'standard'): Home => ({
  name: 'Dana West',
  details: { points: 2480, progress: { pro: { done: 7, required: 10, onlyPassed: false, userType } } },
  groups: [],
  begun: [],
  unfinished: [],
});

/** Returns the PRO training block with a module whose test is blocked for a reason, or open without one. */
const proBlock = (reason: TestBlockReason | null, message: string | null): Block =>
  block('ProTraining', {
    proModules: [
      {
        id: 'm',
        name: 'EV: load',
        test: { id: 't', questionCount: 12, points: 250 },
        myTest: { access: { open: reason === null, reason, message, opensAgainAt: null } },
      },
    ],
  });

const show = (blocks: Block[], as = home()) => renderPortal(<HomeBlocks blocks={blocks} home={as} />);
const headings = (level: number) =>
  screen.queryAllByRole('heading', { level }).map((each) => each.textContent);

type Step = NonNullable<Block['steps']>[number];
const step = (key: Step['key'], done: boolean, doneAt: string | null = null): Step => ({
  key,
  done,
  doneAt,
  section: null,
});

describe('the blocks of the home page', () => {
  beforeAll(() => import('./lower-block'));

  it('appear in order, with their own or the default heading', () => {
    show([
      block('DashboardHero'),
      block('ModuleGroups', { title: 'What we teach', text: '<p>Ask your manager.</p>' }),
      block('Support'),
    ]);
    expect(headings(1)).toEqual(['All tests completed']);
    expect(headings(2)).toEqual(['What we teach', 'Support']);
    expect(screen.getByText('Ask your manager.')).toBeTruthy();
  });

  it('use the portal’s name as heading if the next step or all blocks are hidden', () => {
    show([]);
    expect(headings(1)).toHaveLength(1);
    expect(headings(2)).toEqual(['There’s nothing here for you yet']);
    expect(screen.getByRole('link', { name: 'All modules' }).getAttribute('href')).toBe('/training');
  });

  it('are left out if they have no content', () => {
    const empty = [
      block('DashboardCTAs'),
      block('GettingStarted', { steps: [step('picture', true)] }),
      block('WhatsNewSection', { articles: [] }),
      block('Newsletter'),
      block('Merch'),
      block('Awards', { awards: [] }),
      block('ProTraining', { proModules: [] }),
    ];
    show([...empty, block('Support')], home('motorcycle'));
    expect(headings(2)).toEqual(['Support']);
  });

  it('show open steps before completed ones', () => {
    show([block('GettingStarted', { steps: [step('picture', true), step('test', false)] })]);
    expect(screen.getByText('1 of 2 steps done')).toBeTruthy();
    const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows).toEqual(['Pass your first test', 'Done: Add your picture']);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/training');
  });

  it('link to the survey and newsletter of their section, with earlier steps collapsed', () => {
    const done = [
      step('picture', true),
      step('module', true, '2026-10-28T10:00:00.000Z'),
      step('test', true, '2026-11-02T10:00:00.000Z'),
    ];
    const open = [
      { ...step('survey', false), section: 'pro_training' as const },
      { ...step('newsletter', false), section: 'whats_new' as const },
    ];
    show([block('GettingStarted', { steps: [...done, ...open] })]);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/pro-training/survey', '/whats-new/newsletter']);
    const [seen, earlier] = screen.getAllByRole('list');
    expect(within(seen!).getAllByText(/^Done:/).length).toBe(2);
    expect(within(seen!).getByText('Nov 2, 2026')).toBeTruthy();
    expect(earlier!.textContent).toBe('Done: Add your picture');
    expect(earlier!.closest('details')!.querySelector('summary')!.textContent).toBe('1 earlier step');
  });

  it('show the progress to the PRO tests and what they unlock, and to PRO people that they are available', () => {
    const { unmount } = show([proBlock('too_few_tests', 'Take more tests.')]);
    expect(screen.getByText('7 of 10 standard tests')).toBeTruthy();
    const opens = screen.getByRole('region', { name: 'What you unlock next' });
    expect(within(opens).getByRole('listitem').textContent).toBe('EV: load12 questions250 points');
    unmount();
    show([proBlock('already_pro', 'You are already PRO.')], home('pro'));
    expect(screen.queryByText('7 of 10 standard tests')).toBeNull();
    expect(screen.getByRole('region', { name: 'Modules with PRO tests' })).toBeTruthy();
  });

  const reasons: Record<TestBlockReason, 'above' | 'beside'> = {
    already_pro: 'above',
    too_few_tests: 'above',
    already_passed: 'beside',
    too_many_fails: 'beside',
    no_reset_date: 'beside',
    no_questions: 'beside',
    wrong_user_type: 'beside',
    disabled: 'beside',
  };
  const combinations = (['standard', 'pro'] as const).flatMap((userType) =>
    ([null, ...Object.keys(reasons)] as (TestBlockReason | null)[]).map(
      (reason) => [userType, reason] as const,
    ),
  );

  it.each(combinations)('show the server’s reason for PRO tests: %s, %s', (userType, reason) => {
    const said = `The server says ${reason}.`;
    show([proBlock(reason, reason && said)], home(userType));
    const band = screen.getByRole('region', { name: 'PRO training' });
    const row = within(band).getByRole('listitem').textContent;
    expect(row.includes(said)).toBe(reason !== null && reasons[reason] === 'beside');
    expect(band.textContent.includes(said)).toBe(
      reason !== null && (reasons[reason] === 'beside' || (userType === 'pro' && reason === 'already_pro')),
    );
    expect(within(band).queryByText('What you unlock next') !== null).toBe(reason === 'too_few_tests');
    expect(band.textContent).not.toMatch(/are open to you/);
  });

  it('count the points still needed for the next reward', () => {
    const picture = { smUrl: '/wrench.webp', width: 480, height: 480 };
    show([block('Merch', { reward: { id: 'r', name: 'Torque wrench', price: 3000, picture } })]);
    expect(screen.getByRole('heading', { level: 3 }).textContent).toBe('Torque wrench');
    expect(screen.getByText('520').parentElement!.textContent).toBe('520 points to go');
    // The reward pages show the same number.
    expect(screen.getByText(/Each block is 150 points\.$/)).toBeTruthy();
  });

  it('show the newest articles, which link to their section', () => {
    const article = { section: 'whats_new' as const, summary: 'Ships soon.', publishAt: null, picture: null };
    const articles = [
      { ...article, id: 'a', slug: 'winter', title: 'New winter line' },
      { ...article, id: 'b', slug: 'ev', title: 'EV fitments' },
    ];
    show([block('WhatsNewSection', { articles })]);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/whats-new/articles', '/whats-new/articles/winter', '/whats-new/articles/ev']);
    expect(screen.getAllByText('Ships soon.')).toHaveLength(1);
  });

  it('show the newest newsletter issue, and a way to subscribe for people who haven’t', () => {
    const issue = {
      id: 'i',
      section: 'pro_training' as const,
      number: 71,
      title: 'The sipe',
      summary: 'In short.',
    };
    const { unmount } = show([block('Newsletter', { newsletterIssue: issue, subscribed: false })]);
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual([
      ['All issues', '/pro-training/newsletter'],
      ['No. 71: The sipe', '/pro-training/newsletter/71'],
      ['Get it by e-mail', '/pro-training/newsletter'],
    ]);
    unmount();
    show([block('Newsletter', { newsletterIssue: issue, subscribed: true })]);
    expect(screen.getByRole('link', { name: 'All issues' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Get it by e-mail' })).toBeNull();
  });

  it('link within the portal and outside of it', () => {
    const item = { number: '21', unit: 'days', text: 'The rebate ends.' };
    const items = [
      { ...item, linkLabel: 'Register a sale', href: '/training' },
      { ...item, linkLabel: 'Elsewhere', href: 'https://tires.example/' },
    ];
    show([block('DashboardCTAs', { items }), block('FeatureCard', { title: 'Four numbers' })]);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/training', 'https://tires.example/']);
    expect(screen.getByRole('region', { name: 'Four numbers' })).toBeTruthy();
  });
});

describe('the rows of the home page', () => {
  it('combine two blocks of half the width that follow each other', () => {
    const kinds = [
      'DashboardHero',
      'ModuleGroups',
      'GettingStarted',
      'Merch',
      'FeatureCard',
      'Awards',
      'Support',
    ] as const;
    const rows = blockRows(kinds.map((kind) => block(kind))).map((row) => row.map(({ kind }) => kind));
    expect(rows).toEqual([
      ['DashboardHero'],
      ['ModuleGroups', 'GettingStarted'],
      ['Merch'],
      ['FeatureCard'],
      ['Awards', 'Support'],
    ]);
  });
});
