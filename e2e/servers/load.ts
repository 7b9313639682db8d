import { setTimeout as pause } from 'node:timers/promises';
import type { Person } from './people';

/** A response of the portal with its whole body. */
export interface Reply {
  status: number;
  headers: Headers;
  text: string;
  /** The number of attempts until the response arrived. */
  tries: number;
}

/** A request without a response, or with one that asks to retry. */
export interface Failure {
  what: string;
  /** Null if there was no response. */
  status: number | null;
  /** True if the response had a Retry-After header. */
  told: boolean;
}

const comesBack = new Set([429, 502, 503, 504]);

/** Sends requests to the portal while something happens to it, and records the outcome. */
export class Load {
  going = true;
  requests = 0;
  /** The failures after which a request was retried. */
  readonly failures: Failure[] = [];
  /** Rejected requests and unexpected responses. */
  readonly rejections: string[] = [];
  /** The last acknowledged answers by attempt and question. */
  readonly acknowledged = new Map<string, { attempt: string; question: string; revision: number }>();
  /** The attempts whose results were received. */
  readonly submitted: string[] = [];
  /** The addresses of uploaded images. */
  readonly uploaded: string[] = [];
  /** The product name that each person's page shows, by e-mail address. */
  readonly visible = new Map<string, string>();
  private readonly lives: Promise<void>[] = [];

  constructor(readonly url: string) {}

  /** Runs an activity until the load ends. Its errors count as rejections. */
  live(what: string, life: () => Promise<void>): void {
    this.lives.push(life().catch((error: Error) => void this.rejections.push(`${what}: ${error.message}`)));
  }

  /** Ends the load after everyone has finished their current step. */
  async end(): Promise<void> {
    this.going = false;
    await Promise.all(this.lives);
  }

  /** Sends a repeatable request until it is answered, as clients do. */
  async send(what: string, person: Person, path: string, init: RequestInit = {}): Promise<Reply> {
    for (let tries = 1; ; tries++) {
      this.requests++;
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

  async callApi<Data>(person: Person, query: string, input?: object): Promise<Data> {
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

  /** Returns the number of retried requests by request and response. */
  figures(): Record<string, number> {
    const counts: Record<string, number> = {};
    for (const { what, status, told } of this.failures) {
      const said = `${what}: ${status ?? 'no answer'}${told ? ', with Retry-After' : ''}`;
      counts[said] = (counts[said] ?? 0) + 1;
    }
    return counts;
  }
}
