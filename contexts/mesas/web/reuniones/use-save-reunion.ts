import { leaveToCaller, useVersionedChange } from '@marco/web-kit/versioned-change';
import type { DatosReunion, GestionReunion, updateReunionEndpoint } from '../../contract/index.ts';
import { NOMBRES_CAMPOS_REUNION, type ReunionPorVerificar } from '../../rules/reuniones/datos-reunion.ts';
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
export function useSaveReunion(nombres: ReadonlyMap<number, string>) {
  const { send } = useVersionedChange<GestionReunion>({
    show: (queries, saved) => queries.setQueryData(toReunionKey(saved.idReunion), saved),
    refresh: ['mesas'],
  });

  return async (
    { idReunion, version }: GestionReunion,
    valores: ValoresReunion,
  ): Promise<GestionReunion | null> => {
    const body = toBody(valores);
    const outcome = await send({
      version,
      send: (api, options, actual) => {
        const datos = (actual === null ? body : withoutGone(body, actual)) as DatosReunion;
        return api.call<typeof updateReunionEndpoint>(
          { method: 'PUT', path: '/mesaInteroperabilidad/editarReunionMesa' },
          { body: { ...datos, idReunion } },
          options,
        );
      },
      compare: (actual) => {
        const stored = toBody(toValores(actual));
        return (Object.keys(NOMBRES_CAMPOS_REUNION) as Campo[]).map((campo) => ({
          label: NOMBRES_CAMPOS_REUNION[campo],
          mine: toText(campo, body, nombres),
          current: toText(campo, stored, nombres),
        }));
      },
      explain: leaveToCaller,
    });
    return outcome.kind === 'saved' ? outcome.saved : null;
  };
}
