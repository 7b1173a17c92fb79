import { runDueJob } from '@marco/server-kit';
import type { TestApp } from '@marco/test-kit';
import type { ImportacionOperacion } from '../contract/index.ts';
import type { Ambiente } from '../contract/terms.ts';
import { createCalculoWork, createOperacionJobs } from '../server/operacion/operacion-jobs.ts';

/** An answer of the product. */
export interface RespuestaDeApi {
  readonly status: number;
  /** Each test says what it expects of it. */
  readonly body: ReturnType<typeof JSON.parse>;
}

/** Calls the product as the browser of the operator does. */
export function createOperacionClient(base: string, token: string) {
  const authorization = `Bearer ${token}`;
  async function call(path: string, init: RequestInit = {}): Promise<RespuestaDeApi> {
    const answer = await fetch(`${base}/api/xroad${path}`, {
      ...init,
      headers: { authorization, ...init.headers },
    });
    return { status: answer.status, body: await answer.json() };
  }
  const json = (method: string, path: string, body: object, version?: number) =>
    call(path, {
      method,
      body: JSON.stringify(body),
      headers: {
        'content-type': 'application/json',
        ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
      },
    });
  const client = {
    call,
    json,
    /** An answer as its bytes say it, the mark of a table with it. */
    async text(path: string): Promise<{ readonly status: number; readonly texto: string }> {
      const answer = await fetch(`${base}/api/xroad${path}`, { headers: { authorization } });
      const texto = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await answer.arrayBuffer());
      return { status: answer.status, texto };
    },
    create: (ambiente: Ambiente, bytes: number | null, nombre = 'operacion.jsonl') =>
      json('POST', '/importaciones', { ambiente, nombre, bytes }),
    async sendParte(
      id: number,
      desde: number,
      content: Uint8Array,
      esUltima: boolean,
    ): Promise<RespuestaDeApi> {
      const form = new FormData();
      form.append('parte', new Blob([new Uint8Array(content)]), 'parte');
      return call(`/importaciones/${id}/partes?desde=${desde}&ultima=${esUltima ? 'si' : 'no'}`, {
        method: 'POST',
        body: form,
      });
    },
    /** Sends a whole file, from where each answer says. */
    async sendArchivo(
      ambiente: Ambiente,
      content: Uint8Array,
      bytesPorParte = content.length,
    ): Promise<ImportacionOperacion> {
      const created = await client.create(ambiente, content.length);
      if (created.status !== 200) throw new Error(JSON.stringify(created.body));
      let importacion: ImportacionOperacion = created.body;
      let largo = bytesPorParte;
      while (importacion.estado === 'recibiendo') {
        const desde = importacion.recibidos;
        const hasta = Math.min(desde + largo, content.length);
        const parte = content.subarray(desde, hasta);
        const sent = await client.sendParte(importacion.id, desde, parte, hasta === content.length);
        if (sent.status !== 200) throw new Error(JSON.stringify(sent.body));
        // A piece that ends within its first record says too little: the next one is longer.
        largo = sent.body.recibidos === desde ? 2 * largo : bytesPorParte;
        importacion = sent.body;
      }
      return importacion;
    },
    paso: ({ id, version }: Pick<ImportacionOperacion, 'id' | 'version'>, accion: string) =>
      json('POST', `/importaciones/${id}/pasos`, { accion }, version),
  };
  return client;
}

/** Runs the work of this context that is due. */
export async function runTrabajosDePlataforma(database: TestApp['database']['kysely']): Promise<void> {
  const failures: unknown[] = [];
  const handlers = [createCalculoWork(), ...createOperacionJobs()];
  while (await runDueJob(database, handlers, (_, error) => failures.push(error)));
  if (failures.length > 0) throw failures[0];
}
