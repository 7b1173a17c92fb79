import './system/follow-parent.ts';

const { runAuditVerify } = (await import(
  new URL('../apps/api/src/audit-verify.ts', import.meta.url).href
)) as typeof import('../apps/api/src/audit-verify.ts');
process.exit(await runAuditVerify(process.env, console.log, process.argv.slice(2)));
