import { findEndpointNames } from './find-endpoint-names.ts';
import { findLateEnds } from './find-late-ends.ts';
import { findLiteralSpreads } from './find-literal-spreads.ts';
import { findMachineTraces } from './find-machine-traces.ts';
import { findNameViolations } from './find-name-violations.ts';
import { findOwnJudges } from './find-own-judges.ts';
import { findSizeViolations, summariseSizes } from './find-size-violations.ts';
import { findSuppressionViolations } from './find-suppressions.ts';
import { findTypeEscapes } from './find-type-escapes.ts';
import { findUnrankedColumns } from './find-unranked-columns.ts';
import { findWrittenAddresses } from './find-written-addresses.ts';
import type { GuardReport } from './guard.ts';
import { readRepositoryFiles } from './source-files.ts';

const TEXT =
  /(^|\/)(\.[a-z-]+|LICENSE|Dockerfile)$|\.(ts|tsx|mts|cts|js|mjs|cjs|css|html|json|md|sql|sh|ya?ml|toml|tsv|csv|txt|xml|xsd|ttl|svg)$|^\.ci\//;

/** Names, sizes, suppressions with their reasons, casts that switch the types off, and what must not be in any file. */
export function checkFiles(root: string): GuardReport {
  const everything = readRepositoryFiles(root, () => true);
  const texts = everything.filter(({ path }) => TEXT.test(path));
  const violations = [
    ...findNameViolations(everything.map(({ path }) => path)),
    ...findSizeViolations(texts),
    ...texts.flatMap(findSuppressionViolations),
    ...texts.flatMap(findTypeEscapes),
    ...texts.flatMap(findLiteralSpreads),
    ...texts.flatMap(findEndpointNames),
    ...texts.flatMap(findWrittenAddresses),
    ...texts.flatMap(findUnrankedColumns),
    ...texts.flatMap(findOwnJudges),
    ...texts.flatMap(findLateEnds),
    ...findMachineTraces(texts, root),
  ];
  return { violations, summary: `${everything.length} files, ${summariseSizes(texts)}` };
}
