import { setTimeout as pause } from 'node:timers/promises';
import type { Person } from './people';

/** An answer of the portal, read to its end. */
export interface Reply {
  status: number;
  headers: Headers;
  text: string;
  /** How often it was asked until it came. */
  tries: number;
}

/** A request to which no answer came, or one that says to come back. */
export interface Failure {
  what: string;
  /** Null where no answer came. */
  status: number | null;
  /** Whether it said when to come back. */
  told: boolean;
}

const comesBack = new Set([429, 502, 503, 504]);

/** What people ask of the portal while something happens to it, and what comes of that. */
export class Load {
  going = true;
  asked = 0;
  /** What was tried again. */
  readonly failures: Failure[] = [];
  /** What was refused, or answered as nobody expects it. */
  readonly rejections: string[] = [];
  /** The answers of tests as they were acknowledged last, by attempt and question. */
  readonly acknowledged = new Map<string, { attempt: string; question: string; revision: number }>();
  /** Attempts whose results were seen. */
  readonly submitted: string[] = [];
  /** Addresses of the images that came of uploads. */
  readonly uploaded: string[] = [];
  /** The product name that each person's page shows, by e-mail address. */
  readonly visible = new Map<string, string>();
  private readonly lives: Promise<void>[] = [];

  constructor(readonly url: string) {}

  /** Has somebody do something until the load ends; what fails is a refusal. */
  live(what: string, life: () => Promise<void>): void {
    this.lives.push(life().catch((error: Error) => void this.rejections.push(`${what}: ${error.message}`)));
  }

  /** Ends it, once everybody has finished what they are at. */
  async end(): Promise<void> {
    this.going = false;
    await Promise.all(this.lives);
  }

  /** Sends what may be sent twice until it is answered, as clients do. */
  async send(what: string, person: Person, path: string, init: RequestInit = {}): Promise<Reply> {
    for (let tries = 1; ; tries++) {
      this.asked++;
      const headers = { ...(init.headers as Record<string, string>), 'x-forwarded-for': person.address };
      const reply = await fetch(new URL(path, this.url), { ...init, headers })
        .then(async (answer) => ({
          status: answer.status,
          headers: answer.headers,
          text: await answer.text(),
          tries,
        }))
        .catch(() => null);
      if (reply && !comesBack.has(reply.status)) return reply;
      const told = reply?.headers.get('retry-after') ?? null;
      this.failures.push({ what, status: reply?.status ?? null, told: told !== null });
      await pause(Number(told ?? 1) * 1000);
    }
  }

  async ask<Data>(person: Person, query: string, input?: object): Promise<Data> {
    const { status, text } = await this.send(
      /\w+/.exec(query.replace(/^(query|mutation)[^{]*/, ''))![0],
      person,
      '/graphql',
      {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          authorization: `Bearer ${person.tokens.access_token}`,
        },
        body: JSON.stringify({ query, variables: input && { input } }),
      },
    );
    const { data, errors } = JSON.parse(text) as { data: Data; errors?: { extensions: { code: string } }[] };
    if (errors) throw new Error(`${status} ${errors[0]!.extensions.code}`);
    return data;
  }

  /** What was tried again, by what it was and what was said. */
  figures(): Record<string, number> {
    const counts: Record<string, number> = {};
    for (const { what, status, told } of this.failures) {
      const said = `${what}: ${status ?? 'no answer'}${told ? ', with Retry-After' : ''}`;
      counts[said] = (counts[said] ?? 0) + 1;
    }
    return counts;
  }
}
