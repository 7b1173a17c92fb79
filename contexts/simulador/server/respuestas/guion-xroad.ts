import { type AreaCall, toCaller } from '@marco/server-kit';
import {
  createClienteDesconocido,
  createMiembroDesconocido,
  createServicioDesconocido,
  createSinPermiso,
  type ErrorXroad,
} from '../../rules/protocolos/falla-xroad.ts';
import {
  CLASE_XROAD,
  type ClienteXroad,
  INSTANCIAS_XROAD,
  isClienteConocido,
  presentIdentificador,
  presentMiembroXroad,
  readServicioXroad,
  type ServicioXroad,
  SUBSISTEMA_SIMULADO,
} from '../../rules/protocolos/identificador-xroad.ts';
import { findAcuerdoDeCliente, hasPermisoXroad } from '../../rules/protocolos/permiso-xroad.ts';
import type { GuionDeVersion } from '../guiones/guiones.ts';
import { findClaseDeRechazo } from './clase-de-rechazo.ts';
import { findClave } from './find-clave.ts';
import type { Simulador } from './run-llamada.ts';

export const presentServicio = ({ instancia, clase, miembro, subsistema, servicio }: ServicioXroad) =>
  presentIdentificador([instancia, clase, miembro, subsistema, servicio]);

/** Whether a provider is where simulated services are. */
export function isProveedorSimulado({ instancia, clase, subsistema }: ServicioXroad): boolean {
  return (
    (INSTANCIAS_XROAD as readonly string[]).includes(instancia) &&
    clase === CLASE_XROAD &&
    subsistema === SUBSISTEMA_SIMULADO
  );
}

/** What the security server of a caller says of one it does not have. */
export function refuseCliente(cliente: ClienteXroad): ErrorXroad | undefined {
  if (isClienteConocido(cliente)) return undefined;
  const { instancia, clase, miembro, subsistema } = cliente;
  const tipo = subsistema === null ? 'MEMBER' : 'SUBSYSTEM';
  return createClienteDesconocido(`${tipo}:${presentIdentificador([instancia, clase, miembro, subsistema])}`);
}

/** The version a service of X-Road stands for, or what a security server says of one it does not know, or may not be called. */
export async function findGuionXroad(
  simulador: Simulador,
  call: AreaCall,
  {
    suyo,
    version,
    cliente,
  }: { readonly suyo: ServicioXroad; readonly version: string; readonly cliente: ClienteXroad },
): Promise<GuionDeVersion | ErrorXroad> {
  const nombre = presentServicio(suyo);
  if (!isProveedorSimulado(suyo)) return createMiembroDesconocido(nombre);
  const servicioId = readServicioXroad(suyo.servicio);
  if (servicioId === undefined) return createServicioDesconocido(nombre);
  try {
    const caller = toCaller({ actor: null, address: call.address });
    const clave = findClave(call);
    const guion = await simulador.guiones.get(servicioId, version, caller, clave);
    const { id: versionId, entidadId: id, codigoXroad, mayor, menor } = guion.version;
    if (presentMiembroXroad({ id, codigoXroad }) !== suyo.miembro) return createMiembroDesconocido(nombre);
    const derechos = await simulador.findDerechos(cliente.miembro, clave);
    if (!hasPermisoXroad(cliente, { id: versionId, entidadId: id }, derechos))
      return createSinPermiso(nombre);
    const acuerdo = findAcuerdoDeCliente(cliente, versionId, derechos);
    // X-Road knows no keys: the client itself says by which acuerdo it is answered.
    return acuerdo === undefined || acuerdo.clave === clave
      ? guion
      : await simulador.guiones.get(servicioId, `${mayor}.${menor}`, caller, acuerdo.clave);
  } catch (error) {
    switch (findClaseDeRechazo(error)) {
      // The key of an acuerdo that does not hold is what a permission nobody gave would be.
      case 'sin-permiso':
        return createSinPermiso(nombre);
      case 'desconocido':
        return createServicioDesconocido(nombre);
      case null:
        throw error;
    }
  }
}
