import { type ApiClient, type CallOptions, useIdempotencyKey } from '@marco/web-kit/api-client';
import { useVersionedChange, type Versioned } from '@marco/web-kit/versioned-change';
import type {
  closeReservaEndpoint,
  createReservaEndpoint,
  DetalleNodo,
  updateNodoEndpoint,
} from '../../contract/index.ts';
import { NOMBRES_ESTADO_NODO } from '../../contract/terms.ts';

const ARBOL = ['oid'] as const;

/** What people write of a node. */
export interface TextosNodo {
  readonly nombre: string;
  readonly descripcion: string;
}

interface Reserva {
  readonly oid: string;
}

type Send = (api: ApiClient, options: CallOptions) => Promise<DetalleNodo>;

/**
 * Changes of one node; each answers whether it was done, or what came of it, and explains when it was not.
 *
 * @param explain tells a failure at the fields of a form; it opens otherwise
 */
export function useCambioNodo(nodo: DetalleNodo, explain?: (error: unknown) => void | Promise<void>) {
  const keyFor = useIdempotencyKey();
  const cambios = useVersionedChange<DetalleNodo>({
    refresh: ARBOL,
    onKept: (queries) => queries.invalidateQueries({ queryKey: ARBOL }),
  });
  const reservas = useVersionedChange<Versioned, Reserva>({ refresh: ARBOL });
  const params = { oid: nodo.oid };

  /**
   * If another person saved first, both versions are shown, and the own change continues only if the person confirms
   * it.
   */
  async function sendOver(mine: TextosNodo | null, done: string, send: Send): Promise<boolean> {
    const outcome = await cambios.send({
      version: nodo.version,
      send,
      compare: (actual) => [
        { label: 'Nombre', mine: mine?.nombre ?? nodo.nombre, current: actual.nombre },
        { label: 'Descripción', mine: mine?.descripcion ?? nodo.descripcion, current: actual.descripcion },
        {
          label: 'Estado',
          mine: NOMBRES_ESTADO_NODO[mine ? nodo.estado : 'retirado'],
          current: NOMBRES_ESTADO_NODO[actual.estado],
        },
      ],
      done,
      explain,
    });
    return outcome.kind === 'saved';
  }

  const update = (textos: TextosNodo): Promise<boolean> =>
    sendOver(textos, 'Se guardó el nombre del nodo.', (api, options) =>
      api.call<typeof updateNodoEndpoint>(
        { method: 'PUT', path: '/oid/nodos/{oid}' },
        { params, body: textos },
        options,
      ),
    );

  /** Answers the reserved identifier; null when there is none. */
  async function reservar(textos: TextosNodo): Promise<string | null> {
    const body = { padre: nodo.oid, ...textos };
    const outcome = await reservas.send({
      send: (api, options) =>
        api.call<typeof createReservaEndpoint>(
          { method: 'POST', path: '/oid/reservar' },
          { body },
          { ...options, idempotencyKey: keyFor(body) },
        ),
      done: ({ oid }) => `Se reservó ${oid}.`,
      explain,
    });
    return outcome.kind === 'saved' ? outcome.saved.oid : null;
  }

  const retirar = (motivo: string): Promise<boolean> =>
    sendOver(null, 'El nodo quedó retirado.', (api, options) =>
      api.call<typeof closeReservaEndpoint>(
        { method: 'POST', path: '/oid/nodos/{oid}/retirar' },
        { params, body: { motivo } },
        options,
      ),
    );

  return { update, reservar, retirar, isSaving: cambios.isSaving || reservas.isSaving };
}
