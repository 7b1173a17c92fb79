import { readdirSync } from 'node:fs';
import type { DatabaseSchema } from '@marco/database';
import { openPglite } from '@marco/server-kit/database';
import { createSmallDisk, openTestSession, type SmallDisk } from '@marco/test-kit';
import { type RunningProcess, runProduct } from '../product/run-product.ts';
import { type Fault, type FaultVerdict, presentStatuses } from './fault.ts';

const DISK_MEGABYTES = 600;
const MOST_WRITES = 5000;
const TEMPLATE = '/api/correos/plantillas/rol-asignado/prueba';

/** The disk of the embedded database and of the files fills: writes hear why, reads go on, and all is well once there is space. */
export const diskFull: Fault = {
  name: 'disk-full',
  run: async () => {
    const disk = createSmallDisk(DISK_MEGABYTES);
    if (!disk) return undefined;
    const environment = { DATA_DIR: disk.directory };
    try {
      await (await runProduct(environment)).stop();
      const database = openPglite<DatabaseSchema>({ directory: disk.directory });
      const token = await openTestSession(database.kysely, '1000000001');
      await database.close();
      const product = await runProduct(environment);
      try {
        return await fillAndLook(product, disk, token);
      } finally {
        if (product.process.exitCode === null) await product.stop();
      }
    } finally {
      disk.remove();
    }
  },
};

async function fillAndLook(product: RunningProcess, disk: SmallDisk, token: string): Promise<FaultVerdict> {
  const headers = { authorization: `Bearer ${token}` };
  const get = async (path: string) => (await fetch(`${product.url}${path}`)).status;
  const write = async () => {
    const answer = await fetch(`${product.url}${TEMPLATE}`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify({ asunto: 'Disco lleno', cuerpo: 'x'.repeat(4000), aviso: 'Aviso' }),
    });
    await answer.text();
    return answer.status;
  };
  const upload = async () => {
    const form = new FormData();
    form.append('archivo', new Blob(['%PDF-1.7\n', new Uint8Array(2_000_000), '\n%%EOF']), 'acta.pdf');
    const answer = await fetch(`${product.url}/api/uploadFileOpt?carpeta=mesas`, {
      method: 'POST',
      headers,
      body: form,
    });
    await answer.text();
    return answer.status;
  };
  const before = [await write(), await upload(), await get('/salud/listo')];
  disk.fill(0);
  const uploaded = await upload();
  // The pages and log segments that are there already take some more rows.
  let passed = 0;
  let written = await write();
  for (; written === 200 && passed < MOST_WRITES; passed += 1) written = await write();
  const during = [uploaded, written, await get('/salud/listo'), await get('/api-public/servicios')];
  const halves = readdirSync(disk.directory, { recursive: true }).filter((name) =>
    String(name).endsWith('.parcial'),
  );
  disk.empty();
  const after = [await write(), await upload()];
  return {
    ok:
      product.process.exitCode === null &&
      halves.length === 0 &&
      before.join() === '200,200,200' &&
      during.join() === '507,507,503,200' &&
      after.join() === '200,200',
    figures:
      `before ${presentStatuses(before)}; full: upload ${during[0]}, write ${during[1]} (after ${passed} that found room), ` +
      `readiness ${during[2]}, read ${during[3]}, ${halves.length} half files; with space again ${presentStatuses(after)}`,
  };
}
