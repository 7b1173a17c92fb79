import { relative } from 'node:path';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Few words that take long: they make databases from nothing, start the product, or go through all there is. */
export const LONG_FILES: readonly string[] = [
  'apps/api/src/copy-files.api.test.ts',
  'apps/api/src/disk-full.api.test.ts',
  'apps/api/src/every-address.api.test.ts',
  'apps/api/src/invite-admin.api.test.ts',
  'apps/api/src/open-database.api.test.ts',
  'apps/api/src/production-start.api.test.ts',
  'apps/api/src/secrets.api.test.ts',
  'contexts/asistente/server/propuestas/calidad.api.test.ts',
  'contexts/esquemas/server/validador/ejemplos.api.test.ts',
  'contexts/solicitudes/server/demostracion/create-evidencia-demostracion.api.test.ts',
  'database/seeds/ministerio.api.test.ts',
  'platform/server-kit/database/pglite/keep-machine-code.api.test.ts',
  'platform/server-kit/database/pglite/worker-channel.api.test.ts',
];

/**
 * Vitest begins with the files of most bytes, as it knows nothing else of them in a fresh copy. A short one that takes
 * long would begin last, and one core would wait for it: those begin first.
 */
export class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification): boolean =>
      LONG_FILES.includes(relative(this.ctx.config.root, moduleId).replaceAll('\\', '/'));
    const byProject = Map.groupBy(await super.sort(files), ({ project }) => project);
    return [...byProject.values()].flatMap((ofProject) => [
      ...ofProject.filter(isLong),
      ...ofProject.filter((file) => !isLong(file)),
    ]);
  }
}
