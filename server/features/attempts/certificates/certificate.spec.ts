import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { evictAll } from '#server/platform/cache/cache';
import { pool, transaction } from '#server/platform/database/database';
import { type Api, startApi } from '#server/testing/api/api';
import {
  makeAccount,
  makeClient,
  makeModule,
  makePerson,
  makeResult,
  type SpecModule,
  type SpecPerson,
} from '#server/testing/factories';
import { saveAnswer } from '../answers/answer.service';
import { startTest } from '#server/features/training/test/start-test.service';
import { certificateOf, resultById, submitTest } from '../results/result.service';
import { writeMarks } from '../marking/write-marks';
import { newCertificateNumber } from './certificate-number';
import { withdrawCertificates } from './issue-certificate';

let api: Api;
let person: SpecPerson;
let test: SpecModule;

beforeAll(async () => {
  api = await startApi();
  test = await makeModule({ name: { en: 'Winter compounds', es: 'Compuestos de invierno', fr: '' } });
});
afterAll(() => api.close());

beforeEach(async () => {
  person = await makePerson({ name: 'Dana Whitfield' });
});

/** Starts the test, answers it and returns the attempt’s id before the submission. */
async function sit(text: 'Right' | 'Wrong'): Promise<string> {
  const attempt = await startTest(person.viewer, test.id);
  for (const { id, options } of attempt.questions) {
    const optionIds = options
      .filter(({ textTranslations }) => textTranslations.en === text)
      .map((option) => option.id);
    await saveAnswer(person.viewer, { attemptId: attempt.id, questionId: id, revision: 1, optionIds });
  }
  return attempt.id;
}

async function certificates(attemptId: string) {
  const { rows } = await pool().query('select * from certificate where attempt_id = $1', [attemptId]);
  return rows as { number: string; holder_name: string; withdrawn_at: Date | null }[];
}

async function pass(): Promise<{ id: string; number: string }> {
  const id = await sit('Right');
  await submitTest(person.viewer, id);
  return { id, number: (await certificates(id))[0]!.number };
}

const withdraw = (id: string) =>
  transaction((manager) => withdrawCertificates(manager, [id], new Date('2026-11-01')));
const issue = (id: string) =>
  transaction((manager) => writeMarks(manager, [{ id, certificate: newCertificateNumber() }], []));

const text = `query ($number: String!, $lang: Language) {
  certificate(number: $number) { number holderName testName(lang: $lang) passedAt withdrawn } }`;

interface Answered {
  data: { certificate: Record<string, unknown> | null } | null;
  errors?: { extensions: { code: string; retryAfterSeconds?: number } }[];
}

/** Queries as a stranger from that address. */
async function verify(number: string, address: string, lang = 'en'): Promise<Answered> {
  const response = await api.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    payload: JSON.stringify({ query: text, variables: { number, lang } }),
  });
  return response.json<Answered>();
}

describe('certificate', () => {
  it('is issued once for a passed attempt, even with concurrent submissions', async () => {
    const id = await sit('Right');
    await Promise.all(Array.from({ length: 50 }, () => submitTest(person.viewer, id)));
    expect(await certificates(id)).toEqual([
      expect.objectContaining({
        number: expect.stringMatching(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/),
        profile_id: person.id,
        holder_name: 'Dana Whitfield',
        test_name: { en: 'Winter compounds', es: 'Compuestos de invierno', fr: '' },
        withdrawn_at: null,
      }),
    ]);
  });

  it('is issued only for a passed attempt', async () => {
    const id = await sit('Wrong');
    await submitTest(person.viewer, id);
    const abandoned = await makeResult(person.id, test, { status: 'abandoned' });
    await issue(id);
    await issue(abandoned);
    expect([...(await certificates(id)), ...(await certificates(abandoned))]).toEqual([]);
  });

  it('keeps its number and content when it is withdrawn and issued again', async () => {
    const { id, number } = await pass();
    await pool().query("update profile set name = 'Somebody Else' where id = $1", [person.id]);
    await withdraw(id);
    expect((await certificates(id))[0]!.withdrawn_at).toEqual(new Date('2026-11-01'));
    await issue(id);
    await issue(id);
    expect(await certificates(id)).toEqual([
      expect.objectContaining({ number, holder_name: 'Dana Whitfield', withdrawn_at: null }),
    ]);
  });

  it('is returned with its result, except while it is withdrawn', async () => {
    const { id, number } = await pass();
    const visible = async () => certificateOf((await resultById(person.viewer, id))!);
    expect(await visible()).toMatchObject({ number, holderName: 'Dana Whitfield' });
    await withdraw(id);
    expect(await visible()).toBeNull();
    const failed = await makeResult(person.id, test, { status: 'failed' });
    expect(await certificateOf((await resultById(person.viewer, failed))!)).toBeNull();
  });
});

