import { openTestSession } from '@marco/test-kit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CapasSite, sampleCapa, startCapasSite } from '../testing/capas-site.ts';

let site: CapasSite;
beforeAll(async () => {
  site = await startCapasSite();
});
afterAll(() => site.close());

async function download(archivo: string, numero: string): Promise<number> {
  const authorization = `Bearer ${await openTestSession(site.test.database.kysely, numero)}`;
  const url = `/api/downloadFileOpt/${archivo}`;
  return (await site.test.app.inject({ url, headers: { authorization } })).statusCode;
}

describe('documents of a layer', () => {
  it('[AREA-02] [FILE-03] those of a draft are of whoever reads layers', async () => {
    const archivo = await site.upload('borrador.pdf');
    const body = {
      ...sampleCapa,
      capaPadreId: await site.getCapaId('Local'),
      archivos: [archivo],
    };
    expect((await site.call('POST', 'capaCrear', body)).statusCode).toBe(200);
    for (const numero of ['1000000003', '1000000004', '1000000010', '1000000012'])
      expect([numero, await download(archivo, numero)]).toEqual([numero, 404]);
    for (const numero of ['1000000001', '1000000002', '1000000011', '1000000013'])
      expect([numero, await download(archivo, numero)]).toEqual([numero, 200]);
    const open = await site.test.app.inject(`/api-public/downloadFileOpt/${archivo}`);
    expect(open.statusCode).toBe(404);
  });
});
