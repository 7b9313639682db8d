import {
  getNamedType,
  getNullableType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputObjectType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isIntrospectionType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
} from 'graphql';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { describedResources } from '../described-resources';
import { portalSchema } from './schema';

// Lists without pagination, with the reason why they stay short.
const shortLists: Record<string, string> = {
  'Album.cover': 'the first three pictures',
  'Album.pictures': 'an album has 100 pictures at most',
  'Newsletter.years': 'one for each year',
  'NewsletterIssue.parts': 'an issue has 100 parts at most',
  'AdminNewsletterIssue.parts': 'an issue has 100 parts at most',
  'AdvanceOrdersPayload.orders': 'those that were named, 100 at most',
  'ApiClient.days': 'the last 30 days',
  'ApiClients.clients': 'there are 100 at most',
  'Dashboard.dealers': 'one for each kind of gold dealer',
  'Dashboard.stuck': 'one for each reason',
  'Dashboard.weeks': 'the weeks of a year at most',
  'DashboardHealth.mailHours': 'the hours of a day',
  'Query.dealersBehind': 'the first ten; the file has all',
  'Query.hardestQuestions': 'the first ten; the file has all',
  'Query.passFigures': 'the first hundred; the file has all',
  'Query.stuckPeople': 'the first ten of each reason; the file has all',
  'Article.parts': 'an article has 100 parts at most',
  'ArticleYear.topics': 'one for each topic',
  'ArrangeHomePayload.homeBlocks': 'the blocks of one page, 60 at most',
  'Query.personEventCounts': 'one for each kind',
  'Query.jumpTargets': 'the best eight of each kind: more letters find less',
  'Query.jumpTargetsOf': 'those that were named, 20 at most',
  'Query.listViews': 'a list has 20 of one’s own and 20 for all at most',
  'Attempt.questions': 'the questions of one sitting, which are shown together',
  'AttemptQuestion.options': 'a question has 20 options at most',
  'AuditEntry.changes': 'the fields of one thing',
  'AwardYear.awards': 'the awards of one year',
  'BulkAction.values': 'an action takes five at most',
  'BulkPreview.before': 'the first ten',
  'BulkEffect.names': 'the first ten',
  'BulkPreview.effects': 'one for each kind',
  'BulkPreview.leftOut': 'one for each reason',
  'BulkPreview.names': 'the first ten',
  'ContentSection.pages': 'one for each page that a section may show',
  'DownloadLink.captions': 'one for each language',
  'Import.columns': 'a file has 256 columns at most',
  'ImportColumn.words': 'the first 20',
  'ImportRow.values': 'the fields of one row',
  'ImportRow.changes': 'the fields of one row',
  'ImportRow.reasons': 'what is wrong with one row',
  'ImportRow.unchangedReasons': 'the fields of one row',
  'Query.importFields': 'the fields of one kind of files',
  'AdminAlbum.pictures': 'an album has 100 pictures at most',
  'AdminArticle.parts': 'an article has 100 parts at most',
  'AdminDownload.captions': 'one for each language',
  'AdminHomeBlock.items': 'a block has three numbers at most',
  'AdminModule.downloads': 'a module has 200 files at most',
  'AdminModule.images': 'a module has 20 images at most',
  'AdminPart.head': 'a table has 12 columns at most',
  'AdminPart.legend': 'a picture has 9 numbers at most',
  'AdminPartRow.cells': 'a table has 12 columns at most',
  'AdminPart.rows': 'a table has 100 rows at most',
  'AdminQuestion.options': 'a question has 20 options at most',
  'AdminSurvey.questions': 'a survey has 20 questions at most',
  'AdminSurveyQuestion.options': 'a question has 12 options at most',
  'AdminTest.versions': 'the last 50 at most',
  'Enumeration.values': 'the values of one enumeration',
  'HomeBlock.articles': 'as much as a block may list, eight at most',
  'HomeBlock.awards': 'as much as a block may list, eight at most',
  'HomeBlock.items': 'a block has three numbers at most',
  'HomeBlock.proModules': 'as much as a block may list, eight at most',
  'HomeBlock.steps': 'one for each thing that is done first',
  'ImportedQuestion.options': 'a question has 20 options at most',
  'Menu.links': 'what a menu can show',
  'MergePreview.counts': 'one for each kind of thing',
  'MergePreview.passedTwice': 'the first ten',
  'Query.personMerges': 'the newest twenty',
  'Module.datasheets': 'the files of one module',
  'Module.extraFiles': 'the files of one module',
  'Module.images': 'a module has 20 images at most',
  'Module.videos': 'the files of one module',
  'Part.rows': 'a table has 100 rows at most',
  'Person.testsToTake': 'as many as are asked for, 100 at most',
  'PreviewMark.incorrectQuestions': 'the questions of one sitting',
  'Profile.dataRequests': 'the 10 newest: nobody asks often',
  'Progress.brands': 'one for each brand',
  'Progress.groups': 'one for each group and kind of modules',
  'PublishTermsPayload.cleaned': 'what was taken out of a text, which has three languages',
  'Query.articleYears': 'one for each year from 2008 on',
  'Query.awardYears': 'one for each year from 2008 on',
  'Query.countries': 'the list of ISO 3166',
  'Query.enumerations': 'one for each enumeration',
  'Query.homeBlocks': 'the blocks of one page, 60 at most',
  'Query.previewHome': 'the blocks of one page, 60 at most',
  'Query.programs': 'one for each program',
  'Query.regions': 'the states of one country',
  'Query.similarTranslations': 'three at most',
  'Query.storeChoices': 'a list of the settings',
  'Query.surveys': 'the 50 newest of one section',
  'Query.tools': 'there are 40 at most',
  'Query.unmatchedAnswers': 'the most frequent: nobody goes on to the rare ones',
  'QuestionAnswer.options': 'a question has 20 options at most',
  'QuestionImport.syntaxErrors': 'reading ends soon after the first of them',
  'QuestionImportLine.notes': 'what is said of one question',
  'RegradedQuestion.regrades': 'the last 50 at most',
  'Result.previousMarks': 'one for each regrade of a result',
  'Result.incorrectQuestions': 'the questions of one sitting',
  'SearchGroup.hits': 'the best 50 at most: more words find less',
  'SearchHit.excerpt': 'the pieces of some 170 letters',
  'SearchHit.title': 'the pieces of one line',
  'Team.events': 'the newest of the week, eight at most',
  'SearchResult.groups': 'one for each kind',
  'Survey.questions': 'a survey has 20 questions at most',
  'SurveyQuestion.options': 'a question has 12 options at most',
  'SurveyQuestionResult.options': 'a question has 12 options at most',
  'SurveyResults.questions': 'a survey has 20 questions at most',
  'ClaimedAssembly.files': 'an upload has 20 files at most',
  'TestPreview.questions': 'the questions of one sitting',
  'Query.sitemap': 'one group for each part of the portal',
  'SitemapGroup.pages': 'the pages of one part of the portal',
  'ImportReading.doubtfulWords': 'the first three',
  'ImportReading.firstRows': 'the first 20',
  'ImportColumn.known': 'one for each field that takes some words alone',
  'AdminFile.uses': '20 things at most',
};