describe('verifying a certificate', () => {
  it('returns only name, test, date and status to strangers', async () => {
    const { id, number } = await pass();
    const { closedAt } = (await resultById(person.viewer, id))!;
    const typed = number.toLowerCase().replace(/-/g, ' ').replace(/0/g, 'o').replace(/1/g, 'l');
    expect(await verify(typed, '192.0.2.1', 'es')).toEqual({
      data: {
        certificate: {
          number,
          holderName: 'Dana Whitfield',
          testName: 'Compuestos de invierno',
          passedAt: closedAt,
          withdrawn: false,
        },
      },
    });
    const { body } = await api.graphql<{ type: { fields: { name: string }[] } }>(
      '{ type: __type(name: "Certificate") { fields { name } } }',
      {},
      await api.tokenOf(person),
    );
    expect(body.data.type.fields.map(({ name }) => name).sort()).toEqual([
      'holderName',
      'number',
      'passedAt',
      'testName',
      'withdrawn',
    ]);
  });

  it('shows that a certificate was withdrawn, and returns null for other numbers', async () => {
    const { id, number } = await pass();
    await withdraw(id);
    expect((await verify(number, '192.0.2.2')).data!.certificate).toMatchObject({ withdrawn: true });
    expect(await verify('0000-0000-0000', '192.0.2.2')).toEqual({ data: { certificate: null } });
    expect(await verify('no number', '192.0.2.2')).toEqual({ data: { certificate: null } });
  });

  it('remains available to an address from which many wrong numbers were sent', async () => {
    const { number } = await pass();
    const address = '192.0.2.3';
    const wrong = Array.from({ length: 40 }, () => verify('0000-0000-0000', address));
    expect((await Promise.all(wrong)).filter(({ errors }) => errors)).toEqual([]);
    expect((await verify(number, address)).data!.certificate).toMatchObject({ number });
  });

  it('works during maintenance, while the PDF does not', async () => {
    const { number } = await pass();
    const token = await api.tokenOf(person);
    await pool().query('update site_setting set maintenance_mode = true');
    evictAll();
    expect((await verify(number, '192.0.2.5')).data!.certificate).toMatchObject({ number });
    const { body } = await api.graphql(text, { number }, token);
    expect(body.data).toMatchObject({ certificate: { number } });
    const pdf = await api.rest('GET', `/api/certificates/${number}.pdf`, undefined, token);
    expect([pdf.status, pdf.body['code']]).toEqual([503, 'MAINTENANCE']);
    await pool().query('update site_setting set maintenance_mode = false');
    evictAll();
  });
});

describe('PDF download of a certificate', () => {
  async function fetchPdf(number: string, token?: string, lang?: string) {
    const response = await api.app.inject({
      url: `/api/certificates/${number}.pdf${lang ? `?lang=${lang}` : ''}`,
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
    const json = String(response.headers['content-type']).includes('json');
    const code = json ? response.json<{ code: string }>().code : null;
    return { status: response.statusCode, code, headers: response.headers, bytes: response.rawPayload };
  }

  it('is available to its holder, managers of the account, administrators and clients only', async () => {
    const account = await makeAccount();
    person = await makePerson({ account });
    const { number } = await pass();
    const status = async (of: SpecPerson) => (await fetchPdf(number, await api.tokenOf(of))).status;
    expect(await status(person)).toBe(200);
    expect(await status(await makePerson({ role: 'manager', account }))).toBe(200);
    expect(await status(await makePerson({ role: 'admin' }))).toBe(200);
    expect((await fetchPdf(number, await api.clientToken(await makeClient()))).status).toBe(200);
    expect(await status(await makePerson({ account }))).toBe(404);
    expect(await status(await makePerson())).toBe(404);
    expect(await status(await makePerson({ role: 'manager', account: await makeAccount() }))).toBe(404);
    expect(await status(await makePerson({ role: 'manager' }))).toBe(404);
    expect(await fetchPdf(number)).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  });

  it('has the number in its file name, and the caller’s or the requested language', async () => {
    person = await makePerson({ lang: 'fr' });
    const { number } = await pass();
    const token = await api.tokenOf(person);
    const { headers, bytes } = await fetchPdf(number, token);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="certificate-${number}.pdf"`,
      'cache-control': 'no-store',
    });
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.equals((await fetchPdf(number, token, 'fr')).bytes)).toBe(true);
    expect(bytes.equals((await fetchPdf(number, token, 'en')).bytes)).toBe(false);
    expect(await fetchPdf(number, token, 'de')).toMatchObject({ status: 400, code: 'LANGUAGE_UNKNOWN' });
    expect(await fetchPdf(number, token, 'en&lang=fr')).toMatchObject({ status: 400 });
  });

  it('returns 410 once the certificate was withdrawn, and 404 for an invalid number', async () => {
    const { id, number } = await pass();
    const token = await api.tokenOf(person);
    await withdraw(id);
    expect(await fetchPdf(number, token)).toMatchObject({ status: 410, code: 'CERTIFICATE_WITHDRAWN' });
    expect(await fetchPdf('0000-0000-0000', token)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(await fetchPdf('%27', token)).toMatchObject({ status: 404, code: 'NOT_FOUND' });
    expect(await fetchPdf('..%2F..%2Fx', token)).toMatchObject({ status: 404 });
  });
});
