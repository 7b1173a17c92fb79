import { runAuditAnchor } from '../audit-anchor.ts';

/** `npm run audit:anchor -- ARCHIVO`: the newest seals of the audit trail, to be kept elsewhere. */
process.exitCode = await runAuditAnchor(process.argv.slice(2), {
  environment: process.env,
  print: (line) => process.stdout.write(`${line}\n`),
});
