import { runMigrateDatabase } from '../migrate-database.ts';

/** `npm run database:migrate`: what only the owner of the database may do, before the processes of a release start. */
process.exitCode = await runMigrateDatabase({
  environment: process.env,
  print: (line) => process.stdout.write(`${line}\n`),
});
