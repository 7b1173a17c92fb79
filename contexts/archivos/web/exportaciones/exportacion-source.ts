import type { ApiClient, CallOptions } from '@marco/web-kit/api-client';
import { downloadFile } from '@marco/web-kit/file-transfer';
import type {
  closeExportacionEndpoint,
  Exportacion,
  getExportacionEndpoint,
  submitExportacionEndpoint,
} from '../../contract/index.ts';
import { startDownload } from '../save-archivo.ts';
import { askExportacion } from './ask-exportacion.ts';
import type { ExportJob, TableExportSource } from './table-export-source.ts';

/** A table as its screen asks for it. */
export interface TablaPedida {
  /** Call that gives the table: '/mesaInteroperabilidad/exportar'. */
  readonly path: string;
  /** Filters and order on show. */
  readonly body: object;
  readonly base?: CallOptions['base'] | undefined;
}

const STATES: Readonly<Record<Exportacion['estado'], ExportJob['state']>> = {
  'en-cola': 'waiting',
  'en-curso': 'running',
  lista: 'ready',
  fallida: 'failed',
  cancelada: 'gone',
  vencida: 'gone',
};

function toJob({ id, estado, filasHechas, filasTotal, motivo }: Exportacion): ExportJob {
  return { id, state: STATES[estado], done: filasHechas, total: filasTotal, reason: motivo };
}

/** How the dialog of a table asks the service for a table. */
export function createExportacionSource(
  api: ApiClient,
  { path, body, base }: TablaPedida,
): TableExportSource {
  return {
    request: async (formato, signal) => {
      const options = { ...(base ? { base } : {}), idempotencyKey: crypto.randomUUID() };
      const answer = await askExportacion(
        api.prepare(path, {}, options),
        { ...body, formato },
        { fallback: `tabla.${formato}`, signal },
      );
      return answer.kind === 'file' ? answer : { kind: 'job', job: toJob(answer.job as Exportacion) };
    },
    read: async (id, signal) =>
      toJob(
        await api.call<typeof getExportacionEndpoint>(
          { method: 'GET', path: '/exportaciones/{id}' },
          { params: { id } },
          { signal },
        ),
      ),
    cancel: (id) => sendCancelacion(api, id),
    retry: async (id) => toJob(await sendReintento(api, id)),
    download: (id) => downloadExportacion(api, id),
    save: ({ blob, name }) => startDownload(blob, name),
  };
}

export function sendCancelacion(api: ApiClient, id: string): Promise<Exportacion> {
  return api.call<typeof closeExportacionEndpoint>(
    { method: 'POST', path: '/exportaciones/{id}/cancelar' },
    { params: { id } },
  );
}

export function sendReintento(api: ApiClient, id: string): Promise<Exportacion> {
  return api.call<typeof submitExportacionEndpoint>(
    { method: 'POST', path: '/exportaciones/{id}/reintentar' },
    { params: { id } },
  );
}

/** The file with its name; throws `ApiError`. */
export async function downloadExportacion(api: ApiClient, id: string) {
  const { nombreArchivo } = await api.call<typeof getExportacionEndpoint>(
    { method: 'GET', path: '/exportaciones/{id}' },
    { params: { id } },
  );
  const blob = await downloadFile(api.prepare('/exportaciones/{id}/archivo', { params: { id } }));
  return { blob, name: nombreArchivo };
}
