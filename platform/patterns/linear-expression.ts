import { RE2JS } from 're2js';

/** Tells whether a text matches, in time linear in its length. */
export type TextMatcher = (text: string) => boolean;

/**
 * A regular expression of JSON Schema in a linear engine.
 *
 * @returns undefined if the expression is too large for the engine: more than 1,000 repetitions
 */
export function compileLinear(pattern: string): TextMatcher | undefined {
  try {
    const compiled = RE2JS.compile(RE2JS.translateRegExp(pattern));
    return (text) => compiled.matcher(text).find();
  } catch {
    return undefined;
  }
}
