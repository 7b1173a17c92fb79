import { runCopyFiles } from '../copy-files.ts';

/** `npm run files:copy -- --a s3|disco`: the files of the installation to its object store, or back. */
process.exitCode = await runCopyFiles(process.argv.slice(2), process.env, (line) =>
  process.stdout.write(`${line}\n`),
);
