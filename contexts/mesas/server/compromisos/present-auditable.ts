import type { Compromiso } from '../../contract/index.ts';

type Valores = Readonly<Record<string, unknown>>;

/** A commitment as the audit trail keeps it: who answers for it is a person, and stays out. */
export function presentAuditable(compromiso: Compromiso): Valores {
  return {
    descripcion: compromiso.descripcion,
    entidadId: compromiso.idEntidad,
    venceEn: compromiso.venceEn,
    plazoDiasHabiles: compromiso.plazoDiasHabiles,
    servicioId: compromiso.idServicio,
    estadoServicioId: compromiso.idEstadoServicio,
    elementoId: compromiso.idElemento,
    solicitudId: compromiso.idSolicitud,
    estadoSolicitudId: compromiso.idEstadoSolicitud,
  };
}

/** The fields that differ, as they were and as they are. */
export function compareAuditables(antes: Compromiso, despues: Compromiso) {
  const before = presentAuditable(antes);
  const after = presentAuditable(despues);
  const campos = Object.keys(after).filter((campo) => before[campo] !== after[campo]);
  const pick = (valores: Valores) => Object.fromEntries(campos.map((campo) => [campo, valores[campo]]));
  const isOther = antes.responsable !== despues.responsable || antes.idResponsable !== despues.idResponsable;
  return { antes: pick(before), despues: pick(after), personales: isOther ? ['responsable'] : [] };
}
