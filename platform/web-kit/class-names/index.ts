/** Joins the class names that apply; false, null and undefined parts are skipped. */
export function classNames(...parts: readonly (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}
