/** Returns the value of a cookie that needs no decoding from a `Cookie` header. */
export function cookieValue(header: string | undefined, name: string): string | undefined {
  const pairs = (header ?? '').split(/;\s*/);
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}
