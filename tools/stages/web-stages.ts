import { repositoryRoot } from '../system/repository.ts';
import { checkWeight } from '../weight/check-weight.ts';
import { runTool } from './runner-stages.ts';
import { broken, done, type Stage } from './stage.ts';

/** The application as it is served. */
export const webBuildStage: Stage = {
  id: 'web-build',
  title: 'Web build',
  run: (context) => runTool(context, 'tools/build-web.ts'),
};

/** What its routes weigh. */
export const webWeightStage: Stage = {
  id: 'web-weight',
  title: 'Weight of the routes',
  run({ show }) {
    const report = checkWeight(repositoryRoot);
    show(`${[report.summary, ...report.violations.map(({ message }) => message)].join('\n')}\n`);
    return Promise.resolve(report.violations.length === 0 ? done : broken);
  },
};
