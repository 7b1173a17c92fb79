import { chromiumAdvice, findChromium } from '../system/find-chromium.ts';
import { findPostgres, postgresAdvice } from '../system/find-postgres.ts';
import { canInstallPackages, installPackages } from '../system/install-packages.ts';
import { broken, done, type Stage } from './stage.ts';

interface Part {
  readonly name: string;
  readonly packages: readonly string[];
  readonly advice: string;
  /** Where it is and which version, or nothing. */
  find(): string | undefined;
}

const parts: readonly Part[] = [
  {
    name: 'PostgreSQL',
    packages: ['postgresql'],
    advice: postgresAdvice,
    find() {
      const found = findPostgres();
      return found && `${found.version} in ${found.binDir}`;
    },
  },
  {
    name: 'Chromium',
    packages: ['chromium', 'fonts-liberation'],
    advice: chromiumAdvice,
    find() {
      const found = findChromium();
      return found && `${found.version} at ${found.path}`;
    },
  },
];

/** Looks for a part, installs it where that is allowed, and answers whether it is there in the end. */
async function ensurePart(part: Part): Promise<boolean> {
  const present = part.find();
  if (present) {
    console.log(`${part.name} ${present}`);
    return true;
  }
  const problem = canInstallPackages() ? await installPackages(part.packages) : undefined;
  const installed = part.find();
  if (installed) {
    console.log(`${part.name} ${installed}, installed now`);
    return true;
  }
  console.error(`${part.name} is missing. ${part.advice}${problem ? `\n${problem}` : ''}`);
  return false;
}

/** System parts npm cannot bring. Nothing of the tests is left out when one is missing: the run fails. */
export const systemStage: Stage = {
  id: 'system',
  title: 'System parts: PostgreSQL, Chromium',
  async run() {
    let complete = true;
    for (const part of parts) complete = (await ensurePart(part)) && complete;
    return complete ? done : broken;
  },
};
