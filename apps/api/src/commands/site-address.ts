import { runSiteAddress } from '../site-address.ts';

/** `npm run site:address`: the installation is published at the `PUBLIC_URL` of the settings. */
process.exitCode = await runSiteAddress(process.env, (line) => process.stdout.write(`${line}\n`));