type AnyField = GraphQLField<unknown, unknown>;

const capital = (name: string): string => name[0]!.toUpperCase() + name.slice(1);

/** Returns a field’s arguments and type in schema syntax. */
const written = ({ args, type }: AnyField): string =>
  `(${args.map((arg) => `${arg.name}: ${String(arg.type)}`).join(', ')}): ${String(type)}`;

/** Returns true if an argument of a list follows the contract. Arguments for a parent or a new entry are ids. */
function keepsContract({ name, type, defaultValue }: GraphQLArgument, node: string): boolean {
  if (name === 'first') return String(type) === 'Int' && defaultValue === 50;
  if (name === 'after' || name === 'search') return String(type) === 'String';
  if (name === 'filter') return String(type) === `${node}Filter`;
  if (name === 'where') return String(type) === `${node}Where`;
  if (name === 'orderBy') return String(type) === `${node}Order`;
  if (name.endsWith('Since')) return String(type) === 'DateTime';
  if (name === 'module' || name === 'person') return String(type) === 'ID';
  return name.endsWith('Id') && String(type) === 'ID!';
}

describe('shape of the API', () => {
  let schema: GraphQLSchema;
  let types: GraphQLNamedType[];
  let mutations: AnyField[];
  let fields: [name: string, field: AnyField][];

  beforeAll(async () => {
    schema = await portalSchema();
    types = Object.values(schema.getTypeMap()).filter((type) => !isIntrospectionType(type));
    mutations = Object.values(schema.getMutationType()!.getFields());
    fields = types
      .filter(isObjectType)
      .flatMap((type) => Object.values(type.getFields()).map((field) => [type.name, field] as const))
      .map(([type, field]) => [`${type}.${field.name}`, field]);
  });

  it('has one input and one payload for every mutation, with its name', () => {
    const others = mutations.filter(
      (field) => written(field) !== `(input: ${capital(field.name)}Input!): ${capital(field.name)}Payload!`,
    );
    expect(others.map(({ name }) => name)).toEqual([]);
  });

  it('offers search only in lists of resources with searchable fields', () => {
    const queries = schema.getQueryType()!.getFields();
    const searched = describedResources.flatMap(({ resources: { description } }) => {
      const { args } = queries[`admin${description.plural}`]!;
      return args.some(({ name }) => name === 'search') ? [description.name] : [];
    });
    expect(searched).toEqual([
      'ContactMessage',
      'Account',
      'MenuLink',
      'Module',
      'Download',
      'Question',
      'Tool',
      'ContentSection',
      'Survey',
      'Reward',
      'Article',
      'Album',
      'NewsletterSubscription',
      'NewsletterIssue',
      'Award',
      'HomeBlock',
    ]);
  });

  it('describes an image by its content to learners, and by its id to editors', () => {
    const of = (type: string, field: string) =>
      (schema.getType(type) as GraphQLObjectType | GraphQLInputObjectType).getFields()[field]!.description;
    expect(of('Award', 'picture')).toBe('Image of the winner or the prize. Null if there is none.');
    expect(of('CreateAwardInput', 'pictureId')).toContain('ID of an image that was uploaded as content.');
  });

  it('prefixes queries of administrators with admin, but no mutation', () => {
    const named = fields.filter(([path, { name }]) => /^admin/i.test(name) && !path.startsWith('Query.'));
    expect(named.map(([path]) => path)).toEqual([]);
  });

  it('describes every query and mutation by its purpose', () => {
    const operations = [schema.getQueryType()!, schema.getMutationType()!].flatMap((type) =>
      Object.values(type.getFields()),
    );
    expect(operations.length).toBeGreaterThan(200);
    const others = operations.filter(({ description }) => !/^[A-Z][a-z]+s [a-zA-Z]/.test(description!));
    expect(others.map(({ name, description }) => `${name}: ${description}`)).toEqual([]);
  });

  it('describes what a missing field and null mean in every input', () => {
    const silent = types.filter(isInputObjectType).flatMap((type) =>
      Object.values(type.getFields())
        .filter(({ type: of, defaultValue }) => !isNonNullType(of) && defaultValue === undefined)
        .filter(({ description }) => !(/left out/i.test(description!) && /\bnull\b/i.test(description!)))
        .map(({ name }) => `${type.name}.${name}`),
    );
    expect(silent).toEqual([]);
  });

  it('has one contract for every list, with nodes, edges, pageInfo and totalCount', () => {
    const lists = fields.filter(([, { type }]) => getNamedType(type).name.endsWith('Connection'));
    expect(lists.length).toBeGreaterThan(8);
    const broken = lists.filter(([, { args, type }]) => {
      const connection = getNullableType(type);
      if (!isObjectType(connection)) return true;
      const node = connection.name.replace(/Connection$/, '');
      const parts = Object.values(connection.getFields()).map((part) => `${part.name}: ${String(part.type)}`);
      const wanted = [
        `nodes: [${node}!]!`,
        `edges: [${node}Edge!]!`,
        'pageInfo: PageInfo!',
        'totalCount: Int!',
      ];
      const names = args.map((arg) => arg.name);
      const keeps =
        ['first', 'after'].every((each) => names.includes(each)) &&
        args.every((arg) => keepsContract(arg, node)) &&
        parts.sort().join() === wanted.sort().join();
      return !keeps;
    });
    expect(broken.map(([name, field]) => `${name}${written(field)}`)).toEqual([]);
  });

  it('has no other lists except naturally short ones', () => {
    const whole = fields.filter(([name, { type }]) => {
      // The removed formatting of a text in three languages.
      const isCleaned = /^(Create|Update)\w+Payload\.cleaned$/.test(name);
      const isPage = /Connection\.(nodes|edges)$/.test(name);
      const isWhole = isListType(getNullableType(type)) && !isLeafType(getNamedType(type));
      return isWhole && !isPage && !isCleaned;
    });
    expect(whole.map(([name]) => name).filter((name) => !(name in shortLists))).toEqual([]);
  });

  it('describes every value of every enumeration', () => {
    const silent = types
      .filter(isEnumType)
      .flatMap((type) => type.getValues().map((value) => [`${type.name}.${value.name}`, value.description]));
    expect(silent.filter(([, description]) => !description?.trim()).map(([name]) => name)).toEqual([]);
  });
});
