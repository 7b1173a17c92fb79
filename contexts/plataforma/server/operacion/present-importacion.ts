import type { HeldPermissions } from '@marco/contract-kit/permission-decision';
import { type CallContext, requireActor } from '@marco/server-kit';
import { type ImportacionOperacion, plataformaErrors } from '../../contract/index.ts';
import { canTakePasoImportacion } from '../../rules/operacion/can-take-paso-importacion.ts';
import type { ImportacionRow } from './importaciones.queries.ts';

/** What the rol of the caller holds, as the rules ask for it. */
export function toHeld(context: CallContext): HeldPermissions {
  const { permissions, roleName } = requireActor(context);
  return Object.assign(new Set(permissions), { roleName });
}

const TEXTOS: ReadonlyMap<string, { readonly mensaje: string }> = new Map(Object.entries(plataformaErrors));

/** The words of a refusal by its code; a code that is no more is told as it stands. */
const presentRechazo = (code: string) => TEXTOS.get(code)?.mensaje ?? code;

/** An import as the wire has it, with what its reader may do. */
export function presentImportacion(
  row: ImportacionRow,
  instancia: string,
  held: HeldPermissions,
): ImportacionOperacion {
  const { id, version, ambiente, nombre, bytes, recibidos, estado, resumen, calculo } = row;
  return {
    id,
    version,
    ambiente,
    instancia,
    nombre,
    bytes,
    recibidos,
    estado,
    rechazo: row.rechazo === null ? null : presentRechazo(row.rechazo),
    resumen,
    calculo,
    creadaPor: row.creada_por,
    creadaEn: row.created_at.toISOString(),
    aplicadaEn: row.aplicada_en?.toISOString() ?? null,
    recibe: canTakePasoImportacion('continuar', held, estado).allowed,
    acciones: {
      aplicar: canTakePasoImportacion('aplicar', held, estado),
      descartar: canTakePasoImportacion('descartar', held, estado),
    },
  };
}
