export type { AccesoDependencies } from './acceso.routes.ts';
export { findActor } from './actor.queries.ts';
export type { Contrasenas } from './contrasenas.ts';
export { createInvitacion, HORAS_INVITACION } from './create-invitacion.ts';
export { eventosAcceso } from './eventos.ts';
export { accesoManifest } from './module.ts';
export { refreshSecretos } from './segundo-factor/segundos-factores.repository.ts';
export { getAvisoTratamiento } from './tratamiento/aviso.queries.ts';
export type { TrustedIssuer } from './verify-external-token.ts';
