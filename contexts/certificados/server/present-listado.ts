import type { CertificadoDeVersion, CertificadoListado } from '../contract/index.ts';
import type { PasoCertificado } from '../contract/terms.ts';
import {
  canTakePasoCertificado,
  type QuienCertifica,
  type SituacionCertificado,
} from '../rules/can-take-paso-certificado.ts';
import { presentCodigo } from '../rules/codigo-verificacion.ts';
import { canProponerSuspension } from '../rules/propuesta-suspension.ts';
import type { CertificadoRow } from './certificado.queries.ts';
import { presentEstado } from './present-estado.ts';

/** What of a certificate decides about its steps. */
export const toSituacion = (row: CertificadoRow): SituacionCertificado => ({
  nivel: row.nivel,
  estado: presentEstado(row).estado,
  hayPropuesta: row.propuesta_de !== null,
  revocacionPedidaPor: row.revocacion_pedida_por,
  inferiorRevocado: row.inferior_revocado,
});

/** What the operator proposes is of who decides and of who proposed, until it is decided. */
function presentPropuesta(
  { propuesta_causa: causa, propuesta_motivo: motivo, propuesta_en, fecha_propuesta }: CertificadoRow,
  { esMinisterio, esOperador }: QuienCertifica,
): CertificadoListado['suspensionPropuesta'] {
  if (propuesta_en === null || fecha_propuesta === null || !(esMinisterio || esOperador)) return null;
  return { causa, motivo, propuestaEn: propuesta_en.toISOString(), hasta: fecha_propuesta };
}

/** A certificate of a version, for the person who looks at its servicio. */
export const presentDeVersion = (row: CertificadoRow, quien: QuienCertifica): CertificadoDeVersion => ({
  numero: row.numero,
  codigo: presentCodigo(row.codigo),
  nivel: row.nivel,
  ...presentEstado(row),
  expedidoEn: row.expedido_en.toISOString(),
  suspensionPropuesta: presentPropuesta(row, quien),
});

/** A certificate as its private list has it, with what the reader may do. */
export function presentListado(row: CertificadoRow, quien: QuienCertifica): CertificadoListado {
  const { contenido, revocacion_pedida_por: pedidaPor } = row;
  const { estado, causa, motivo } = presentEstado(row);
  const situacion = toSituacion(row);
  const { nombre, sigla } = contenido.entidad;
  const decide = (paso: PasoCertificado) => canTakePasoCertificado(paso, quien, situacion);
  return {
    id: row.id,
    version: row.version,
    numero: row.numero,
    codigo: presentCodigo(row.codigo),
    nivel: row.nivel,
    estado,
    causa,
    motivo,
    servicio: contenido.servicio.nombre,
    entidad: { nombre, sigla },
    radicado: row.radicado,
    solicitudId: row.solicitud_id,
    expedidoEn: row.expedido_en.toISOString(),
    revocacionPedida:
      pedidaPor === null
        ? null
        : {
            causa: row.revocacion_causa,
            motivo: row.revocacion_motivo,
            esPropia: pedidaPor === quien.usuarioId,
          },
    superiores: row.superiores ?? [],
    suspensionPropuesta: presentPropuesta(row, quien),
    acciones: {
      suspender: decide('suspender'),
      levantar: decide('levantar'),
      'pedir-revocacion': decide('pedir-revocacion'),
      revocar: decide('revocar'),
      'descartar-revocacion': decide('descartar-revocacion'),
      'declinar-propuesta': decide('declinar-propuesta'),
    },
    proponer: canProponerSuspension(quien, situacion),
  };
}
