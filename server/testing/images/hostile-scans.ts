import { segment } from './hostile-images';

const [start, end] = [Buffer.from([0xff, 0xd8]), Buffer.from([0xff, 0xd9])];

/** Returns a scan of a gray image that changes nothing, as `data` declares for each of its blocks. */
const scanOf = (from: number, to: number, bits: number, data: number[]): Buffer =>
  Buffer.concat([segment(0xda, Buffer.from([1, 1, 0, from, to, bits])), Buffer.from(data)]);

/** Returns what precedes the scans of a square image. `nothing` is the one-bit code for a run of empty blocks. */
function tables(side: number, nothing: number): Buffer[] {
  const sides = Buffer.alloc(4);
  sides.writeUInt16BE(side, 0);
  sides.writeUInt16BE(side, 2);
  return [
    segment(0xdb, Buffer.from([0, ...Array<number>(64).fill(1)])),
    segment(0xc2, Buffer.from([8, ...sides, 1, 1, 0x11, 0])),
    // Two Huffman codes of one bit: no difference to the previous block, and a run of empty blocks.
    segment(0xc4, Buffer.from([0x00, 1, ...Array<number>(15).fill(0), 0x00])),
    segment(0xc4, Buffer.from([0x10, 1, ...Array<number>(15).fill(0), nothing])),
  ];
}

const firstScan = (blocks: number): Buffer => scanOf(0, 0, 0, Array<number>(Math.ceil(blocks / 8)).fill(0));

/** Returns scans over one bit of one coefficient each, 882 at most. */
function emptyScans(data: number[]): Buffer[] {
  const scans: Buffer[] = [];
  for (let coefficient = 1; coefficient < 64; coefficient++) {
    for (let bit = 13; bit >= 0; bit--) {
      const previous = bit === 13 ? 0 : bit + 1;
      scans.push(scanOf(coefficient, coefficient, (previous << 4) | bit, data));
    }
  }
  return scans;
}

/** Returns a valid progressive JPEG of 883 scans, most of them after a comment that contains an end marker. */
export function hiddenScans(): Buffer {
  const scans = [firstScan(64), segment(0xfe, end), ...emptyScans([0b0000_0001])];
  return Buffer.concat([start, ...tables(64, 0x60), ...scans, end]);
}

/**
 * Returns a small JPEG within all limits that takes almost a second to decode: 13 megapixels with more than 100 scans.
 * It has more pixels than a phone's photograph, so it's encoded with the large images.
 */
export function laboriousJpeg(): Buffer {
  const side = 3600;
  const blocks = Math.ceil(side / 8) ** 2;
  const emptyRun = 16_384;
  // 15-bit codes, written eight at a time.
  const codes = Array<number>(Math.ceil((Math.ceil(blocks / emptyRun) * 15) / 8)).fill(0);
  const scans = [firstScan(blocks), ...emptyScans(codes).slice(0, 99)];
  return Buffer.concat([start, ...tables(side, 0xe0), ...scans, end]);
}
