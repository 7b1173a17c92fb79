/** Browsers by their own name in the header. The first match counts, because a header also names older browsers. */
const NAVEGADORES: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOpera\b/, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Headless)?Chrom(e|ium)\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const SISTEMAS: readonly (readonly [RegExp, string])[] = [
  [/\b(iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\b(Macintosh|Mac OS X)\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** 'Chrome en Windows', of the header a browser sends; it recognises a device, it proves nothing. */
export function presentDispositivo(userAgent: string | null): string {
  const find = (list: typeof NAVEGADORES) => list.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  const [navegador, sistema] = [find(NAVEGADORES), find(SISTEMAS)];
  if (!navegador && !sistema) return 'Dispositivo no reconocido';
  return [navegador ?? 'Navegador no reconocido', sistema].filter(Boolean).join(' en ');
}
