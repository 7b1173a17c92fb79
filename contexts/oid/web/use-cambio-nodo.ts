import {
  type ApiClient,
  ApiError,
  type CallOptions,
  useApi,
  useIdempotencyKey,
} from '@marco/web-kit/api-client';
import { useBanner } from '@marco/web-kit/banner';
import { openConflict } from '@marco/web-kit/conflict-modal';
import { openFailure } from '@marco/web-kit/failure-modal';
import { useModal } from '@marco/web-kit/modal';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { closeReserva, createReserva, DetalleNodo, updateNodo } from '../contract/index.ts';
import { NOMBRES_ESTADO_NODO } from '../contract/terms.ts';

/** What people write of a node. */
export interface TextosNodo {
  readonly nombre: string;
  readonly descripcion: string;
}

type Send = (api: ApiClient, options: CallOptions) => Promise<DetalleNodo>;

/**
 * Changes of one node; each answers whether it was done, or what came of it, and explains when it was not.
 *
 * @param explain tells a failure at the fields of a form; it opens otherwise
 */
export function useCambioNodo(nodo: DetalleNodo, explain?: (error: unknown) => Promise<void>) {
  const api = useApi();
  const modals = useModal();
  const banner = useBanner();
  const queries = useQueryClient();
  const keyFor = useIdempotencyKey();
  const [isSaving, setSaving] = useState(false);
  const params = { oid: nodo.oid };

  async function run(work: () => Promise<string | null>): Promise<boolean> {
    setSaving(true);
    try {
      const done = await work();
      if (done !== null) banner.success(done);
      await queries.invalidateQueries({ queryKey: ['oid'] });
      return done !== null;
    } catch (error) {
      setSaving(false);
      await (explain ? explain(error) : openFailure(modals, error));
      return false;
    } finally {
      setSaving(false);
    }
  }

  /** Where somebody else was faster both versions show, and one's own goes on only when told. */
  async function sendOver(mine: TextosNodo | null, version: number, send: Send): Promise<boolean> {
    try {
      await send(api, { base: 'private', version });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'VERSION_DISTINTA') throw error;
      const actual = error.actual as DetalleNodo;
      const keepsMine = await openConflict(modals, [
        { label: 'Nombre', mine: mine?.nombre ?? nodo.nombre, current: actual.nombre },
        { label: 'Descripción', mine: mine?.descripcion ?? nodo.descripcion, current: actual.descripcion },
        {
          label: 'Estado',
          mine: NOMBRES_ESTADO_NODO[mine ? nodo.estado : 'retirado'],
          current: NOMBRES_ESTADO_NODO[actual.estado],
        },
      ]);
      return keepsMine ? sendOver(mine, actual.version, send) : false;
    }
  }

  const update = (textos: TextosNodo): Promise<boolean> =>
    run(async () => {
      const saved = await sendOver(textos, nodo.version, (client, options) =>
        client.call<typeof updateNodo>(
          { method: 'PUT', path: '/oid/nodos/{oid}' },
          { params, body: textos },
          options,
        ),
      );
      return saved ? 'Se guardó el nombre del nodo.' : null;
    });

  /** Answers the reserved identifier; null when there is none. */
  async function reservar(textos: TextosNodo): Promise<string | null> {
    let reservado: string | null = null;
    await run(async () => {
      const body = { padre: nodo.oid, ...textos };
      const { oid } = await api.call<typeof createReserva>(
        { method: 'POST', path: '/oid/reservar' },
        { body },
        { base: 'private', idempotencyKey: keyFor(body) },
      );
      reservado = oid;
      return `Se reservó ${oid}.`;
    });
    return reservado;
  }

  const retirar = (motivo: string): Promise<boolean> =>
    run(async () => {
      const saved = await sendOver(null, nodo.version, (client, options) =>
        client.call<typeof closeReserva>(
          { method: 'POST', path: '/oid/nodos/{oid}/retirar' },
          { params, body: { motivo } },
          options,
        ),
      );
      return saved ? 'El nodo quedó retirado.' : null;
    });

  return { update, reservar, retirar, isSaving };
}
