/** Licences that ask their users only for a notice. */
const PERMISSIVE = new Set([
  'MIT',
  'MIT-0',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  '0BSD',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'Unlicense',
  'Python-2.0',
]);

const FONT_LICENCE = 'OFL-1.1';
/** Packages of fonts begin with these names. */
const FONTS = ['@fontsource', '@expo-google-fonts/'];

/** Packages that have another licence, each with it: axe-core runs in tests, unchanged, and goes to nobody. */
const EXCEPTIONS: Readonly<Record<string, string>> = { 'axe-core': 'MPL-2.0' };

/** Whether a package may be used: of alternatives (`OR`) one is enough, of several at once (`AND`) all count. */
export function isAllowedLicence(name: string, licence: string): boolean {
  const isAllowed = (one: string): boolean =>
    PERMISSIVE.has(one) ||
    EXCEPTIONS[name] === one ||
    (one === FONT_LICENCE && FONTS.some((beginning) => name.startsWith(beginning)));
  return licence
    .replace(/[()]/g, '')
    .split(' OR ')
    .some((alternative) => alternative.split(' AND ').every((one) => isAllowed(one.trim())));
}
