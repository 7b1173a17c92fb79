import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compareAccess, presentLine, readAccessList } from '../../apps/api/testing/access-list.ts';
import { type BoundAddress, boundAddresses } from '../../apps/api/testing/bound-modules.ts';
import type { GuardReport } from './guard.ts';

const ACCESS_LIST = 'docs/access.md';

/** The list of who may call an address says the same as the endpoints, and knows them all. */
export function checkAccess(root: string, addresses: readonly BoundAddress[] = boundAddresses): GuardReport {
  const listed = readAccessList(readFileSync(join(root, ACCESS_LIST), 'utf8'));
  const declared = addresses.map(presentLine);
  return {
    violations: compareAccess(listed, declared).map((message) => ({
      file: ACCESS_LIST,
      rule: 'access',
      message,
    })),
    summary: `${listed.length} calls listed, ${declared.length} bound`,
  };
}
