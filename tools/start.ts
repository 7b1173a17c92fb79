import './system/follow-parent.ts';
import { buildWeb } from './build-web.ts';
import { endChildrenWithThisProcess } from './system/spawn-command.ts';

const giveSignalsBack = endChildrenWithThisProcess();
try {
  await buildWeb();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
giveSignalsBack(); // from here the server decides how it stops
await import(new URL('../apps/api/src/main.ts', import.meta.url).href);
