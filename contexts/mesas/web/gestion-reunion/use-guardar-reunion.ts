import { ApiError, useApi } from '@marco/web-kit/api-client';
import { openConflict } from '@marco/web-kit/conflict-modal';
import { useModal } from '@marco/web-kit/modal';
import { useQueryClient } from '@tanstack/react-query';
import type { DatosReunion, GestionReunion, updateReunion } from '../../contract/index.ts';
import { NOMBRES_CAMPOS_REUNION, type ReunionPorVerificar } from '../../rules/reunion/datos-reunion.ts';
import { toReunionKey } from './use-gestion-reunion.ts';
import { toBody, toValores, type ValoresReunion } from './valores-reunion.ts';

type Campo = keyof ReunionPorVerificar;

/** A field as people read it. */
function toText(campo: Campo, valores: ReunionPorVerificar, nombres: ReadonlyMap<number, string>): string {
  if (campo === 'consultorPrincipal') return nombres.get(valores.consultorPrincipal ?? 0) ?? '';
  if (campo === 'consultores') return valores.consultores.map((id) => nombres.get(id) ?? '').join(', ');
  if (campo === 'puntos') return valores.puntos.map(({ titulo }) => titulo).join('; ');
  if (campo === 'participantes') return valores.participantes.map(({ nombre }) => nombre).join('; ');
  return String(valores[campo] ?? '');
}

/** Rows that somebody took out meanwhile come back as new ones. */
function withoutGone(body: ReunionPorVerificar, actual: GestionReunion): ReunionPorVerificar {
  const puntos = new Set(actual.puntos.map(({ id }) => id));
  const participantes = new Set(actual.participantes.map(({ id }) => id));
  const keep = <Row extends { readonly id: number | null }>(row: Row, ids: ReadonlySet<number>): Row =>
    row.id === null || ids.has(row.id) ? row : { ...row, id: null };
  return {
    ...body,
    puntos: body.puntos.map((row) => keep(row, puntos)),
    participantes: body.participantes.map((row) => keep(row, participantes)),
  };
}

/**
 * Saves what is programmed over the version that was opened. When somebody else saved meanwhile the person sees both
 * versions and decides.
 *
 * @returns the meeting as it was saved; null leaves the person at the form
 */
export function useGuardarReunion(nombres: ReadonlyMap<number, string>) {
  const api = useApi();
  const modals = useModal();
  const queries = useQueryClient();

  async function save(
    idReunion: number,
    body: ReunionPorVerificar,
    seen: number,
  ): Promise<GestionReunion | null> {
    try {
      const saved = await api.call<typeof updateReunion>(
        { method: 'PUT', path: '/mesaInteroperabilidad/editarReunionMesa' },
        { body: { ...(body as DatosReunion), idReunion } },
        { base: 'private', version: seen },
      );
      queries.setQueryData(toReunionKey(idReunion), saved);
      await queries.invalidateQueries({ queryKey: ['mesas'] });
      return saved;
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'VERSION_DISTINTA') throw error;
      const actual = error.actual as GestionReunion;
      const stored = toBody(toValores(actual));
      const fields = (Object.keys(NOMBRES_CAMPOS_REUNION) as Campo[]).map((campo) => ({
        label: NOMBRES_CAMPOS_REUNION[campo],
        mine: toText(campo, body, nombres),
        current: toText(campo, stored, nombres),
      }));
      if (!(await openConflict(modals, fields))) return null;
      return save(idReunion, withoutGone(body, actual), actual.version);
    }
  }

  return ({ idReunion, version }: GestionReunion, valores: ValoresReunion) =>
    save(idReunion, toBody(valores), version);
}
