import { createModuleState } from '#server/platform/module-state';

/** An upload service elsewhere that speaks the Transloadit protocol and encodes images. */
export interface HostedService {
  /** Its origin, without a trailing slash. */
  url: string;
  authKey: string;
  secret: string;
}

const used = createModuleState<HostedService | null>(() => null);

/** Makes the service the one that images go to; null has the portal's own encoder do it. */
export function openHostedService(service: HostedService | null): void {
  used.value = service;
}

export const hostedService = (): HostedService | null => used.value;

// The service names the machine that holds an assembly, such as api2-jane.transloadit.com.
const entrance = /^api2(?:-[a-z0-9-]+)?\.(?<domain>[a-z0-9-]+(?:\.[a-z0-9-]+)+)$/;

// Files lie under another name for the day that they are kept.
const fileDomains: Readonly<Record<string, string>> = { 'transloadit.com': 'transloadit.net' };

const domainOf = ({ hostname }: URL): string | null => entrance.exec(hostname)?.groups?.['domain'] ?? null;

/** Whether the address is one of the service's machines, reached as the service itself is. */
export function isOfService({ url }: HostedService, address: unknown): address is string {
  if (typeof address !== 'string' || !URL.canParse(address)) return false;
  const [service, given] = [new URL(url), new URL(address)];
  if (given.protocol !== service.protocol || given.username || given.password) return false;
  if (given.hostname === service.hostname) return true;
  const domain = domainOf(service);
  const domains = domain ? [domain, fileDomains[domain]] : [];
  return given.port === service.port && domains.some((each) => each && given.hostname.endsWith(`.${each}`));
}

/** What a page's Content-Security-Policy calls the origins that a browser uploads to. */
export function uploadOrigins(service: HostedService): string[] {
  const url = new URL(service.url);
  const domain = domainOf(url);
  const others = domain
    ? `${url.protocol}//*.${domain}${url.port && `:${url.port}`}`
    : `${url.protocol}//${url.hostname}:*`;
  return [url.origin, others];
}
