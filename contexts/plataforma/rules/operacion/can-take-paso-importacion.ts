import { ALLOWED, type Decision, refuseWith } from '@marco/contract-kit/decision';
import { allowPermission, type HeldPermissions } from '@marco/contract-kit/permission-decision';
import {
  ESTADO_IMPORTACION,
  type EstadoImportacion,
  type PasoImportacion,
  RECURSO_XROAD,
} from '../../contract/terms.ts';

/** States in which a step can be taken. */
const DESDE: Readonly<Record<PasoImportacion | 'continuar', readonly EstadoImportacion[]>> = {
  continuar: ['recibiendo'],
  aplicar: ['revisada'],
  descartar: ['recibiendo', 'calculando', 'revisada'],
};

const OPERADOR = 'Operador AND';

/** Whether somebody may take a step with an import, or send the rest of its file (`continuar`). */
export function canTakePasoImportacion(
  paso: PasoImportacion | 'continuar',
  held: HeldPermissions,
  estado: EstadoImportacion,
): Decision {
  const rol = allowPermission(held, RECURSO_XROAD, paso === 'continuar' ? 'crear' : 'aprobar');
  if (!rol.allowed) return { ...rol, unblockers: [...rol.unblockers, OPERADOR] };
  const admitidos = DESDE[paso];
  if (admitidos.includes(estado)) return ALLOWED;
  const nombres = admitidos.map((uno) => `«${ESTADO_IMPORTACION[uno]}»`).join(' o ');
  return refuseWith(
    `La importación está en «${ESTADO_IMPORTACION[estado]}»; esta acción se hace en ${nombres}.`,
  );
}
