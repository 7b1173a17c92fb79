import { ApiError, useApi, useIdempotencyKey } from '@marco/web-kit/api-client';
import { openConflict } from '@marco/web-kit/conflict-modal';
import { openFailure, openValidationErrors, presentMessage } from '@marco/web-kit/failure-modal';
import { useModal } from '@marco/web-kit/modal';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type {
  CambiosSolicitud,
  createSolicitudNivelUno,
  Solicitud,
  updateSolicitudNivelUno,
} from '../../contract/index.ts';
import type { OpcionesSolicitud } from '../use-opciones-solicitud.ts';
import { toSolicitudKey } from '../use-solicitud.ts';
import { type ErroresSolicitud, findErrores } from './errores.ts';
import { presentParte } from './presentar-parte.ts';
import {
  listCambiadas,
  NOMBRES_CAMPOS,
  toCambios,
  toDatosServicio,
  toValores,
  type ValoresSolicitud,
} from './valores.ts';

/** What is being written of a request. */
export interface Borrador {
  readonly valores: ValoresSolicitud;
  readonly change: (part: Partial<ValoresSolicitud>) => void;
  /** What was saved last. */
  readonly guardados: ValoresSolicitud;
  /** The request as the server keeps it; null before it was saved for the first time. */
  readonly guardada: Solicitud | null;
  /** What cannot be saved as it is, shown once a save was tried. */
  readonly errores: ErroresSolicitud;
  readonly wasTried: boolean;
  readonly isDirty: boolean;
  readonly isSaving: boolean;
  /** When it was saved last on this screen. */
  readonly guardadoEn: Date | null;
  /**
   * Saves what changed, with these uploaded documents.
   *
   * @param partial saves what can be saved and leaves the rest in the form, without a word
   * @returns the request as it is now; null where it could not be saved and the person was told why
   */
  readonly save: (archivos: readonly string[], partial?: boolean) => Promise<Solicitud | null>;
  /** Another call of the screen changed the request. */
  readonly follow: (solicitud: Solicitud) => void;
  /** Shows the request as somebody else left it, in the place of what was written. */
  readonly reset: (solicitud: Solicitud) => void;
}

interface Origen {
  readonly inicial: ValoresSolicitud;
  /** The stored request; null for one that begins. */
  readonly guardada: Solicitud | null;
  readonly dominios: OpcionesSolicitud['dominios'];
  /** It was saved for the first time. */
  readonly onCreated: (id: number) => void | Promise<void>;
}

