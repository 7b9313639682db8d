import { describe, expect, it } from '@jest/globals';
import type { Settings } from '#server/features/settings/settings.types';
import { type Language, languages } from '#server/platform/language/i18n';
import type { MailTemplateName, QueuedMail } from './mail.types';
import type { MailValues } from './templates/templates';
import { writeMail } from './write-mail';

const settings = {
  productName: 'Treadway',
  brandColor: '#ffb200',
  supportEmail: 'support@treadway.example',
} as Settings;
const config = { publicUrl: 'https://portal.example', mailFrom: null };
const to = { name: 'Zoë', email: 'zoe@people.example' };

const about = { profileId: 'p', key: 'k' };
const moduleName = { en: 'Winter compounds', es: 'Compuestos de invierno', fr: '' };
const result = { attemptId: 'a1', moduleName };
const order = { rewardName: { en: 'Steel flask', es: 'Termo', fr: 'Gourde' } };
const [failed, passed] = [{ status: 'failed', score: 70 } as const, { status: 'passed', score: 85 } as const];

const newsletter = { en: 'The Contact Patch', es: 'La Huella', fr: 'L’Empreinte' };
const writer = { name: 'Ben', email: 'ben@people.example' };

/** Values for each message, and the path of its link. */
const samples: { [Name in MailTemplateName]: { values: MailValues[Name]; path: string } } = {
  sign_in_moved: { values: { token: 'tOkEn' }, path: '/forgot?invitation=tOkEn' },
  invitation: { values: { token: 'tOkEn' }, path: '/forgot?invitation=tOkEn' },
  email_changed: {
    values: { before: 'ana@old.example', after: 'ana@new.example' },
    path: '/contact',
  },
  contact_copy: { values: { number: 1043, text: 'One\n\nTwo' }, path: '/contact' },
  contact_message: {
    values: {
      ...writer,
      id: 'c1',
      number: 1043,
      topic: 'test',
      test: null,
      text: 'One',
      page: '/training',
      browser: null,
    },
    path: '/admin/messages/c1',
  },
  contact_reply: { values: { number: 1043, reply: 'Three', text: 'One' }, path: '/contact' },
  newsletter_confirm: {
    values: { token: 'tOkEn', name: newsletter, hours: 48 },
    path: '/newsletter/confirm?link=tOkEn',
  },
  newsletter_issue: {
    values: {
      section: 'pro-training',
      number: 71,
      title: moduleName,
      summary: moduleName,
      name: newsletter,
      leaveToken: 'lEaVe',
    },
    path: '/pro-training/newsletter/71',
  },
  deletion_asked: {
    values: { dueAt: '2026-12-07T09:00:00.000Z', timeZone: 'America/New_York' },
    path: '/profile#data',
  },
  deletion_done: { values: {}, path: '/' },
  deletion_stopped: { values: { reason: 'A parcel is on its way' }, path: '/contact' },
  import_ended: {
    values: {
      importId: 'i1',
      fileName: 'people.csv',
      stopped: false,
      added: 3,
      changed: 1200,
      unchanged: 0,
      rejected: 2,
    },
    path: '/admin/imports/i1',
  },
  order_cancelled: { values: { ...order, price: 900, reason: 'None left' }, path: '/rewards/orders' },
  order_placed: { values: { ...order, price: 900, address: '1200 Dock Street' }, path: '/rewards/orders' },
  order_sent: { values: { ...order, trackingNumber: '1Z 402' }, path: '/rewards/orders' },
  own_data_ready: { values: { days: 7 }, path: '/profile#data' },
  password_changed: { values: {}, path: '/contact' },
  password_link: { values: { token: 'tOkEn', minutes: 30 }, path: '/forgot?link=tOkEn' },
  pro_reset: { values: {}, path: '/training' },
  reminder: {
    values: { by: 'Ana', count: 3, next: moduleName, line: 'By Friday, please' },
    path: '/training',
  },
  result_changed: { values: { ...result, before: failed, after: passed }, path: '/results/a1' },
  sign_in_tries: { values: {}, path: '/contact' },
  test_failed: { values: { ...result, score: 60, passMark: 80 }, path: '/results/a1' },
  test_passed: { values: { ...result, score: 90, points: 1500, promotedToPro: true }, path: '/results/a1' },
};

const written = (template: MailTemplateName, lang: Language) =>
  writeMail(
    { ...about, template, values: samples[template].values } as QueuedMail,
    { ...to, lang },
    settings,
    config,
  );

const every = Object.keys(samples).flatMap((template) =>
  languages.map((lang): [MailTemplateName, Language] => [template as MailTemplateName, lang]),
);

