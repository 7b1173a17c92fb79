import { type Actor, decidePermission } from '@marco/server-kit';
import type { GrupoDeParametros, Parametro, RestriccionParametro } from '../../contract/index.ts';
import { GRUPOS_PARAMETROS, RECURSO_PARAMETROS, type TipoParametro } from '../../contract/terms.ts';
import { type CambioDecidible, canApproveCambio, canRejectCambio } from '../../rules/can-decide-cambio.ts';
import { canUpdateParametro } from '../../rules/can-update-parametro.ts';
import type { ParametroRow } from './parametrizador.queries.ts';

/** A parameter with what the caller may do with it. */
export function presentParametro(row: ParametroRow, actor: Actor): Parametro {
  const tipo = row.tipo as TipoParametro;
  const restriccion = row.restriccion as RestriccionParametro;
  return {
    clave: row.clave,
    nombre: row.nombre || row.clave,
    descripcion: row.descripcion,
    tipo,
    restriccion,
    valor: row.valor,
    inicial: row.inicial,
    unidad: row.unidad,
    efecto: row.efecto,
    sensible: row.sensible,
    publico: row.publico,
    version: row.version,
    edicion: canUpdateParametro(
      { tipo, restriccion, soloLectura: row.soloLectura, tienePendiente: row.cambioId !== null },
      decidePermission(actor, RECURSO_PARAMETROS, 'editar'),
    ),
    pendiente: presentPendiente(row, actor),
  };
}

function presentPendiente(row: ParametroRow, actor: Actor): Parametro['pendiente'] {
  if (row.propuestoEn === null) return null;
  const cambio = toDecidible(row, actor);
  return {
    valor: row.propuesto,
    persona: row.propuestoPor,
    propuestoEn: row.propuestoEn.toISOString(),
    aprobacion: canApproveCambio(cambio),
    rechazo: canRejectCambio(cambio),
  };
}

/** A change that waits, as the rules of who decides it read it. */
export function toDecidible({ propuestoPorId }: ParametroRow, actor: Actor): CambioDecidible {
  return {
    esPropio: propuestoPorId === actor.userId,
    rol: decidePermission(actor, RECURSO_PARAMETROS, 'aprobar'),
  };
}

/** A group with its parameters; its version grows with each change of one of them. */
export function presentGrupo(codigo: string, rows: readonly ParametroRow[], actor: Actor): GrupoDeParametros {
  const { nombre, descripcion } = GRUPOS_PARAMETROS[codigo] ?? {
    nombre: codigo,
    descripcion: '',
  };
  return {
    codigo,
    nombre,
    descripcion,
    version: rows.reduce((sum, { version }) => sum + version, 0),
    parametros: rows.map((row) => presentParametro(row, actor)),
  };
}
