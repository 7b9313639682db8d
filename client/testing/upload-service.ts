const origin = 'https://uploads.example';

/** Where the service of the specs answers. */
export const serviceUrl = origin;

const assembly = {
  ok: 'ASSEMBLY_UPLOADING',
  assembly_id: 'a1',
  assembly_url: `${origin}/assemblies/a1`,
  assembly_ssl_url: `${origin}/assemblies/a1`,
  tus_url: `${origin}/resumable/files/`,
  websocket_url: `${origin}/assembly-events`,
  uploads: [],
  results: {},
};

/** A request of tus that waits for its answer. */
class Request {
  method = '';
  url = '';
  sentAt = 0;
  status = 0;
  readyState = 0;
  responseText = '';
  responseURL = '';
  withCredentials = false;
  onload: () => void = () => undefined;
  onerror: (error: unknown) => void = () => undefined;
  readonly upload = { onprogress: null };
  private answered: Record<string, string> = {};

  constructor(private readonly service: { requests: Request[]; pending: Set<Request> }) {}

  open(method: string, url: string): void {
    [this.method, this.url, this.responseURL] = [method, url, url];
  }

  setRequestHeader(): void {}

  getResponseHeader(name: string): string | null {
    return this.answered[name.toLowerCase()] ?? null;
  }

  send(): void {
    this.sentAt = Date.now();
    this.service.requests.push(this);
    this.service.pending.add(this);
  }

  abort(): void {
    this.service.pending.delete(this);
  }

  answer(status: number, headers: Record<string, string> = {}): void {
    this.service.pending.delete(this);
    [this.status, this.readyState, this.answered] = [status, 4, headers];
    this.onload();
  }

  /** Begins an upload, or takes the one byte of it. */
  accept(): void {
    const { length } = this.service.requests;
    if (this.method === 'POST') this.answer(201, { location: `/resumable/files/${length}` });
    else this.answer(204, { 'upload-offset': '1' });
  }

  /** Ends without an answer, as where the connection breaks. */
  break(): void {
    this.service.pending.delete(this);
    this.readyState = 4;
    this.onerror(new Error('network'));
  }
}

class NoEvents {
  addEventListener(): void {}
  close(): void {}
}

export type UploadRequest = Request;

/** The service of uploads in the place of the network, whose answers to tus a spec gives. */
export function openUploadService() {
  const before = { fetch: globalThis.fetch, XMLHttpRequest: globalThis.XMLHttpRequest };
  const service = { requests: [] as Request[], pending: new Set<Request>() };
  const calls: { url: string; method: string; body: unknown }[] = [];
  const answerCall = async (url: RequestInfo | URL, { method = 'GET', body }: RequestInit = {}) => {
    calls.push({ url: String(url), method, body });
    return { ok: true, status: 200, statusText: 'OK', json: async () => assembly } as Response;
  };
  function open(): Request {
    return new Request(service);
  }
  Object.assign(globalThis, { fetch: answerCall, XMLHttpRequest: open, EventSource: NoEvents });
  return {
    ...service,
    /** What was asked by fetch. */
    calls,
    close: () => {
      Object.assign(globalThis, before);
      Reflect.deleteProperty(globalThis, 'EventSource');
    },
  };
}
