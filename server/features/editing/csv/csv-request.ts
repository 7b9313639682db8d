import type { FastifyReply } from 'fastify';
import type { Readable } from 'node:stream';
import {
  type GraphQLSchema,
  GraphQLString,
  isInputType,
  type NamedTypeNode,
  parseType,
  typeFromAST,
} from 'graphql';
import { disposition } from '#server/features/storage/send-file';
import { now } from '#server/platform/clock';
import { refuseField } from '#server/platform/errors';
import { checkedInput } from '#server/platform/graphql/wrong-variables';
import { ageOfReplica } from '#server/platform/replica';

const contentType = 'text/csv';

/** The query of an address. */
export type Query = Record<string, unknown>;

/** The JSON of a parameter as the input type of that name takes it; nothing without the parameter. */
export function inputOf<T>(schema: GraphQLSchema, query: Query, name: string, typeName: string): T | null {
  const sent = query[name];
  if (sent === undefined) return null;
  const type = typeFromAST(schema, parseType(typeName) as NamedTypeNode);
  if (typeof sent !== 'string' || !isInputType(type)) refuseJson(name);
  return checkedInput(name, type, parsed(name, sent)) as T;
}

function refuseJson(name: string): never {
  refuseField(name, `The parameter ${name} is no JSON that the list takes.`);
}

function parsed(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return refuseJson(name);
  }
}

/** The parameter `search`; null without one. */
export const searchOf = (query: Query): string | null =>
  checkedInput('search', GraphQLString, query['search'] ?? null) as string | null;

/** Answers with a file that is called by what it holds and the day. */
export function replyCsv(reply: FastifyReply, what: string, csv: Readable): FastifyReply {
  const filename = `${what}-${now().toISOString().slice(0, 10)}.csv`;
  reply.type(`${contentType}; charset=utf-8`);
  reply.header('content-disposition', disposition({ filename, contentType }));
  return reply.send(csv);
}

/** The same of what is read from the replica; where there is one, a header says how many seconds old it was. */
export async function replyOldCsv(
  reply: FastifyReply,
  what: string,
  read: () => Promise<Readable>,
): Promise<FastifyReply> {
  const age = await ageOfReplica();
  if (age !== null) reply.header('data-age', age);
  return replyCsv(reply, what, await read());
}
