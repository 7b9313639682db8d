import { now } from '#server/platform/clock';
import { isId } from '#server/platform/validation';
import { isSignatureOf, signatureOf, uploadKey } from '../signing/assembly-signer';
import { isPurpose, purposes } from '../signing/purposes';
import type { AssetRow } from '../assets/asset.queries';

export type ImagePurpose = AssetRow['purpose'];

/** The signed rights of an upload to the hosted service. */
export interface HostedRight {
  purpose: ImagePurpose;
  ownerId: string;
  signedAt: Date;
}

type Fields = Record<'purpose' | 'owner' | 'installation' | 'signed', string>;

const sealed = ({ purpose, owner, installation, signed }: Fields): string =>
  JSON.stringify(['hosted', purpose, owner, installation, signed]);

/**
 * Returns the fields of an assembly that the service returns in its status. They have their own seal, because uploaders
 * can add unsigned fields.
 */
export async function hostedFields(purpose: string, owner: string): Promise<Fields & { seal: string }> {
  const { authKey: installation, secret } = await uploadKey();
  const fields = { purpose, owner, installation, signed: now().toISOString() };
  return { ...fields, seal: signatureOf(sealed(fields), secret) };
}

const isText = (value: unknown): value is string => typeof value === 'string';

/** Returns the rights in returned fields; null if this portal didn't sign them. */
export async function hostedRight(fields: Readonly<Record<string, unknown>>): Promise<HostedRight | null> {
  const { purpose, owner, installation, signed, seal } = fields;
  const given = [purpose, owner, installation, signed, seal];
  if (!given.every(isText) || !isPurpose(purpose) || !purposes[purpose].encodes || !isId(owner)) return null;
  const { secret } = await uploadKey();
  if (!isSignatureOf(seal, sealed({ purpose, owner, installation, signed } as Fields), secret)) return null;
  return { purpose: purpose as ImagePurpose, ownerId: owner, signedAt: new Date(signed as string) };
}
