declare module 'fontkit' {
  interface PathCommand {
    command: 'moveTo' | 'lineTo' | 'quadraticCurveTo' | 'bezierCurveTo' | 'closePath';
    args: number[];
  }

  interface Glyph {
    path: { commands: PathCommand[] };
    advanceWidth: number;
  }

  interface Font {
    numGlyphs: number;
    characterSet: number[];
    getGlyph(id: number): Glyph;
    /** The font at these places of its axes. */
    getVariation(settings: Record<string, number>): Font;
  }

  export function create(file: Uint8Array): Font;
}
