import type { GuardReport, Violation } from './guard.ts';
import { isCode, isGenerated, isTest, lineAt, readRepositoryFiles, type SourceFile } from './source-files.ts';

/** The one file that says where and when the country is. */
const ZONE_FILE = 'country/zone.ts';

/** What tells the country, or the product it runs, in a text. */
const COUNTRY_WORDS =
  /\b(?:Africa|America|Asia|Atlantic|Australia|Europe|Indian|Pacific)\/[A-Z]\w+|-0?5:00|colombia|\bbogot[aá]|gov\.co\b|\bco\.gov\b|marco de interoperabilidad|divipola|mintic\b|ministerios?\b/giu;

/** The forms in which the zone, five hours behind UTC, and the locale are written. */
const ZONE_FORMS =
  /\bAmerica\/Bogota\b|-0?5:00\b|['"`]es-CO['"`]|(?<![\d.])-?5 \* 3_?600_?000\b|(?<![\d.])-?5 \* 60 \* 60\b|\b18_?000_?000\b/gu;

/** The day of the database in its own zone: from seven in the evening it is the next one of the country. */
const DAYS_OF_NO_COUNTRY = /\bcurrent_date\b|\bnow\(\)::date\b/giu;

/** Code, styles and pages of the platform; its tests try it with some country or other. */
function isPlatform(path: string): boolean {
  return path.startsWith('platform/') && /\.(tsx?|css|md|json)$/.test(path) && !isTest(path);
}

/**
 * Code that may not write the zone. Tests, journeys, benchmarks and factories write the zone themselves; if they read
 * it from that file, they could not find a mistake in it. Migrations and data of the seeds are not code; generated
 * files have their source.
 */
function isAsking(path: string): boolean {
  return (
    isCode(path) &&
    !isTest(path) &&
    !isGenerated(path) &&
    path !== ZONE_FILE &&
    !/^(e2e|bench|platform)\/|\/testing\//.test(path)
  );
}

/** Code that may not take the day from the database: a test that does fails in the evening. */
function isDated(path: string): boolean {
  return isCode(path) && !isGenerated(path) && !path.startsWith('tools/guards/');
}

function findWords(file: SourceFile, words: RegExp, rule: string, advice: string): Violation[] {
  return [...file.text.matchAll(words)].map((match) => ({
    file: file.path,
    line: lineAt(file.text, match.index),
    rule,
    message: `'${match[0]}': ${advice}`,
  }));
}

/** The platform knows no country and no product, zone and locale are written in one file, and a day is one of the country. */
export function checkCountry(root: string): GuardReport {
  const platform = readRepositoryFiles(root, isPlatform);
  const asking = readRepositoryFiles(root, isAsking);
  const dated = readRepositoryFiles(root, isDated);
  return {
    violations: [
      ...platform.flatMap((file) =>
        findWords(file, COUNTRY_WORDS, 'country-in-platform', 'platform takes it as a parameter'),
      ),
      ...asking.flatMap((file) => findWords(file, ZONE_FORMS, 'zone-written', `ask ${ZONE_FILE}`)),
      ...dated.flatMap((file) =>
        findWords(file, DAYS_OF_NO_COUNTRY, 'day-of-no-country', `say (now() at time zone '…')::date`),
      ),
    ],
    summary: `${platform.length} files of the platform, ${asking.length} others`,
  };
}
