import type { CertificadoListado } from '../contract/index.ts';
import type { PasoCertificado } from '../contract/terms.ts';
import { canTakePasoCertificado, type QuienCertifica } from '../rules/can-take-paso-certificado.ts';
import { presentCodigo } from '../rules/codigo-verificacion.ts';
import type { CertificadoRow } from './certificado.queries.ts';

/** A certificate as its private list has it, with what the reader may do. */
export function presentListado(row: CertificadoRow, quien: QuienCertifica): CertificadoListado {
  const { contenido, revocacion_pedida_por: pedidaPor } = row;
  const situacion = { estado: row.estado, revocacionPedidaPor: pedidaPor };
  const { nombre, sigla } = contenido.entidad;
  const decide = (paso: PasoCertificado) => canTakePasoCertificado(paso, quien, situacion);
  return {
    id: row.id,
    version: row.version,
    numero: row.numero,
    codigo: presentCodigo(row.codigo),
    nivel: row.nivel,
    estado: row.estado,
    motivo: row.motivo,
    servicio: contenido.servicio.nombre,
    entidad: { nombre, sigla },
    radicado: row.radicado,
    solicitudId: row.solicitud_id,
    expedidoEn: row.expedido_en.toISOString(),
    revocacionPedida:
      pedidaPor === null ? null : { motivo: row.revocacion_motivo, esPropia: pedidaPor === quien.usuarioId },
    acciones: {
      suspender: decide('suspender'),
      levantar: decide('levantar'),
      'pedir-revocacion': decide('pedir-revocacion'),
      revocar: decide('revocar'),
      'descartar-revocacion': decide('descartar-revocacion'),
    },
  };
}
