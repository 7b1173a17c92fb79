import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listPeople } from '../requests/people.ts';
import { renderRequests } from '../requests/render-requests.ts';
import type { GuardReport } from './guard.ts';

export const REQUESTS = 'docs/rules/requests-matrix.md';

/** The page as it should be now. */
export function buildRequests(root: string): string {
  return renderRequests(listPeople(root)).text;
}

/** The page of who may do what with a request says what the rules answer, and every refusal has its reason. */
export function checkRequests(root: string): GuardReport {
  const { text, cells, allowed } = renderRequests(listPeople(root));
  const path = join(root, REQUESTS);
  const written = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  const message = 'is not what the rules say: run npm run docs:requests';
  return {
    violations: written === text ? [] : [{ file: REQUESTS, rule: 'stale', message }],
    summary: `${cells} answers, ${allowed} of them allowed`,
  };
}
