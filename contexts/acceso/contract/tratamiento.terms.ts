/** Where somebody answered to the privacy notice: registering, accepting an invitation, at the next entry, in their account. */
export const MEDIOS_AUTORIZACION = ['registro', 'invitacion', 'ingreso', 'cuenta'] as const;
export type MedioAutorizacion = (typeof MEDIOS_AUTORIZACION)[number];

/** Longest name of a version of the notice. */
export const LONGEST_VERSION_AVISO = 30;
