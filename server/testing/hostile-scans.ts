import { segment } from '#server/testing/hostile-images';

const side = 64;
const blocks = (side / 8) ** 2;

/** One scan of a grey picture, which changes nothing: `data` says so for each of its blocks. */
const scanOf = (from: number, to: number, bits: number, data: number[]): Buffer =>
  Buffer.concat([segment(0xda, Buffer.from([1, 1, 0, from, to, bits])), Buffer.from(data)]);

const tables = [
  segment(0xdb, Buffer.from([0, ...Array<number>(64).fill(1)])),
  segment(0xc2, Buffer.from([8, 0, side, 0, side, 1, 1, 0x11, 0])),
  // Two Huffman codes of one bit: no difference to the block before, and nothing in 64 blocks.
  segment(0xc4, Buffer.from([0x00, 1, ...Array<number>(15).fill(0), 0x00])),
  segment(0xc4, Buffer.from([0x10, 1, ...Array<number>(15).fill(0), 0x60])),
];

/** A progressive JPEG of 883 scans that are all as they may be, most of them behind a comment that says its end. */
export function hiddenScans(): Buffer {
  const scans = [
    scanOf(0, 0, 0, Array<number>(blocks / 8).fill(0)),
    segment(0xfe, Buffer.from([0xff, 0xd9])),
  ];
  for (let coefficient = 1; coefficient < 64; coefficient++) {
    for (let bit = 13; bit >= 0; bit--) {
      const former = bit === 13 ? 0 : bit + 1;
      scans.push(scanOf(coefficient, coefficient, (former << 4) | bit, [0b0000_0001]));
    }
  }
  return Buffer.concat([Buffer.from([0xff, 0xd8]), ...tables, ...scans, Buffer.from([0xff, 0xd9])]);
}
