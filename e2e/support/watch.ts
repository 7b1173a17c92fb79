import { type BrowserContext, expect } from '@playwright/test';
import { addresses } from './addresses.ts';

/** Reports of the content security policy reach the console under this mark. */
const POLICY_MARK = 'Política de contenido incumplida:';

const REPORT_VIOLATIONS = `document.addEventListener('securitypolicyviolation', (event) =>
  console.error('${POLICY_MARK}', event.violatedDirective, event.blockedURI, event.documentURI))`;

/** Events that must not happen in any journey. */
export interface Watched {
  /** Requests that left the servers of the journeys. */
  readonly foreignRequests: string[];
  readonly policyViolations: string[];
  /** Errors no code caught. */
  readonly pageErrors: string[];
}

/** Watches everything every page of a browser context does. */
export async function watch(context: BrowserContext): Promise<Watched> {
  const watched: Watched = { foreignRequests: [], policyViolations: [], pageErrors: [] };
  const known = new Set<string>(Object.values(addresses));
  context.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && !known.has(origin)) watched.foreignRequests.push(request.url());
  });
  context.on('console', (message) => {
    if (message.text().startsWith(POLICY_MARK)) watched.policyViolations.push(message.text());
  });
  context.on('weberror', (error) => watched.pageErrors.push(String(error.error())));
  await context.addInitScript(REPORT_VIOLATIONS);
  return watched;
}

export function expectNothingForbidden(watched: Watched): void {
  expect(watched).toEqual({ foreignRequests: [], policyViolations: [], pageErrors: [] });
}
