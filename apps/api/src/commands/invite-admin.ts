import { runInviteAdmin } from '../invite-admin.ts';

/** `npm run admin:invite -- CORREO [--otro]`: a link that makes the first administrator. */
process.exitCode = await runInviteAdmin(process.argv.slice(2), process.env, (line) =>
  process.stdout.write(`${line}\n`),
);
