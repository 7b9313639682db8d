const origin = 'https://uploads.example';

/** Address of the fake upload service. */
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

/** A tus request that waits for its response. */
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

  /** Answers that the upload has started, or that its one byte was received. */
  accept(): void {
    const { length } = this.service.requests;
    if (this.method === 'POST') this.answer(201, { location: `/resumable/files/${length}` });
    else this.answer(204, { 'upload-offset': '1' });
  }

  /** Fails without a response, as after a lost connection. */
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

/** Replaces the network with a fake upload service. The spec decides the responses to tus requests. */
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
    /** Requests that were sent with fetch. */
    calls,
    close: () => {
      Object.assign(globalThis, before);
      Reflect.deleteProperty(globalThis, 'EventSource');
    },
  };
}
