import { chromiumAdvice, findChromium, findJourneyChromium } from '../system/find-chromium.ts';
import { findPostgres, postgresAdvice } from '../system/find-postgres.ts';
import { canInstallPackages, installPackages } from '../system/install-packages.ts';
import { broken, done, type Stage, type StageContext } from './stage.ts';

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

/** Halves the work of the journeys; a system without it runs them in the whole browser. */
const shell: Part = {
  name: 'Chromium without windows',
  packages: ['chromium-headless-shell'],
  advice: 'The journeys run in the whole Chromium and take longer.',
  find() {
    const found = findJourneyChromium();
    return found && found.path !== findChromium()?.path ? `${found.version} at ${found.path}` : undefined;
  },
};

/** Looks for a part, installs it where that is allowed, and answers whether it is there in the end. */
async function ensurePart(part: Part, show: StageContext['show']): Promise<boolean> {
  const present = part.find();
  if (present) {
    show(`${part.name} ${present}\n`);
    return true;
  }
  const problem = canInstallPackages() ? await installPackages(part.packages) : undefined;
  const installed = part.find();
  if (installed) {
    show(`${part.name} ${installed}, installed now\n`);
    return true;
  }
  show(`${part.name} is missing. ${part.advice}${problem ? `\n${problem}` : ''}\n`);
  return false;
}

/** System parts npm cannot bring. Nothing of the tests is left out when one is missing: the run fails. */
export const systemStage: Stage = {
  id: 'system',
  title: 'System parts: PostgreSQL, Chromium',
  async run({ show }) {
    let complete = true;
    for (const part of parts) complete = (await ensurePart(part, show)) && complete;
    if (complete && !process.env['CHROMIUM_PATH']) await ensurePart(shell, show);
    return complete ? done : broken;
  },
};
