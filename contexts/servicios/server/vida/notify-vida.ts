import { formatLongDay } from '@marco/country/day-text';
import type { DatabaseSchema } from '@marco/database';
import { presentEntidad } from '@marco/entidades/terms';
import { notify } from '@marco/parametros/port';
import { listQuienesPueden } from '@marco/usuarios/port';
import type { Transaction } from 'kysely';
import type { ImpactoVersion } from '../../contract/index.ts';
import { toVersionServicio } from '../../contract/servicios.paths.ts';
import { RECURSO_VERSIONES } from '../../contract/vida.terms.ts';
import { presentRetiro, presentRoturas } from '../../rules/vida/frases-de-vida.ts';
import { HECHOS_PARA_TODOS, type HechoDeVida } from '../../rules/vida/hecho-de-vida.ts';
import { novedadesServicios } from '../novedades.ts';
import type { VidaRow } from './vida.queries.ts';

type Running = Transaction<DatabaseSchema>;

interface AvisoDeVida {
  readonly row: VidaRow;
  readonly que: HechoDeVida;
  readonly impacto: ImpactoVersion;
}

/** What happened, for each fact that is told in a sentence. */
function presentHecho(que: HechoDeVida, { fechaRetiro }: VidaRow): string {
  if (que === 'retirada') return 'se retiró y ya no responde.';
  if (que === 'suspendida') return 'se suspendió y por ahora no se puede usar.';
  if (que === 'perdida') return 'perdió el certificado por el que estaba publicada y ya no se puede usar.';
  if (que === 'levantada') return 'ya se puede usar de nuevo: se levantó su suspensión.';
  const dia = fechaRetiro === null ? 'sin fecha' : `al ${formatLongDay(fechaRetiro)}`;
  return `su retiro se aplazó ${dia} porque otras entidades aún la usan.`;
}

const variablesOf = ({ servicio, mayor, menor, entidad }: VidaRow) => ({
  servicio,
  version: `${mayor}.${menor}`,
  entidad: presentEntidad(entidad),
});

/**
 * Tells who has to do with it what happened to a version: of its end, the consumers whom it breaks and nobody else; that its
 * day was moved, also those whose acuerdo moved it; of a suspension, all of them, at once. Who offers the servicio is told of
 * what the product did by itself.
 */
export async function notifyVida(trx: Running, { row, que, impacto }: AvisoDeVida): Promise<void> {
  const avisados = impacto.consumidores.filter(
    ({ veredicto, impideRetiro }) =>
      HECHOS_PARA_TODOS.has(que) || veredicto === 'rompe' || (que === 'aplazada' && impideRetiro),
  );
  for (const consumidor of avisados) await notifyConsumidor(trx, { row, que, impacto }, consumidor);
  if (que !== 'retirada' && que !== 'aplazada') return;
  await notifyEntidad(trx, row.entidadId, (usuarioId) =>
    notify(trx, {
      evento: novedadesServicios['retiro-de-servicio'],
      usuarioId,
      enlace: toVersionServicio(row.servicioId, row.id),
      variables: { ...variablesOf(row), hecho: presentHecho(que, row) },
    }),
  );
}

/** Every person of an entidad who follows how versions end. */
async function notifyEntidad(
  trx: Running,
  entidadId: number,
  tell: (usuarioId: number) => Promise<unknown>,
): Promise<void> {
  for (const usuarioId of await listQuienesPueden(trx, RECURSO_VERSIONES, 'consultar', entidadId))
    await tell(usuarioId);
}

function notifyConsumidor(
  trx: Running,
  { row, que, impacto }: AvisoDeVida,
  { entidad, roturas }: ImpactoVersion['consumidores'][number],
): Promise<void> {
  const enlace = toVersionServicio(row.servicioId, row.id);
  const variables = variablesOf(row);
  return notifyEntidad(trx, entidad.id, (usuarioId) => {
    if (HECHOS_PARA_TODOS.has(que))
      return notify(trx, {
        evento: novedadesServicios['suspension-de-servicio'],
        usuarioId,
        enlace,
        variables: { ...variables, hecho: presentHecho(que, row) },
      });
    if (que === 'retirada' || que === 'aplazada')
      return notify(trx, {
        evento: novedadesServicios['retiro-de-servicio'],
        usuarioId,
        enlace,
        variables: { ...variables, hecho: presentHecho(que, row) },
      });
    const sucesora = impacto.hasta?.numero ?? null;
    return notify(trx, {
      evento: novedadesServicios['cambio-de-servicio'],
      usuarioId,
      enlace,
      variables: {
        ...variables,
        retiro: presentRetiro({ fechaRetiro: row.fechaRetiro, sucesora }),
        cambios: presentRoturas(roturas, sucesora),
      },
    });
  });
}
