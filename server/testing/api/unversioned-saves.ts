import { randomUUID } from 'node:crypto';
import { pool } from '#server/platform/database/database';
import { awardInput } from '../content/awards';
import { makeAsset } from '../content/assets';
import { makeModule, makePerson, type SpecPerson } from '../factories';
import { makeFile, samples } from '../uploads/files';
import { surveyInput } from '../content/surveys';

type Input = Record<string, unknown>;

const state = 'The state that it sets says what a repeat finds, and nothing happens twice.';
const secret = 'A hash of its content must not be stored: it would help to find out a password or secret.';
const ownKey = 'Its input identifies the call.';
const readsOnly = 'It saves nothing that a repeat could save again.';
const anonymous = 'It has no caller to whom a key belongs, and a link or an address in its input.';

/** The mutations without a version that need no `Idempotency-Key`, with the reason. */
export const repeatable: Readonly<Record<string, string>> = {
  acceptAnswer: state,
  acceptTerms: state,
  advanceOrders: state,
  applyQuestionImport: state,
  cancelBulkAction: state,
  cancelOrder: state,
  carryOutDeletion: state,
  changeOwnPassword: secret,
  changePassword: secret,
  checkAccountNumber: state,
  confirmNewsletter: anonymous,
  correctImportRow: state,
  createArchiveLink: readsOnly,
  createArticleFileLink: readsOnly,
  createDownloadLink: readsOnly,
  declineTerms: state,
  deleteListView: 'A repeat finds no view, and the answer has its name.',
  discardImport: state,
  discardQuestionImport: state,
  endImpersonation: state,
  endSessions: state,
  keepQuestionImport: state,
  leaveNewsletter: state,
  leaveNewsletterByLink: anonymous,
  markArticleRead: state,
  markTestPreview: readsOnly,
  matchImportColumns: state,
  readImport: state,
  redeemReward: ownKey,
  regradeQuestion: state,
  rejoinNewsletter: anonymous,
  remindPeople: 'A person is reminded once a day.',
  requestDeletion: state,
  requestOwnData: state,
  requestPasswordLink: anonymous,
  resetPro: state,
  resumeImport: state,
  retryBackgroundJobs: state,
  rotateApiClientSecret: 'A repeat replaces the secret whose answer was lost.',
  saveAnswer: ownKey,
  saveSurveyAnswer: state,
  startImpersonation: state,
  sendContactMessage: ownKey,
  setPasswordByLink: secret,
  signUpload: readsOnly,
  startBulkAction: ownKey,
  startImport: state,
  startTest: state,
  stopDeletion: state,
  stopImport: state,
  submitSurvey: state,
  submitTest: state,
  subscribeToNewsletter: state,
  claimAssembly: ownKey,
  withdrawDeletion: state,
  undoBulkAction: state,
  undoImport: state,
  undoMerge: state,
  undoQuestionImport: state,
  updateApiClient: state,
  viewModule: state,
};

const word = () => randomUUID().slice(0, 8);
const text = () => ({ en: `Text ${word()}` });
const rich = () => ({ en: `<p>Text ${word()}</p>` });
const everyone = { roles: [], userTypes: [], accountKinds: [] };

async function newestId(table: string, where = 'true'): Promise<string> {
  const { rows } = await pool().query<{ id: string }>(`select id from "${table}" where ${where} limit 1`);
  return rows[0]!.id;
}

/** Returns the input of every other mutation without a version, sent by an administrator about demo records. */
export const unversionedInputs = (
  admin: SpecPerson,
): Readonly<Record<string, () => Promise<Input> | Input>> => {
  const picture = async (purpose: 'content' | 'module') => (await makeAsset(admin.id, { purpose })).id;
  const file = async (name: string, content: Buffer) => (await makeFile(admin.viewer, name, content)).id;
  const dated = { section: 'whats_new', title: text(), summary: text(), parts: [], ...everyone };
  return {
    addModuleImages: async () => ({
      moduleId: await newestId('module'),
      assetIds: [await picture('module')],
    }),
    adjustPoints: async () => ({
      ...{ profileId: (await makePerson()).id, delta: 5, note: 'Course' },
      idempotencyKey: word(),
    }),
    createAccount: () => ({ kind: 'employee', name: 'Spec', number: word() }),
    createAlbum: () => ({ section: 'whats_new', slug: word(), title: text(), pictures: [], ...everyone }),
    createApiClient: () => ({
      ...{ name: 'Spec', scopes: ['read_people'] },
      secretEndsAt: new Date(Date.now() + 86_400_000).toISOString(),
    }),
    createArticle: () => ({ ...dated, slug: word(), topic: 'people' }),
    createAward: () => awardInput(admin.id),
    createDownload: async () => ({
      ...{ moduleId: await newestId('module'), kind: 'video', label: 'Film', lang: 'en' },
      fileId: await file('film.webm', samples.webm),
    }),
    createHomeBlock: () => ({ kind: 'FeatureCard', title: text(), text: text(), items: [], ...everyone }),
    createImport: async () => ({
      kind: 'people',
      fileId: await file('people.csv', Buffer.from('Name\nAda\n')),
    }),
    createMenuLink: () => ({ location: 'footerMenu', label: text(), href: '/contact', ...everyone }),
    createModule: () => ({
      ...{ name: text(), description: text(), kind: 'tire', brand: 'conti', art: 'winter' },
      ...{ enabled: false, userTypes: [], tags: [] },
    }),
    createNewsletterIssue: () => ({
      ...{ section: 'whats_new', title: text(), summary: text(), parts: [] },
      number: 1000 + Math.floor(Math.random() * 1000),
    }),
    createPerson: () => ({
      ...{ name: 'Lan Tran', email: `${word()}@treadway.example`, lang: 'en' },
      ...{ role: 'user', userType: 'standard', invite: true },
    }),
    createQuestion: async () => ({
      ...{ testId: await newestId('test'), kind: 'multiple_choice', text: text(), weight: 1, tags: [] },
      ...{ code: false, credit: 'exact', enabled: true },
      options: [
        { text: text(), correct: true },
        { text: text(), correct: false },
      ],
    }),
    createReward: async () => ({
      ...{ name: text(), text: rich(), price: 5, stock: 5, pictureId: await picture('content') },
      ...everyone,
    }),
    createSurvey: () => surveyInput(everyone),
    createTest: async () => ({
      ...{
        moduleId: (await makeModule({ test: null })).id,
        category: 'standard',
        passMark: 80,
        points: 5,
        shuffle: true,
      },
    }),
    createTool: () => ({ title: text(), text: text(), href: '/contact', newTab: false, ...everyone }),
    deletePerson: async () => {
      const { id, email } = await makePerson();
      return { profileId: id, email };
    },
    invitePerson: async () => {
      const { rows } = await pool().query<{ id: string }>(
        `insert into profile (name, email) values ('Imported', $1) returning id`,
        [`${word()}@treadway.example`],
      );
      return { profileId: rows[0]!.id };
    },
    moveQuestion: async () => ({ id: await newestId('question', 'position > 1'), position: 1 }),
    publishTest: async () => ({ id: await newestId('test') }),
    revokeApiClient: async () => ({ id: await newestId('api_client', 'enabled') }),
    setLanguage: () => ({ lang: 'fr' }),
  };
};
