import '../../tools/system/follow-parent.ts';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demoIdentities } from '@marco/database/seeds';
import { addresses, EXTERNAL_CLIENT, ports } from './addresses.ts';

/*
 * The authenticator as an installation with an external one has it: a process of its own at another origin, which
 * knows the demo people and the two products that trust it.
 */
const accounts = join(mkdtempSync(join(tmpdir(), 'marco-issuer-')), 'accounts.json');
writeFileSync(accounts, JSON.stringify(demoIdentities));
Object.assign(process.env, {
  PORT: String(ports.issuer),
  PUBLIC_URL: addresses.issuer,
  CLIENT_ID: EXTERNAL_CLIENT,
  CLIENT_ORIGINS: [addresses.externalImplicit, addresses.externalCode].join(','),
  ACCOUNTS_FILE: accounts,
  LOG_LEVEL: 'silent',
});
await import('@marco/authenticator/standalone');
// The worker that started this process waits for it.
process.send?.('answers');
