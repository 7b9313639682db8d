import { createModuleState } from '#server/platform/module-state';

/** An external upload service with the Transloadit protocol that encodes images. */
export interface HostedService {
  /** Its origin, without a trailing slash. */
  url: string;
  authKey: string;
  secret: string;
}

const used = createModuleState<HostedService | null>(() => null);

/** Sets the service that images are uploaded to; null means the portal's own encoder. */
export function openHostedService(service: HostedService | null): void {
  used.value = service;
}

export const hostedService = (): HostedService | null => used.value;

// The service returns the host of the machine with the assembly, such as api2-jane.transloadit.com.
const entrance = /^api2(?:-[a-z0-9-]+)?\.(?<domain>[a-z0-9-]+(?:\.[a-z0-9-]+)+)$/;

// Files are on another domain during the day for which they are stored.
const fileDomains: Readonly<Record<string, string>> = { 'transloadit.com': 'transloadit.net' };

const domainOf = ({ hostname }: URL): string | null => entrance.exec(hostname)?.groups?.['domain'] ?? null;

/** Returns true if the address is on one of the service's machines, with the same protocol. */
export function isOfService({ url }: HostedService, address: unknown): address is string {
  if (typeof address !== 'string' || !URL.canParse(address)) return false;
  const [service, given] = [new URL(url), new URL(address)];
  if (given.protocol !== service.protocol || given.username || given.password) return false;
  if (given.hostname === service.hostname) return true;
  const domain = domainOf(service);
  const domains = domain ? [domain, fileDomains[domain]] : [];
  return given.port === service.port && domains.some((each) => each && given.hostname.endsWith(`.${each}`));
}

/** Returns the origins of uploads for the Content-Security-Policy. */
export function uploadOrigins(service: HostedService): string[] {
  const url = new URL(service.url);
  const domain = domainOf(url);
  const others = domain
    ? `${url.protocol}//*.${domain}${url.port && `:${url.port}`}`
    : `${url.protocol}//${url.hostname}:*`;
  return [url.origin, others];
}
