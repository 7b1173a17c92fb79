import type { FallaXroad } from '../../contract/situaciones.terms.ts';

/** An error of a security server, in its own words: those are English everywhere. */
export interface ErrorXroad {
  readonly tipo: string;
  readonly mensaje: string;
  /** 400 where the caller is wrong, 500 else (PR-REST §4.6). */
  readonly estado: 400 | 500;
}

const EN_PROVEEDOR = 'Server.ServerProxy';

/** What a security server says in each fault somebody rehearses. */
export function createErrorXroad(falla: FallaXroad, servicio: string): ErrorXroad {
  switch (falla) {
    case 'permiso':
      return {
        tipo: `${EN_PROVEEDOR}.AccessDenied`,
        mensaje: `Request is not allowed: SERVICE:${servicio}`,
        estado: 500,
      };
    case 'certificado':
      return {
        tipo: 'Server.ClientProxy.SslAuthenticationFailed',
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

/** Nobody in the simulator is called so. */
export function createMiembroDesconocido(servicio: string): ErrorXroad {
  return {
    tipo: 'Server.ClientProxy.UnknownMember',
    mensaje: `Could not find addresses for service provider "SERVICE:${servicio}"`,
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

/** A call that does not follow the protocol. */
export function createPeticionMala(mensaje: string): ErrorXroad {
  return { tipo: 'Client.BadRequest', mensaje, estado: 400 };
}
