import { runRotateKeys } from '../rotate-keys.ts';

/** `npm run keys:rotate [-- --revocar]`: new keys for the embedded authenticator, beside those there are or instead of them. */
process.exitCode = await runRotateKeys(process.argv.slice(2), process.env, (line) =>
  process.stdout.write(`${line}\n`),
);
