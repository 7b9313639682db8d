declare module 'fontkit' {
  interface Font {
    characterSet: number[];
  }

  export function create(file: Uint8Array): Font;
}
