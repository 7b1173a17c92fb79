import { ApiError, errorMessage, useApi } from '@marco/web-kit/api-client';
import { uploadFile } from '@marco/web-kit/file-transfer';
import { useEffect, useRef, useState } from 'react';
import type { ArchivoSubido, deleteArchivoEndpoint } from '../../contract/index.ts';
import type { Carpeta } from '../../contract/terms.ts';
import { type ReglasDeArchivos, verifySeleccion } from '../../rules/seleccion-archivos.ts';
import {
  type ArchivoCargado,
  type EstadoCarga,
  isRechazado,
  readBase64,
  toArchivoElegido,
  toProgreso,
} from './archivo-cargado.ts';

export interface CargaSettings {
  /** Name of the control, as the form knows it. */
  readonly nameCtrl: string;
  readonly carpeta: Carpeta;
  readonly reglas: ReglasDeArchivos;
  /** Files the record has already. */
  readonly guardados?: number;
  /** Whether listed files carry their content as base64 too. */
  readonly base64?: boolean;
}

export type Rechazo = ReturnType<typeof verifySeleccion>['rechazos'][number];

export interface CargaArchivos {
  readonly archivos: readonly ArchivoCargado[];
  /** Why the last choice was refused, whole or in part. */
  readonly rechazos: readonly Rechazo[];
  /** Ids of the files in the list, in order. */
  readonly listos: readonly string[];
  /** Whether some file waits or is on its way. */
  readonly isBusy: boolean;
  add(elegidos: readonly File[]): void;
  /** Stops a file that waits or is on its way. */
  cancel(key: string): void;
  retry(key: string): void;
  /** Takes a listed file back, here and on the server. */
  remove(key: string): Promise<void>;
  /** Empties the list, or takes these files out of it: a record has them now. */
  clear(ids?: readonly string[]): void;
}

/** Answers that are about the file: its kind, its content, its weight. */
const RECHAZOS: ReadonlySet<number> = new Set([413, 415]);

const INACTIVO: EstadoCarga = { clase: 'inactivo' };

/** Files that are being uploaded, one at a time and in order; each waits as pending until a record attaches it. */
export function useCargaArchivos(settings: CargaSettings): CargaArchivos {
  const { nameCtrl, carpeta, reglas, guardados = 0, base64 = false } = settings;
  const api = useApi();
  const [archivos, setArchivos] = useState<readonly ArchivoCargado[]>([]);
  // What the list is by now: an answer that arrives while somebody chooses or removes is not shown yet.
  const lista = useRef(archivos);
  const [rechazos, setRechazos] = useState<readonly Rechazo[]>([]);
  const running = useRef<{ key: string; control: AbortController } | null>(null);

  function write(next: readonly ArchivoCargado[]): void {
    lista.current = next;
    setArchivos(next);
  }

  const change = (key: string, part: Partial<ArchivoCargado>) =>
    write(lista.current.map((archivo) => (archivo.key === key ? { ...archivo, ...part } : archivo)));
  const drop = (key: string) => write(lista.current.filter((archivo) => archivo.key !== key));

  const next = archivos.find(({ estado }) => estado.clase === 'inactivo');
  useEffect(() => {
    if (next && running.current === null) void send(next);
  });
  // When the person leaves the page, running uploads are aborted; the server removes them.
  useEffect(() => () => running.current?.control.abort(), []);

  async function send({ key, file }: ArchivoCargado): Promise<void> {
    const control = new AbortController();
    running.current = { key, control };
    change(key, { estado: { clase: 'en-progreso', progreso: 0 } });
    try {
      const subido = (await uploadFile(
        api.prepare('/uploadFileOpt', { query: { carpeta } }, { base: 'private' }),
        'archivo',
        file,
        {
          signal: control.signal,
          onProgress: (sent, total) =>
            change(key, { estado: { clase: 'en-progreso', progreso: toProgreso(sent, total) } }),
        },
      )) as ArchivoSubido;
      const fileBase64 = base64 ? await readBase64(file) : null;
      change(key, { ...subido, fileBase64, estado: { clase: 'listo' } });
    } catch (error) {
      if (!control.signal.aborted) change(key, { estado: toFallido(error) });
    } finally {
      running.current = null;
      // Starts the next waiting file, even if the state did not change.
      write([...lista.current]);
    }
  }

  function discard(archivo: ArchivoCargado): Promise<unknown> {
    if (archivo.id === undefined) return Promise.resolve();
    return api.call<typeof deleteArchivoEndpoint>(
      { method: 'POST', path: '/deleteFileOpt' },
      { body: { archivoId: archivo.id } },
    );
  }

  function stop(key: string): void {
    if (running.current?.key === key) running.current.control.abort(new DOMException('', 'AbortError'));
  }

  return {
    archivos,
    rechazos,
    listos: archivos.flatMap(({ id }) => id ?? []),
    isBusy: archivos.some(({ estado }) => estado.clase === 'inactivo' || estado.clase === 'en-progreso'),
    add: (elegidos) => {
      const ocupados = lista.current.filter((archivo) => !isRechazado(archivo)).length;
      const revisada = verifySeleccion(elegidos, guardados + ocupados, reglas);
      setRechazos(revisada.rechazos);
      if (revisada.aceptados.length === 0) return;
      const nuevos = revisada.aceptados.map((file) => toArchivoElegido(nameCtrl, file));
      if (reglas.multiple) return write([...lista.current, ...nuevos]);
      // In single mode the new one takes the place of the one before (specification §5).
      for (const anterior of lista.current) {
        stop(anterior.key);
        void discard(anterior).catch((error: unknown) =>
          console.error('A replaced file stays pending', error),
        );
      }
      write(nuevos);
    },
    cancel: (key) => {
      stop(key);
      drop(key);
    },
    retry: (key) => change(key, { estado: INACTIVO }),
    remove: async (key) => {
      const archivo = lista.current.find((candidate) => candidate.key === key);
      if (archivo) await discard(archivo);
      drop(key);
    },
    clear: (ids) => {
      write(ids === undefined ? [] : lista.current.filter(({ id }) => id === undefined || !ids.includes(id)));
      setRechazos([]);
    },
  };
}

function toFallido(error: unknown): EstadoCarga {
  const detalles = error instanceof ApiError ? error.detalles.map(({ mensaje }) => mensaje) : [];
  const esRechazo = error instanceof ApiError && RECHAZOS.has(error.status);
  return { clase: 'fallido', mensaje: errorMessage(error), detalles, esRechazo };
}
