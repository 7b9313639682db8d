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
      s3: null,
      transloadit: null,
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
    [
      'S3_ENDPOINT',
      'https://s3.example',
      'and S3_REGION, S3_BUCKET, S3_ACCESS_KEY, S3_SECRET_KEY, S3_PUBLIC_URL',
    ],
    ['RATE_LIMIT', '0', "RATE_LIMIT must be a whole number from 1 to 1000000, not '0'."],
  ])('refuses %s=%s in one sentence that names it', (name, value, sentence) => {
    expect(() => readConfig({ [name]: value }, '/portal')).toThrow(sentence);
  });

  describe('of an S3 server', () => {
    const complete = {
      S3_ENDPOINT: 'https://s3.example:9000',
      S3_REGION: 'eu-central-1',
      S3_BUCKET: 'treadway',
      S3_ACCESS_KEY: 'portal',
      S3_SECRET_KEY: 'known to nobody',
      S3_PUBLIC_URL: 'https://images.example/treadway/',
    };

    it('is taken when it is whole', () => {
      expect(readConfig(complete, '/portal').s3).toEqual({
        endpoint: 'https://s3.example:9000',
        region: 'eu-central-1',
        bucket: 'treadway',
        accessKey: 'portal',
        secretKey: 'known to nobody',
        publicUrl: 'https://images.example/treadway',
      });
    });

    it.each(Object.keys(complete))('is refused without %s, and the secret is not told', (name) => {
      const refused = (): unknown => readConfig({ ...complete, [name]: '' }, '/portal');
      expect(refused).toThrow(`, and ${name} is missing.`);
      expect(refused).not.toThrow('known to nobody');
    });

    it.each([
      ['S3_ENDPOINT', 's3.example', 'S3_ENDPOINT must be an address that starts with http://.'],
      [
        'S3_ENDPOINT',
        'https://s3.example/treadway',
        'S3_ENDPOINT must be no more than protocol, host and port',
      ],
      ['S3_BUCKET', 'My Bucket', 'S3_BUCKET must be 3 to 63 small letters, digits, dots and hyphens.'],
      ['S3_PUBLIC_URL', 'images', 'S3_PUBLIC_URL must be an address that starts with http://.'],
    ])('refuses %s=%s in one sentence that names it', (name, value, sentence) => {
      expect(() => readConfig({ ...complete, [name]: value }, '/portal')).toThrow(sentence);
    });
  });

  describe('of hosted Transloadit', () => {
    const complete = { TRANSLOADIT_KEY: 'key', TRANSLOADIT_SECRET: 'known to nobody' };

    it('is taken with the service’s own address, or another', () => {
      expect(readConfig(complete, '/portal').transloadit).toEqual({
        url: 'https://api2.transloadit.com',
        authKey: 'key',
        secret: 'known to nobody',
      });
      for (const url of ['https://api2-eu-west-1.transloadit.com', 'http://127.0.0.1:4100']) {
        expect(readConfig({ ...complete, TRANSLOADIT_SERVICE: url }, '/portal').transloadit).toMatchObject({
          url,
        });
      }
    });

    it.each([
      [{ TRANSLOADIT_KEY: 'key' }, 'TRANSLOADIT_SECRET is missing'],
      [{ TRANSLOADIT_SECRET: 'known to nobody' }, 'TRANSLOADIT_KEY is missing'],
      [
        { TRANSLOADIT_SERVICE: 'https://api2.transloadit.com' },
        'TRANSLOADIT_KEY, TRANSLOADIT_SECRET is missing',
      ],
      [{ ...complete, TRANSLOADIT_SERVICE: 'api2' }, 'TRANSLOADIT_SERVICE must be an address'],
      [
        { ...complete, TRANSLOADIT_SERVICE: 'https://api2.example/path' },
        'TRANSLOADIT_SERVICE must be no more than',
      ],
      [
        { ...complete, TRANSLOADIT_SERVICE: 'http://api2.example' },
        'TRANSLOADIT_SERVICE must start with https://',
      ],
      [
        { ...complete, TRANSLOADIT_SERVICE: 'http://127.0.0.1.example' },
        'TRANSLOADIT_SERVICE must start with',
      ],
    ])('is refused as %o, and the secret is not told', (environment, sentence) => {
      const refused = (): unknown => readConfig(environment, '/portal');
      expect(refused).toThrow(sentence);
      expect(refused).not.toThrow('known to nobody');
    });
  });
});
