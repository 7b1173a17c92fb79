import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPdf } from '@marco/archivos/testing';
import { openTestSession, startTestApp, type TestApp } from '@marco/test-kit';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A product with one person who administers the layers and one who only consults them. */
export interface CapasSite {
  readonly test: TestApp;
  readonly call: (
    method: Method,
    path: string,
    payload?: object | null,
    headers?: object,
  ) => ReturnType<typeof callApi>;
  readonly sendAs: (
    token: string,
    method: Method,
    path: string,
    payload?: object,
  ) => ReturnType<typeof callApi>;
  /** Token of a coordinator, who consults. */
  readonly coordinator: string;
  /** Uploads a document of the layers. */
  readonly upload: (name?: string) => Promise<string>;
  /** Id of a layer of the reference data. */
  readonly getCapaId: (codigo: string) => Promise<number>;
  readonly close: () => Promise<void>;
}

function callApi(
  test: TestApp,
  token: string,
  method: Method,
  path: string,
  payload?: object | null,
  headers = {},
) {
  return test.app.inject({
    method,
    url: `/api/capadeuso/${path}`,
    headers: { authorization: `Bearer ${token}`, ...headers },
    ...(payload ? { payload } : {}),
  });
}

/** Starts it on a database and a folder of its own; close it afterwards. */
export async function startCapasSite(): Promise<CapasSite> {
  const directory = await mkdtemp(join(tmpdir(), 'capas-'));
  const test = await startTestApp({ filesDirectory: directory });
  const { kysely } = test.database;
  const admin = await openTestSession(kysely, '1000000001');

  async function upload(name = 'respaldo.pdf'): Promise<string> {
    const boundary = 'frontera-de-la-prueba';
    const head = `--${boundary}\r\nContent-Disposition: form-data; name="archivo"; filename="${name}"\r\nContent-Type: application/pdf\r\n\r\n`;
    const payload = Buffer.concat([
      Buffer.from(head),
      createPdf(name),
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]);
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/uploadFileOpt?carpeta=capas',
      headers: {
        authorization: `Bearer ${admin}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
      payload,
    });
    return answer.json().id;
  }

  return {
    test,
    call: (method, path, payload, headers) => callApi(test, admin, method, path, payload, headers),
    sendAs: (token, method, path, payload) => callApi(test, token, method, path, payload),
    coordinator: await openTestSession(kysely, '1000000013'),
    upload,
    getCapaId: async (codigo) => {
      const rows = kysely.selectFrom('capas_de_uso').select('id').where('codigo', '=', codigo);
      return (await rows.executeTakeFirstOrThrow()).id;
    },
    close: async () => {
      await test.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

/** A complete project layer, invented, as the form sends it. */
export const sampleCapa = {
  codigo: 'Sipov',
  tipo: 'proyecto',
  carpeta: 'Proyectos/MinAgricultura/SIPOV',
  capaPadreId: null as number | null,
  entidadId: 1 as number | null,
  sectorId: null as number | null,
  nombre: 'Ordenamiento productivo (SIPOV)',
  descripcion: 'Elementos del sistema de ordenamiento productivo.',
  prefijo: 'sip',
  fuenteInformacion: 'Acta de la mesa de agricultura.',
  archivos: [] as string[],
};
