import { describe, expect, it } from '@jest/globals';
import { readConfig } from './config';

describe('the configuration', () => {
  it('has a default for everything', () => {
    expect(readConfig({}, '/portal')).toEqual({
      port: 4000,
      dataDir: '/portal/.data',
      databaseUrl: null,
      publicUrl: 'http://127.0.0.1:4000',
      demoData: true,
      keys: null,
      smtpUrl: null,
      mailFrom: null,
      rateLimit: 300,
      behindProxy: false,
      logLevel: 'info',
      clientDir: '/portal/dist/client',
    });
  });

  it('loads no demo data into a database of your own unless told to', () => {
    const DATABASE_URL = 'postgres://portal@127.0.0.1/portal';
    expect(readConfig({ DATABASE_URL }, '/portal').demoData).toBe(false);
    expect(readConfig({ DATABASE_URL, DEMO_DATA: 'on' }, '/portal').demoData).toBe(true);
  });

  it.each([
    ['PORT', 'abc', "PORT must be a whole number from 1 to 65535, not 'abc'."],
    ['PORT', '70000', "PORT must be a whole number from 1 to 65535, not '70000'."],
    ['PORT', '80.5', "PORT must be a whole number from 1 to 65535, not '80.5'."],
    ['DATABASE_URL', 'mysql://x', 'DATABASE_URL must be an address that starts with postgres://.'],
    ['PUBLIC_URL', 'portal.example', 'PUBLIC_URL must be an address that starts with http://.'],
    [
      'PUBLIC_URL',
      'https://portal.example/path?x',
      'PUBLIC_URL must be no more than protocol, host and port',
    ],
    ['LOG_LEVEL', 'loud', "LOG_LEVEL must be one of debug, info, warn, error, not 'loud'."],
    ['DEMO_DATA', 'yes', "DEMO_DATA must be 'on' or 'off', not 'yes'."],
    ['IDENTITY_ISSUER', 'https://id.example', 'IDENTITY_ISSUER is set'],
    ['SMTP_URL', 'mail.example', 'SMTP_URL must be an address that starts with smtp://.'],
    [
      'MAIL_FROM',
      'Treadway',
      "MAIL_FROM must be an e-mail address such as portal@example.com, not 'Treadway'.",
    ],
    ['RATE_LIMIT', '0', "RATE_LIMIT must be a whole number from 1 to 1000000, not '0'."],
  ])('refuses %s=%s in one sentence that names it', (name, value, sentence) => {
    expect(() => readConfig({ [name]: value }, '/portal')).toThrow(sentence);
  });
});
