/** The tables of a font by their tags. */
export type Tables = Map<string, Uint8Array>;

const padded = (table: Uint8Array): Buffer => Buffer.concat([table, Buffer.alloc(-table.length & 3)]);

function checkSum(bytes: Buffer): number {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0;
  return sum;
}

/** The tables as one TrueType file. */
export function packTrueType(tables: Tables): Buffer {
  const tags = [...tables.keys()].toSorted();
  const head = Buffer.from(tables.get('head')!);
  head.writeUInt32BE(0, 8);
  const contents = tags.map((tag) => padded(tag === 'head' ? head : tables.get(tag)!));
  const directory = Buffer.alloc(12 + 16 * tags.length);
  directory.writeUInt32BE(0x00010000, 0);
  directory.writeUInt16BE(tags.length, 4);
  let at = directory.length;
  tags.forEach((tag, index) => {
    const entry = 12 + 16 * index;
    directory.write(tag, entry, 'latin1');
    directory.writeUInt32BE(checkSum(contents[index]!), entry + 4);
    directory.writeUInt32BE(at, entry + 8);
    directory.writeUInt32BE(tables.get(tag)!.length, entry + 12);
    at += contents[index]!.length;
  });
  // Fonts are told apart by this sum over the whole file.
  const sum = checkSum(Buffer.concat([directory, ...contents]));
  contents[tags.indexOf('head')]!.writeUInt32BE((0xb1b0afba - sum) >>> 0, 8);
  return Buffer.concat([directory, ...contents]);
}
