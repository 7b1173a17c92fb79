import { runTool } from './runner-stages.ts';
import type { Stage } from './stage.ts';

/** The application as it is served. */
export const webBuildStage: Stage = {
  id: 'web-build',
  title: 'Web build',
  run: (context) => runTool(context, 'tools/build-web.ts'),
};
