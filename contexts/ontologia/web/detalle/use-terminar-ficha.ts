import { ApiError, useApi } from '@marco/web-kit/api-client';
import { useBanner } from '@marco/web-kit/banner';
import { openConflict } from '@marco/web-kit/conflict-modal';
import { openFailure } from '@marco/web-kit/failure-modal';
import { useModal } from '@marco/web-kit/modal';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { deleteFicha, Ficha, updateEstadoFicha } from '../../contract/index.ts';
import { ESTADOS_FICHA } from '../../contract/terms.ts';
import { ontologiaPaths } from '../ontologia.paths.ts';
import { toFichaKey } from '../use-ficha.ts';

type Destino = 'vigente' | 'inactivo';

/** Puts a ficha in force, ends it or deletes it, after asking; where somebody was faster, both versions show. */
export function useTerminarFicha({ palabra, id, nombre, estado, version }: Ficha) {
  const api = useApi();
  const modals = useModal();
  const banner = useBanner();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [isSaving, setSaving] = useState(false);
  const params = { palabra, id: String(id) };

  async function run(work: (seen: number) => Promise<void>, mine: string): Promise<void> {
    setSaving(true);
    try {
      await attempt(work, version, mine);
    } catch (error) {
      setSaving(false);
      await queries.invalidateQueries({ queryKey: toFichaKey({ palabra, id }) });
      await openFailure(modals, error);
    } finally {
      setSaving(false);
    }
  }

  async function attempt(work: (seen: number) => Promise<void>, seen: number, mine: string): Promise<void> {
    try {
      await work(seen);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'VERSION_DISTINTA') throw error;
      const actual = error.actual as Ficha;
      const keepsMine = await openConflict(modals, [
        { label: 'Nombre', mine: nombre, current: actual.nombre },
        { label: 'Estado', mine, current: ESTADOS_FICHA[actual.estado] },
      ]);
      if (keepsMine) return attempt(work, actual.version, mine);
      queries.setQueryData(toFichaKey({ palabra, id }), actual);
    }
  }

  async function changeEstado(destino: Destino): Promise<void> {
    const isSure = await modals.ask({
      title: destino === 'vigente' ? '¿Poner la ficha en vigencia?' : '¿Inactivar la ficha?',
      message:
        destino === 'vigente'
          ? `«${nombre}» se ofrecerá en las fichas nuevas y en el diccionario.`
          : `«${nombre}» se conserva, pero no se ofrecerá en fichas nuevas ni en el diccionario.`,
      confirmLabel: destino === 'vigente' ? 'Poner en vigencia' : 'Inactivar',
    });
    if (!isSure) return;
    await run(async (seen) => {
      const saved = await api.call<typeof updateEstadoFicha>(
        { method: 'POST', path: '/ontologia/{palabra}/{id}/estado' },
        { params, body: { estado: destino } },
        { base: 'private', version: seen },
      );
      queries.setQueryData(toFichaKey({ palabra, id }), saved);
      await queries.invalidateQueries({ queryKey: ['ontologia', 'listar'] });
      banner.success(destino === 'vigente' ? 'La ficha quedó en vigencia.' : 'La ficha quedó inactiva.');
    }, ESTADOS_FICHA[destino]);
  }

  async function remove(): Promise<void> {
    const isSure = await modals.ask({
      title: '¿Eliminar la ficha?',
      message: `«${nombre}» dejará de existir. Su OID queda retirado y no se usa de nuevo. No se puede deshacer.`,
      confirmLabel: 'Eliminar ficha',
      tone: 'warn',
    });
    if (!isSure) return;
    await run(async (seen) => {
      await api.call<typeof deleteFicha>(
        { method: 'DELETE', path: '/ontologia/{palabra}/{id}' },
        { params },
        { base: 'private', version: seen },
      );
      banner.success(`Se eliminó «${nombre}».`);
      await navigate(ontologiaPaths.homeRestaurada);
      queries.removeQueries({ queryKey: toFichaKey({ palabra, id }) });
      await queries.invalidateQueries({ queryKey: ['ontologia', 'listar'] });
    }, `Eliminada (${ESTADOS_FICHA[estado].toLowerCase()})`);
  }

  return { changeEstado, remove, isSaving };
}