describe('message', () => {
  it.each(every)('has the same content as plain text and as HTML: %s in %s', (template, lang) => {
    const { subject, text, html } = written(template, lang);
    const { path } = samples[template];
    expect(text).toContain(`\nhttps://portal.example${path}\n`);
    expect(html).toContain(`href="https://portal.example${path}"`);
    expect(html).toContain(`<html lang="${lang}">`);
    expect(html).toContain(`<title>${subject}</title>`);
    for (const paragraph of text.split('\n\n').filter((part) => !part.includes('https://'))) {
      expect(html).toContain(paragraph.replace('-- \n', '').trim());
    }
    expect(`${subject}${text}${html}`).not.toMatch(/undefined|null|NaN|\[object|\$\{/);
    expect(html).not.toMatch(/<img|src=|url\(/);
  });

  it.each(Object.keys(samples) as MailTemplateName[])(
    'has a space before each colon in French: %s',
    (template) => {
      const { subject, text } = written(template, 'fr');
      expect(`${subject}\n${text}`).not.toMatch(/[^\u00a0]:(?!\/\/)/);
    },
  );

  it('has different texts in the three languages', () => {
    for (const template of Object.keys(samples) as MailTemplateName[]) {
      expect(new Set(languages.map((lang) => written(template, lang).subject)).size).toBe(3);
    }
  });

  it('ends with an unsubscribe link in a newsletter issue', () => {
    const { text, html } = written('newsletter_issue', 'en');
    expect(text).toContain('\n\nUnsubscribe\nhttps://portal.example/newsletter/leave?link=lEaVe\n');
    expect(html).toContain('href="https://portal.example/newsletter/leave?link=lEaVe"');
  });

  it('formats numbers and names in its language, with English names as a fallback', () => {
    expect(written('test_passed', 'es').text).toContain('«Compuestos de invierno» con un 90\u00a0%');
    expect(written('test_passed', 'en').text).toContain('1,500 points');
    expect(written('test_passed', 'fr').text).toContain('1\u202f500 points');
    expect(written('test_passed', 'fr').subject).toBe('Réussi\u00a0: Winter compounds');
    expect(written('result_changed', 'en').text).toContain('Before: not passed, 70%. Now: passed, 85%.');
  });

  it.each([
    [{ stopped: true }, 'was stopped before its last row'],
    [{ stopped: true, couldNot: 'run' as const }, 'after several failed attempts'],
    [{ stopped: true, couldNot: 'undo' as const }, 'Open the import to undo the rest.'],
  ])('describes an import that ended as %j, in three languages', (how, words) => {
    const values = { ...samples.import_ended.values, ...how };
    const mail: QueuedMail = { ...about, template: 'import_ended', values };
    const of = (lang: Language) => writeMail(mail, { ...to, lang }, settings, config);
    expect(of('en').text).toContain(words);
    expect(new Set(languages.map((lang) => of(lang).subject)).size).toBe(3);
    expect(`${of('fr').subject}\n${of('fr').text}`).not.toMatch(/[^\u00a0]:(?!\/\/)/);
  });

  it('omits points and PRO when there are none', () => {
    const values = { ...result, score: 90, points: 0, promotedToPro: false };
    const mail: QueuedMail = { ...about, template: 'test_passed', values };
    const { text } = writeMail(mail, { ...to, lang: 'en' }, settings, config);
    expect(text).not.toMatch(/PRO|points/);
  });

  it('has no name in its greeting, and states the address as its reason, when only the address is known', () => {
    for (const lang of languages) {
      const mail: QueuedMail = {
        template: 'pro_reset',
        to: { ...to, name: '', lang },
        key: 'k',
        values: {},
      };
      const { text } = writeMail(mail, { ...to, name: '', lang }, settings, config);
      expect(text).toMatch(/^(Hello,|Hola:|Bonjour,)\n/);
      expect(text).not.toMatch(/profile|perfil|profil /);
    }
  });

  it('escapes texts of people', () => {
    const name = '<b onmouseover="x">Zoë</b>';
    const values = {
      ...result,
      moduleName: { en: '<script>1</script>', es: '', fr: '' },
      score: 1,
      passMark: 80,
    };
    const mail: QueuedMail = { ...about, template: 'test_failed', values };
    const { html, text } = writeMail(mail, { ...to, name, lang: 'en' }, settings, config);
    expect(html).not.toMatch(/<b |<script/);
    expect(html).toContain('&lt;script&gt;1&lt;/script&gt;');
    expect(text).toContain('<script>1</script>');
  });

  it.each([
    ['Pacific/Kiritimati', 'en', 'December 7, 2026'],
    ['Pacific/Pago_Pago', 'en', 'December 6, 2026'],
    ['America/Los_Angeles', 'es', '6 de diciembre de 2026'],
    ['Pacific/Kiritimati', 'fr', '7 décembre 2026'],
  ] as const)('contains the date in time zone %s, in %s', (timeZone, lang, day) => {
    const values = { dueAt: '2026-12-07T04:00:00.000Z', timeZone };
    const mail: QueuedMail = { ...about, template: 'deletion_asked', values };
    const { html, text } = writeMail(mail, { ...to, lang }, settings, config);
    for (const part of [html, text]) expect(part).toContain(day);
  });

  it('has the configured sender, or the support address, or an address of the portal’s host', () => {
    const mail: QueuedMail = { ...about, template: 'pro_reset', values: {} };
    const recipient = { ...to, lang: 'en' as const };
    const sender = (supportEmail: string, mailFrom: string | null) =>
      writeMail(mail, recipient, { ...settings, supportEmail } as Settings, { ...config, mailFrom });
    expect(sender('s@x.example', 'no-reply@x.example')).toMatchObject({
      from: { name: 'Treadway', address: 'no-reply@x.example' },
      replyTo: 's@x.example',
    });
    expect(sender('s@x.example', null).from.address).toBe('s@x.example');
    const withoutSupport = sender('', null);
    expect(withoutSupport).toMatchObject({ from: { address: 'portal@portal.example' }, replyTo: null });
    expect(withoutSupport.text).not.toContain('Questions?');
  });
});