/** The draft of a request of level 1, or a returned one: what is written, and how it is saved over what others saved. */
export function useBorrador({ inicial, guardada: stored, dominios, onCreated }: Origen): Borrador {
  const api = useApi();
  const modals = useModal();
  const queries = useQueryClient();
  const keyFor = useIdempotencyKey();
  const [valores, setValores] = useState(inicial);
  const [guardados, setGuardados] = useState(inicial);
  const [guardada, setGuardada] = useState(stored);
  const [isSaving, setSaving] = useState(false);
  const [guardadoEn, setGuardadoEn] = useState<Date | null>(null);
  const [wasTried, setTried] = useState(false);
  const latest = useRef(valores);

  const errores = findErrores(valores);
  const cambiadas = listCambiadas(valores, guardados);

  function follow(solicitud: Solicitud): void {
    setGuardada(solicitud);
    queries.setQueryData(toSolicitudKey(solicitud.id), solicitud);
  }

  async function create(sent: ValoresSolicitud): Promise<Solicitud> {
    const body = toDatosServicio(sent);
    const created = await api.call<typeof createSolicitudNivelUno>(
      { method: 'POST', path: '/solicitud/nivel-uno' },
      { body },
      { base: 'private', idempotencyKey: keyFor(body) },
    );
    follow(created);
    await onCreated(created.id);
    return created;
  }

  async function update(
    solicitud: Solicitud,
    sent: ValoresSolicitud,
    body: CambiosSolicitud,
  ): Promise<Solicitud | null> {
    if (Object.keys(body).length === 0) return solicitud;
    try {
      return await api.call<typeof updateSolicitudNivelUno>(
        { method: 'PUT', path: '/solicitud/nivel-uno/{id}' },
        { params: { id: String(solicitud.id) }, body },
        { base: 'private', version: solicitud.version },
      );
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'VERSION_DISTINTA') throw error;
      const actual = error.actual as Solicitud;
      // Nothing is written over it any more: the form says why, and keeps what was typed in sight.
      if (!actual.acciones.editar.allowed) {
        follow(actual);
        return null;
      }
      const suyos = toValores(actual);
      // The servicio is given by the list or by the filing; nobody writes it here.
      const distintas = listCambiadas(sent, suyos).filter((parte) => parte !== 'servicioId');
      const fields = distintas.map((parte) => ({
        label: NOMBRES_CAMPOS[parte],
        mine: presentParte(sent, parte, dominios),
        current: presentParte(suyos, parte, dominios),
      }));
      // Where nothing differs it was the same save, whose answer was lost on its way.
      if (fields.length > 0 && !(await ask(fields))) return null;
      // What this person did not touch is as the other one left it.
      adopt(suyos, Object.keys(body));
      return update(actual, sent, body);
    }
  }

  /** Nothing is saved while the person decides. */
  async function ask(fields: Parameters<typeof openConflict>[1]): Promise<boolean> {
    setSaving(false);
    const mine = await openConflict(modals, fields);
    setSaving(mine);
    return mine;
  }

  function adopt(suyos: ValoresSolicitud, enviadas: readonly string[]): void {
    const ajenas = listCambiadas(suyos, guardados).filter((parte) => !enviadas.includes(parte));
    const partes = pick(suyos, ajenas);
    latest.current = { ...latest.current, ...partes };
    setValores(latest.current);
    setGuardados((before) => ({ ...before, ...partes }));
  }

  async function send(archivos: readonly string[], partial: boolean): Promise<Solicitud | null> {
    const sent = latest.current;
    const rotas = findErrores(sent);
    const partes = listCambiadas(sent, guardados).filter((parte) => rotas[parte] === undefined);
    const isNueva = guardada === null;
    // A request begins with the name of its servicio; without it there is nothing to keep.
    if (Object.keys(rotas).length > 0 && (!partial || (isNueva && rotas.servicioNombre !== undefined))) {
      setTried(true);
      // Nothing is saved any more behind the reasons.
      setSaving(false);
      await openValidationErrors(
        modals,
        Object.entries(rotas).map(([parte, mensaje]) =>
          presentMessage(NOMBRES_CAMPOS[parte as never], mensaje),
        ),
      );
      return null;
    }
    setTried(partial && Object.keys(rotas).length > 0);
    const base = guardada ?? (await create(sent));
    const body: CambiosSolicitud = {
      ...toCambios(
        sent,
        isNueva ? partes.filter((parte) => parte === 'campos' || parte === 'normas') : partes,
      ),
      ...(archivos.length > 0 ? { archivos: archivos as CambiosSolicitud['archivos'] & string[] } : {}),
    };
    const saved = await update(base, sent, body);
    if (saved === null) return null;
    follow(saved);
    setGuardados((before) => ({ ...before, ...pick(sent, partes) }));
    setGuardadoEn(new Date());
    await queries.invalidateQueries({ queryKey: ['solicitudes'], predicate: isOther(saved.id) });
    return saved;
  }

  return {
    valores,
    guardados,
    change: (part) => {
      latest.current = { ...latest.current, ...part };
      setValores(latest.current);
    },
    guardada,
    errores,
    wasTried,
    isDirty: cambiadas.length > 0,
    isSaving,
    guardadoEn,
    follow,
    reset: (solicitud) => {
      latest.current = toValores(solicitud);
      setValores(latest.current);
      setGuardados(latest.current);
      follow(solicitud);
    },
    save: async (archivos, partial = false) => {
      setSaving(true);
      try {
        return await send(archivos, partial).finally(() => setSaving(false));
      } catch (error) {
        await openFailure(modals, error);
        return null;
      }
    },
  };
}

function pick(valores: ValoresSolicitud, partes: readonly (keyof ValoresSolicitud)[]) {
  return Object.fromEntries(partes.map((parte) => [parte, valores[parte]])) as Partial<ValoresSolicitud>;
}

/** Everything about requests but this one, whose answer is at hand. */
function isOther(id: number) {
  const own = JSON.stringify(toSolicitudKey(id));
  return ({ queryKey }: { readonly queryKey: readonly unknown[] }) => JSON.stringify(queryKey) !== own;
}
