import type { OneEngineFile } from './one-engine.ts';

/** Shorter than this is no argument. */
const SHORTEST_REASON = 20;

/** Files of the list whose SQL may have slipped from one of the engines, one sentence each. */
export function findUnprovenFiles(
  list: readonly OneEngineFile[],
  exists: (file: string) => boolean,
): string[] {
  const listed = new Set(list.map(({ file }) => file));
  const isApiTest = (file: string): boolean => file.endsWith('.api.test.ts') && exists(file);
  return list.flatMap(({ file, because, statements }) => {
    const findings: string[] = [];
    if (!isApiTest(file)) findings.push('is no API test');
    if (because.length < SHORTEST_REASON) findings.push('says not why');
    if (statements.length === 0) findings.push('names no test that passes its SQL on both engines');
    for (const other of statements) {
      if (!isApiTest(other)) findings.push(`names ${other}, which is no API test`);
      else if (listed.has(other)) findings.push(`names ${other}, which runs on one engine itself`);
    }
    return findings.map((finding) => `${file}: ${finding}`);
  });
}
