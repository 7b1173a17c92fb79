import { runEndDemo } from '../end-demo.ts';

/** `npm run demo:end`: nobody of the demonstration signs in any more. */
process.exitCode = await runEndDemo(process.env, (line) => process.stdout.write(`${line}\n`));
