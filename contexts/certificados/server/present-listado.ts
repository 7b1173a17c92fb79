import type { CertificadoListado } from '../contract/index.ts';
import { PASOS_CERTIFICADO } from '../contract/terms.ts';
import { canTakePasoCertificado, type QuienCertifica } from '../rules/can-take-paso-certificado.ts';
import { presentCodigo } from '../rules/codigo-verificacion.ts';
import type { CertificadoRow } from './certificado.queries.ts';

/** A certificate as its private list has it, with what the reader may do. */
export function presentListado(row: CertificadoRow, quien: QuienCertifica): CertificadoListado {
  const { contenido, revocacion_pedida_por: pedidaPor } = row;
  const situacion = { estado: row.estado, revocacionPedidaPor: pedidaPor };
  const { nombre, sigla } = contenido.entidad;
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
    acciones: Object.fromEntries(
      PASOS_CERTIFICADO.map((paso) => [paso, { ...canTakePasoCertificado(paso, quien, situacion) }]),
    ) as unknown as CertificadoListado['acciones'],
  };
}
