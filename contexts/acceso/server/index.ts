export type { AccesoDependencies } from './acceso.routes.ts';
export { findActor } from './actor.queries.ts';
export { createInvitacion, HORAS_INVITACION } from './create-invitacion.ts';
export type { TrustedIssuer } from './ingreso/verify-external-token.ts';
export { accesoManifest } from './module.ts';
export { novedadesAcceso } from './novedades.ts';
export type { Contrasenas } from './restablecimientos/contrasenas.ts';
export { refreshSecretos } from './segundo-factor/segundos-factores.repository.ts';
export { getAvisoTratamiento } from './tratamiento/aviso.queries.ts';
