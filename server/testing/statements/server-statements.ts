import { join, relative } from 'node:path';
import ts from 'typescript';
import { describedResources } from '#server/app/described-resources';
import { jsonOf } from '#server/features/editing/resource-json';
import { root } from '#server/platform/root';
import { ConstantText, UnknownText } from './constant-text';

/** A statement in the server's sources. */
export interface ServerStatement {
  /** File and line. */
  at: string;
  /** Every text that it can have; empty if it is only known at run time. */
  texts: string[];
  /** The reason why there is no text. */
  unknown: string | null;
  /** The columns that the code expects; null if it reads no rows. */
  columns: DeclaredColumn[] | null;
}

/** A column as a row type declares it. */
export interface DeclaredColumn {
  name: string;
  optional: boolean;
  kinds: ColumnKind[];
}

/** The type of a column's value in the code. */
export type ColumnKind = 'string' | 'number' | 'boolean' | 'date' | 'list' | 'object' | 'anything';

function program(): ts.Program {
  const folder = join(root, 'server');
  const { config } = ts.readConfigFile(join(folder, 'tsconfig.build.json'), (path) => ts.sys.readFile(path));
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  return ts.createProgram(fileNames, { ...options, noEmit: true });
}

/** The functions that send SQL, with the index of the argument that contains it. */
const senders = [
  { name: /^select(Json)?$/, file: /\/server\/platform\/database\/database\.ts$/, text: 1 },
  { name: /^query$/, file: /\/node_modules\/(typeorm|@types\/pg)\//, text: 0 },
];

/** Returns a call that sends SQL, with its text; null for other nodes. */
function sentText(
  checker: ts.TypeChecker,
  node: ts.Node,
): { call: ts.CallExpression; text: ts.Expression } | null {
  if (!ts.isCallExpression(node)) return null;
  const { expression: callee, arguments: given } = node;
  const name = ts.isPropertyAccessExpression(callee) ? callee.name : callee;
  const named = senders.filter((sender) => ts.isIdentifier(name) && sender.name.test(name.text));
  if (named.length === 0) return null;
  const declared = checker.getResolvedSignature(node)?.declaration?.getSourceFile().fileName ?? '';
  const sender = named.find(({ file }) => file.test(declared));
  const text = sender && given[sender.text];
  if (!text) return null;
  // COPY statements use the same function with a stream.
  return checker.getTypeAtLocation(text).getProperty('submit') ? null : { call: node, text };
}

function kindsOf(checker: ts.TypeChecker, type: ts.Type): ColumnKind[] {
  const parts = type.isUnion() ? type.types : [type];
  const kinds = parts.flatMap((part): ColumnKind[] => {
    if (part.flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)) return [];
    if (part.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return ['anything'];
    if (part.flags & ts.TypeFlags.StringLike) return ['string'];
    if (part.flags & ts.TypeFlags.NumberLike) return ['number'];
    if (part.flags & ts.TypeFlags.BooleanLike) return ['boolean'];
    if (part.symbol?.name === 'Date') return ['date'];
    if (checker.isArrayType(part) || checker.isTupleType(part)) return ['list'];
    return ['object'];
  });
  return [...new Set(kinds)];
}

/** Returns the row type of a call's result: rows, rows with their number, or a result of pg. */
function rowType(checker: ts.TypeChecker, call: ts.CallExpression): ts.Type | null {
  const promised = checker.getAwaitedType(checker.getTypeAtLocation(call));
  if (!promised || promised.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return null;
  const rows = promised.getProperty('rows');
  const list = rows ? checker.getTypeOfSymbolAtLocation(rows, call) : promised;
  const [element] = checker.getTypeArguments(list as ts.TypeReference);
  if (!element) return null;
  return checker.isArrayType(element)
    ? (checker.getTypeArguments(element as ts.TypeReference)[0] ?? null)
    : element;
}

function declaredColumns(checker: ts.TypeChecker, call: ts.CallExpression): DeclaredColumn[] | null {
  const { expression: callee } = call;
  if (ts.isIdentifier(callee) && callee.text === 'selectJson')
    return [{ name: 'json', optional: false, kinds: ['anything'] }];
  const row = rowType(checker, call);
  if (!row || row.flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return null;
  const columns = row.getProperties().map((property) => ({
    name: property.name,
    optional: (property.flags & ts.SymbolFlags.Optional) !== 0,
    kinds: kindsOf(checker, checker.getTypeOfSymbolAtLocation(property, call)),
  }));
  return columns.length > 0 ? columns : null;
}

function describedJson(type: string): string | undefined {
  const found = describedResources.find(({ resources }) => resources.description.type.name === type);
  return found && jsonOf(found.resources.description);
}

/** Returns every statement in the server's sources. */
export function serverStatements(): ServerStatement[] {
  const all = program();
  const checker = all.getTypeChecker();
  const text = new ConstantText(checker, describedJson);
  const found: ServerStatement[] = [];
  for (const source of all.getSourceFiles()) {
    const file = relative(root, source.fileName);
    if (!file.startsWith('server/') || /^server\/(demo\/|platform\/database\.ts)/.test(file)) continue;
    const visit = (node: ts.Node): void => {
      const sent = sentText(checker, node);
      if (sent) {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart(source));
        const statement: ServerStatement = {
          at: `${file}:${line + 1}`,
          texts: [],
          unknown: null,
          columns: declaredColumns(checker, sent.call),
        };
        try {
          statement.texts = text.of(sent.text);
        } catch (error) {
          if (!(error instanceof UnknownText)) throw error;
          statement.unknown = error.message;
        }
        found.push(statement);
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return found;
}
