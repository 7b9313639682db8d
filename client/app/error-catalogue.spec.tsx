import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { ModuleCard } from '#client/features/training/card/module-card';
import { renderPortal } from '#client/testing/render';
import { notStarted } from '#client/testing/my-test';
import { allWords } from '#client/testing/words';

const [en, es, fr] = (['en', 'es', 'fr'] as const).map((language) => allWords(language).messages);

const identity = 'features/profile/password/use-password-change.ts';
const ownPassword = 'features/profile/password/change-password-dialog.spec.tsx';
const personDialogs = 'features/people/admin/person/dialogs/person-dialogs.spec.tsx';
const session = 'platform/sign-in/session-provider';
const upload = 'features/uploads/widget/upload-failure.tsx';

// Section 8 of the specification: each text, the source that shows it, its message, and the spec that finds it on a screen.
const visible: [text: string, id: string, source: string, spec: string][] = [
  ['Route not found', 'notFound.title', 'features/settings/no-such-page.tsx', 'app/not-found-page.spec.tsx'],
  ['An error ocurred', 'errors.fallback', 'app/error-boundary.tsx', 'ui/feedback/states.spec.tsx'],
  [
    'Failed to fetch points',
    'points.failed',
    'features/points/points-page.tsx',
    'features/points/points-page.spec.tsx',
  ],
  [
    'Failed to fetch points',
    'people.points.unread',
    'features/people/admin/person/dialogs/edit-points-dialog.tsx',
    personDialogs,
  ],
  ['Unable to initialize session', 'errors.session', `${session}.tsx`, `${session}.spec.tsx`],
  [
    'Password must be at least 8 characters',
    'people.password.short',
    'features/people/admin/person/dialogs/password-dialog.tsx',
    personDialogs,
  ],
  [
    'Updating password...',
    'password.updating',
    'features/people/admin/person/dialogs/password-dialog.tsx',
    personDialogs,
  ],
  [
    'Password updated successfully',
    'password.updated',
    'features/people/admin/person/dialogs/password-dialog.tsx',
    personDialogs,
  ],
  ['Passwords do not match', 'password.differ', 'features/profile/password/password-rules.ts', ownPassword],
  ['Incorrect password', 'password.wrong', identity, ownPassword],
  ['No email address found', 'password.noEmail', identity, ownPassword],
  ['An error occurred, please try again', 'password.failed', identity, ownPassword],
  ['Logging out...', 'session.loggingOut', `${session}.tsx`, `${session}.spec.tsx`],
  ['Success', 'session.loggedOut', `${session}.tsx`, `${session}.spec.tsx`],
  ['Error logging out', 'session.logoutFailed', `${session}.tsx`, `${session}.spec.tsx`],
  ['loading...', 'ui.loading', 'ui/feedback/states.tsx', 'ui/feedback/states.spec.tsx'],
  ['Error uploading file', 'uploads.failed', upload, 'features/uploads/widget/upload-failure.spec.tsx'],
  [
    'Transloadit: Could not create Assembly',
    'uploads.notCreated',
    upload,
    '../e2e/uploads/upload-service.spec.ts',
  ],
];

// Texts of the upload widget, which aren't in the portal's catalogues.
const ofWidget: [text: string, spec: string][] = [
  ['Preparing upload...', '../e2e/uploads/upload-service.spec.ts'],
  ['Encoding...', '../e2e/uploads/upload-failure.spec.ts'],
];

const blocks: [reason: string, text: string][] = [
  ['already_passed', 'You have already passed this test.'],
  ['disabled', 'This module is disabled.'],
  ['too_many_fails', 'You have failed this test too many times.'],
  ['no_reset_date', 'The admin has not specified a reset date.'],
  ['too_few_tests', 'You must take at least 10 standard tests before taking a PRO test.'],
  ['no_questions', 'This module has no test.'],
  ['wrong_user_type', 'You do not have the appropriate user type to access this module.'],
  ['already_pro', 'You are already a PRO user. You cannot take the PRO modules again'],
];

const read = (path: string): string => readFileSync(`client/${path}`, 'utf8');

describe('the error catalogue of the specification', () => {
  it.each(visible)('contains %s on a screen, in three languages', (text, id, source, spec) => {
    expect(en![id]).toBe(text);
    for (const other of [es!, fr!])
      expect([other[id], other[id] === text]).toEqual([expect.any(String), false]);
    expect(read(source)).toMatch(new RegExp(`["']${id.replaceAll('.', '\\.')}["']`));
    expect(read(spec)).toContain(text);
  });

  it.each(ofWidget)('contains %s in the uploader, checked by a browser spec', (text, spec) => {
    expect(read('features/uploads/widget/upload-locale.ts')).toContain(`'${text}'`);
    expect(read(spec)).toContain(text);
  });

  it.each(blocks)('shows the server’s text for a test that is blocked by %s', (reason, message) => {
    const access = { ...notStarted.access, open: false, reason, message };
    const module = {
      id: 'm',
      kind: 'tire',
      brand: 'conti',
      group: null,
      name: 'Sipes',
      art: 'road',
      readingMinutes: null,
      test: {
        id: 't',
        category: 'pro',
        questionCount: 9,
        estimatedMinutes: 7,
        timeLimitSeconds: null,
        points: 100,
        passMark: 80,
      },
      myTest: { ...notStarted, access },
    } as unknown as Parameters<typeof ModuleCard>[0]['module'];
    renderPortal(<ModuleCard module={module} />);
    expect(screen.getByText(message)).toBeTruthy();
  });
});
