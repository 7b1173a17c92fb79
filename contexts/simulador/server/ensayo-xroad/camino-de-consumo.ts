import {
  CLASE_XROAD,
  INSTANCIA_DE_ENSAYO,
  presentMiembroXroad,
  SUBSISTEMA_DE_ENSAYO,
  SUBSISTEMA_SIMULADO,
} from '../../rules/protocolos/identificador-xroad.ts';
import type { AcuerdoEnsayadoRow } from './acuerdos-ensayados.queries.ts';
import type { CaminoDelEnsayo } from './remitente.ts';

/** Between whom the calls of an acuerdo are rehearsed, in the environment of tests. */
export function createCaminoDeConsumo(
  { consumidoraId, codigoConsumidora, proveedoraId, codigoProveedora, subsistema, clave }: AcuerdoEnsayadoRow,
  address: string,
): CaminoDelEnsayo {
  const suyo = { instancia: INSTANCIA_DE_ENSAYO, clase: CLASE_XROAD };
  return {
    proveedor: {
      ...suyo,
      miembro: presentMiembroXroad({ id: proveedoraId, codigoXroad: codigoProveedora }),
      subsistema: SUBSISTEMA_SIMULADO,
    },
    cliente: {
      ...suyo,
      miembro: presentMiembroXroad({ id: consumidoraId, codigoXroad: codigoConsumidora }),
      subsistema: subsistema === '' ? SUBSISTEMA_DE_ENSAYO : subsistema,
    },
    clave: clave ?? '',
    address,
  };
}
