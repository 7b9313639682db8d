import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { createKeys, type IdentityKeys } from '#server/features/identity/embedded/keys';
import { withoutSecrets } from '#server/platform/logging/secrets';
import { readConfig } from './config';
import { insecureAddressWarning } from './insecure-address';

/** Returns the message for an invalid configuration. */
function faultsOf(environment: Record<string, string>): string {
  try {
    readConfig(environment, '/portal');
    return '';
  } catch (error) {
    return (error as Error).message;
  }
}

const encodeAdvice =
  "DATABASE_URL isn't a valid address: percent-encode special characters in its user and password.";

describe('configuration', () => {
  it('has a default for everything', () => {
    expect(readConfig({}, '/portal')).toEqual({
      production: false,
      port: 4000,
      dataDir: '/portal/.data',
      databaseUrl: null,
      databaseDirectUrl: null,
      databaseReplicaUrl: null,
      databaseCa: null,
      publicUrl: 'http://127.0.0.1:4000',
      demoData: true,
      keys: null,
      identity: null,
      smtpUrl: null,
      smtpCa: null,
      mailFrom: null,
      s3: null,
      s3Ca: null,
      transloadit: null,
      rateLimit: 300,
      host: '127.0.0.1',
      behindProxy: false,
      proxies: null,
      shutdownDelay: 0,
      shutdownLimit: 15,
      logLevel: 'info',
      metricsToken: null,
      clientDir: '/portal/dist/client',
    });
  });

  it('loads no demo data into an external database unless requested', () => {
    const DATABASE_URL = 'postgres://portal@127.0.0.1/portal';
    expect(readConfig({ DATABASE_URL }, '/portal').demoData).toBe(false);
    expect(readConfig({ DATABASE_URL, DEMO_DATA: 'on' }, '/portal').demoData).toBe(true);
  });

  it.each([
    ['PORT', 'abc', "PORT must be a whole number from 1 to 65535, not 'abc'."],
    ['PORT', '70000', "PORT must be a whole number from 1 to 65535, not '70000'."],
    ['PORT', '80.5', "PORT must be a whole number from 1 to 65535, not '80.5'."],
    ['HOST', 'portal', "HOST must be an IP address such as 0.0.0.0, not 'portal'."],
    ['PROXY_NETWORKS', '10.0.0.0', "PROXY_NETWORKS must be networks such as 10.0.0.0/8, not '10.0.0.0'."],
    [
      'PROXY_NETWORKS',
      '10.0.0.0/33',
      "PROXY_NETWORKS must be networks such as 10.0.0.0/8, not '10.0.0.0/33'.",
    ],
    ['DATABASE_URL', 'mysql://x', 'DATABASE_URL must be an address that starts with postgres://.'],
    ['DATABASE_URL', 'postgres://me:p@ss#1@db/portal', encodeAdvice],
    ['DATABASE_URL', 'postgres://me:100%@db/portal', encodeAdvice],
    ['PUBLIC_URL', 'portal.example', 'PUBLIC_URL must be an address that starts with http://.'],
    [
      'PUBLIC_URL',
      'https://portal.example/path?x',
      'PUBLIC_URL must be no more than protocol, host and port',
    ],
    ['LOG_LEVEL', 'loud', "LOG_LEVEL must be one of debug, info, warn, error, not 'loud'."],
    ['DEMO_DATA', 'yes', "DEMO_DATA must be 'on' or 'off', not 'yes'."],
    ['IDENTITY_ISSUER', 'https://id.example', 'IDENTITY_ISSUER must be the address of a realm'],
    ['IDENTITY_ISSUER', 'https://id.example/realms/treadway', 'IDENTITY_CLIENT_SECRET is missing'],
    ['IDENTITY_ISSUER', 'http://id.example/realms/treadway', 'IDENTITY_ISSUER must start with https://'],
    ['SMTP_URL', 'smtp://me:a/b@mail.example', encodeAdvice.replace('DATABASE_URL', 'SMTP_URL')],
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
    ['METRICS_TOKEN', 'short', 'METRICS_TOKEN must have at least 32 letters, digits and signs.'],
    ['RATE_LIMIT', '0', "RATE_LIMIT must be a whole number from 1 to 1000000, not '0'."],
  ])('rejects %s=%s with a sentence that names it', (name, value, sentence) => {
    expect(() => readConfig({ [name]: value }, '/portal')).toThrow(sentence);
  });

  it('verifies every database address with the named certificate authority', () => {
    const DATABASE_CA = join(mkdtempSync(join(tmpdir(), 'treadway-config-')), 'authority.pem');
    const addresses = {
      DATABASE_URL: 'postgres://portal@db.example/portal',
      DATABASE_DIRECT_URL: 'postgres://portal@db.example:5433/portal',
      DATABASE_REPLICA_URL: 'postgres://portal@copy.example/portal',
    };
    const read = () => readConfig({ ...addresses, DATABASE_CA }, '/portal');
    expect(read).toThrow('which cannot be read (ENOENT).');
    writeFileSync(DATABASE_CA, 'nothing');
    expect(read).toThrow('which holds no certificate.');
    writeFileSync(DATABASE_CA, '-----BEGIN CERTIFICATE-----');
    const safe = `?sslmode=verify-full&sslrootcert=${encodeURIComponent(DATABASE_CA)}`;
    expect(read()).toMatchObject({
      databaseUrl: addresses.DATABASE_URL + safe,
      databaseDirectUrl: addresses.DATABASE_DIRECT_URL + safe,
      databaseReplicaUrl: addresses.DATABASE_REPLICA_URL + safe,
    });
    const { DATABASE_REPLICA_URL } = addresses;
    expect(() => readConfig({ DATABASE_REPLICA_URL }, '/portal')).toThrow('DATABASE_URL, which is not set.');
  });

  describe('for an S3 server', () => {
    const complete = {
      S3_ENDPOINT: 'https://s3.example:9000',
      S3_REGION: 'eu-central-1',
      S3_BUCKET: 'treadway',
      S3_ACCESS_KEY: 'portal',
      S3_SECRET_KEY: 'known to nobody',
      S3_PUBLIC_URL: 'https://images.example/treadway/',
    };

    it('is accepted when it is complete', () => {
      expect(readConfig(complete, '/portal').s3).toEqual({
        endpoint: 'https://s3.example:9000',
        region: 'eu-central-1',
        bucket: 'treadway',
        accessKey: 'portal',
        secretKey: 'known to nobody',
        publicUrl: 'https://images.example/treadway',
      });
    });

    it.each(Object.keys(complete))('is rejected without %s, and doesn’t reveal the secret', (name) => {
      const rejected = (): unknown => readConfig({ ...complete, [name]: '' }, '/portal');
      expect(rejected).toThrow(`, and ${name} is missing.`);
      expect(rejected).not.toThrow('known to nobody');
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
    ])('rejects %s=%s with a sentence that names it', (name, value, sentence) => {
      expect(() => readConfig({ ...complete, [name]: value }, '/portal')).toThrow(sentence);
    });
  });

  describe('for hosted Transloadit', () => {
    const complete = { TRANSLOADIT_KEY: 'key', TRANSLOADIT_SECRET: 'known to nobody' };

    it('is accepted with the service’s own or another address', () => {
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
    ])('is rejected as %o, and doesn’t reveal the secret', (environment, sentence) => {
      const rejected = (): unknown => readConfig(environment, '/portal');
      expect(rejected).toThrow(sentence);
      expect(rejected).not.toThrow('known to nobody');
    });
  });

  it('lists all invalid, missing and unknown variables at once', () => {
    const said = faultsOf({
      PORT: 'four',
      S3_REGION: 'x',
      SMPT_URL: 'smtp://mail',
      MAIL_FORM: 'a@b.example',
    });
    expect(said.split('\n')).toEqual([
      'The configuration has 4 faults:',
      "- PORT must be a whole number from 1 to 65535, not 'four'.",
      expect.stringMatching(/^- S3_ENDPOINT, .* and S3_ENDPOINT, S3_BUCKET, .* is missing\.$/),
      '- SMPT_URL is no variable of the portal: did you mean SMTP_URL?',
      '- MAIL_FORM is no variable of the portal: did you mean MAIL_FROM?',
    ]);
  });

  it.each([
    'DATABASE_POOL',
    'S3_KEY',
    'IDENTITY_PROVIDER',
    'PUBLIC_URI',
    'MAIL_FROM_FILE',
    'IDENTITY_KEY_FILE',
  ])('rejects %s, which resembles one of its own variables', (name) => {
    expect(faultsOf({ [name]: 'x' })).toContain(`${name} is no variable of the portal`);
  });

  it('ignores variables of other programs', () => {
    const others = [
      'PATH',
      'HOME',
      'MAIL',
      'LOGLEVEL',
      'SORT',
      'CLIENT',
      'NODE_OPTIONS',
      'PGDATABASE',
      'AWS_REGION',
    ];
    const services = ['DATABASE_SERVICE_HOST', 'S3_SERVICE_PORT_HTTP', 'MAIL_PORT', 'SMTP_PORT_25_TCP_ADDR'];
    const environment = Object.fromEntries([...others, ...services].map((name) => [name, 'x']));
    expect(readConfig({ ...environment, S3_BUCKET: '', SMPT_URL: '' }, '/portal')).toEqual(
      readConfig({}, '/portal'),
    );
  });

  describe('with secrets', () => {
    let folder: string;
    beforeAll(() => {
      folder = mkdtempSync(join(tmpdir(), 'treadway-config-'));
      writeFileSync(join(folder, 'smtp'), 'smtp://portal:of%20a%20file@mail.example\n');
      writeFileSync(join(folder, 'empty'), '\n');
    });
    afterAll(() => rmSync(folder, { recursive: true }));
    const at = (name: string): string => join(folder, name);

    it('reads secrets from files, without a final line break', () => {
      const { smtpUrl } = readConfig({ SMTP_URL_FILE: at('smtp') }, '/portal');
      expect(smtpUrl).toBe('smtp://portal:of%20a%20file@mail.example');
    });

    it('rejects two sources of a secret, and files that are missing, empty or not files', () => {
      const both = faultsOf({ SMTP_URL: 'smtp://mail.example', SMTP_URL_FILE: at('smtp') });
      expect(both).toBe('SMTP_URL and SMTP_URL_FILE are both set: one of them has to go.');
      expect(faultsOf({ SMTP_URL_FILE: at('none') })).toBe(
        `SMTP_URL_FILE names ${at('none')}, which does not exist.`,
      );
      expect(faultsOf({ SMTP_URL_FILE: at('empty') })).toBe(
        `SMTP_URL_FILE names ${at('empty')}, which is empty.`,
      );
      expect(faultsOf({ SMTP_URL_FILE: folder })).toBe(
        `SMTP_URL_FILE names ${folder}, which could not be read (EISDIR).`,
      );
    });

    it('redacts secrets in texts and errors', () => {
      writeFileSync(at('wrong'), 'mail.example:hush-hush');
      expect(
        faultsOf({ SMTP_URL_FILE: at('wrong'), DATABASE_URL: 'mysql://portal:hush-hush@x' }),
      ).not.toContain('hush');
      const url = 'postgres://portal:p%2Fq%20of%20ours@db.example/portal';
      readConfig({ DATABASE_URL: url, SMTP_URL_FILE: at('smtp') }, '/portal');
      expect(withoutSecrets(`${url}; p/q of ours; p%2Fq%20of%20ours; of a file; db.example`)).toBe(
        '[removed]; [removed]; [removed]; [removed]; db.example',
      );
    });
  });

  describe('in production', () => {
    let keys: IdentityKeys;
    beforeAll(async () => {
      keys = await createKeys();
    });
    const environment = (others: Record<string, string> = {}): Record<string, string> => ({
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://portal.example',
      IDENTITY_KEYS: JSON.stringify(keys),
      SMTP_URL: 'smtp://mail.example',
      ...others,
    });

    it('loads no demo data, and rejects a request for it', () => {
      expect(readConfig(environment(), '/portal')).toMatchObject({ production: true, demoData: false, keys });
      expect(faultsOf(environment({ DEMO_DATA: 'on' }))).toContain('DEMO_DATA=on would load accounts');
    });

    it('requires its own keys, mail and an HTTPS address', () => {
      expect(faultsOf({ NODE_ENV: 'production', PUBLIC_URL: 'http://portal.example' }).split('\n')).toEqual([
        'The configuration has 3 faults:',
        expect.stringContaining('IDENTITY_KEYS is missing'),
        expect.stringContaining('PUBLIC_URL must start with https://'),
        expect.stringContaining('SMTP_URL is missing'),
      ]);
    });

    it('accepts an address of this machine', () => {
      for (const PUBLIC_URL of ['', 'http://localhost:4000', 'http://127.0.0.1', 'http://[::1]:4000']) {
        expect(faultsOf(environment({ PUBLIC_URL }))).toBe('');
      }
      for (const PUBLIC_URL of ['http://127.0.0.1.example', 'http://localhost.example', 'http://10.0.0.1']) {
        expect(faultsOf(environment({ PUBLIC_URL }))).toContain('PUBLIC_URL must start with https://');
      }
    });

    it('rejects published keys', () => {
      const n = `xwQ72P9z9OYshiQ-ntDYaPnnfwG6u9JA${'A'.repeat(310)}`;
      const published = { ...keys, jwks: { keys: [{ ...keys.jwks.keys[0]!, n }] } };
      expect(faultsOf(environment({ IDENTITY_KEYS: JSON.stringify(published) }))).toBe(
        'In production: IDENTITY_KEYS has a key that is published: make others by npm run identity:keys.',
      );
    });
  });
});

it('warns about an address where nobody can sign in', () => {
  for (const address of ['http://some-name', 'http://192.168.1.20:4000', 'http://localhost.example'])
    expect(insecureAddressWarning(address)).toContain(`Nobody can sign in at ${address}`);
  for (const address of ['https://portal.example', 'http://127.0.0.1:4000', 'http://localhost:4000'])
    expect(insecureAddressWarning(address)).toBeNull();
});
