import { buildWeb } from '../build-web.ts';
import { repositoryRoot } from '../system/repository.ts';
import { checkWeight } from '../weight/check-weight.ts';
import { broken, done, type Stage } from './stage.ts';

/** The built application, as it is served, and what its routes weigh. */
export const webStages: readonly Stage[] = [
  {
    id: 'web-build',
    title: 'Web build',
    async run() {
      await buildWeb();
      return done;
    },
  },
  {
    id: 'web-weight',
    title: 'Weight of the routes',
    run() {
      const report = checkWeight(repositoryRoot);
      console.log(report.summary);
      for (const violation of report.violations) console.error(violation.message);
      return Promise.resolve(report.violations.length === 0 ? done : broken);
    },
  },
];
