import type { FallaXroad } from '../../contract/situaciones.terms.ts';

/** An error of a security server, in its own words: those are English everywhere. */
export interface ErrorXroad {
  readonly tipo: string;
  readonly mensaje: string;
  /** 400 where the caller is wrong, 500 else (PR-REST §4.6). */
  readonly estado: 400 | 500;
}

const EN_CLIENTE = 'Server.ClientProxy';
const EN_PROVEEDOR = 'Server.ServerProxy';

/** What a security server says in each fault somebody rehearses. */
export function createErrorXroad(falla: FallaXroad, servicio: string): ErrorXroad {
  switch (falla) {
    case 'permiso':
      return createSinPermiso(servicio);
    case 'certificado':
      return {
        tipo: `${EN_CLIENTE}.SslAuthenticationFailed`,
        mensaje: 'Security server has no valid authentication certificate',
        estado: 500,
      };
    case 'timeout':
      return {
        tipo: `${EN_PROVEEDOR}.NetworkError`,
        mensaje: 'Read from proveedor.invalid:443 failed: Read timed out',
        estado: 500,
      };
    case 'proveedor-caido':
      return {
        tipo: `${EN_PROVEEDOR}.NetworkError`,
        mensaje: 'Connect to proveedor.invalid:443 failed: Connection refused',
        estado: 500,
      };
  }
}

/** The provider gave the caller no right to the service. */
export function createSinPermiso(servicio: string): ErrorXroad {
  return {
    tipo: `${EN_PROVEEDOR}.AccessDenied`,
    mensaje: `Request is not allowed: SERVICE:${servicio}`,
    estado: 500,
  };
}

/** Nobody in the simulator is called so. */
export function createMiembroDesconocido(servicio: string): ErrorXroad {
  return {
    tipo: `${EN_CLIENTE}.UnknownMember`,
    mensaje: `Could not find addresses for service provider "SERVICE:${servicio}"`,
    estado: 500,
  };
}

/** Who calls is no member of an instance the simulator stands for. */
export function createClienteDesconocido(cliente: string): ErrorXroad {
  return { tipo: `${EN_CLIENTE}.UnknownMember`, mensaje: `Client '${cliente}' not found`, estado: 500 };
}

/** The call names a security server that does not have the service. */
export function createServidorDesconocido(servidor: string): ErrorXroad {
  return {
    tipo: `${EN_CLIENTE}.InvalidSecurityServer`,
    mensaje: `Could not find security server "SERVER:${servidor}"`,
    estado: 500,
  };
}

/** The member has no such service. */
export function createServicioDesconocido(servicio: string): ErrorXroad {
  return {
    tipo: `${EN_PROVEEDOR}.UnknownService`,
    mensaje: `Unknown service: SERVICE:${servicio}`,
    estado: 500,
  };
}

/** A call of a metaservicio without what it must say. */
export function createPeticionIncompleta(mensaje: string): ErrorXroad {
  return { tipo: `${EN_PROVEEDOR}.InvalidRequest`, mensaje, estado: 500 };
}

/** A metaservicio cannot describe what it was asked for (PR-MREST §5). */
export function createSinDescripcion(mensaje: string): ErrorXroad {
  return { tipo: `${EN_PROVEEDOR}.InternalError`, mensaje, estado: 500 };
}

/** A call that does not follow the protocol. */
export function createPeticionMala(mensaje: string): ErrorXroad {
  return { tipo: 'Client.BadRequest', mensaje, estado: 400 };
}

/** An envelope that does not follow the protocol, by what is wrong with it. */
export function createSobreMalo(clase: string, mensaje: string): ErrorXroad {
  return { tipo: `Client.${clase}`, mensaje, estado: 400 };
}
