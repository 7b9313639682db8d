import { describe, expect, it } from '@jest/globals';
import { isOfService, uploadOrigins } from './hosted-service';

const service = (url: string) => ({ url, authKey: 'key', secret: 'known to nobody' });
const transloadit = service('https://api2.transloadit.com');
const local = service('http://127.0.0.1:4100');

describe('address of the hosted service', () => {
  it.each([
    'https://api2.transloadit.com/assemblies/1',
    'https://api2-jane.transloadit.com/assemblies/1',
    'https://tmp-eu-west-1.transloadit.net/1/2.jpg',
  ])('includes %s', (address) => {
    expect(isOfService(transloadit, address)).toBe(true);
  });

  it.each([
    'http://api2-jane.transloadit.com/assemblies/1',
    'https://api2-jane.transloadit.com:8443/assemblies/1',
    'https://somebody:pw@api2.transloadit.com/',
    'https://api2.transloadit.com.evil.example/',
    'https://eviltransloadit.com/',
    'https://transloadit.com.evil.example/',
    'https://127.0.0.1/',
    'https://169.254.169.254/latest/meta-data',
    'file:///etc/passwd',
    'api2.transloadit.com',
    '',
    null,
    { href: 'https://api2.transloadit.com/' },
  ])('excludes %s', (address) => {
    expect(isOfService(transloadit, address)).toBe(false);
  });

  it('is limited to the same host when the service has no named machines', () => {
    expect(isOfService(local, 'http://127.0.0.1:4200/1.jpg')).toBe(true);
    expect(isOfService(local, 'http://127.0.0.2:4100/1.jpg')).toBe(false);
    expect(isOfService(service('https://encoder.example'), 'https://other.example/')).toBe(false);
  });
});

describe('uploadOrigins', () => {
  it('returns the service and the machines of its domain', () => {
    expect(uploadOrigins(transloadit)).toEqual(['https://api2.transloadit.com', 'https://*.transloadit.com']);
    expect(uploadOrigins(local)).toEqual(['http://127.0.0.1:4100', 'http://127.0.0.1:*']);
  });
});
