import { presentEntidad } from '@marco/entidades/terms';
import { decidePermission } from '@marco/server-kit';
import { type FuenteDeBusqueda, toEnteros } from '@marco/usuarios/port';
import { certificadosPaths, toCertificado } from '../contract/certificados.paths.ts';
import { ESTADO_CERTIFICADO, type EstadoCertificado, RECURSO_CERTIFICACION } from '../contract/terms.ts';
import { parseCodigo, presentCodigo } from '../rules/codigo-verificacion.ts';
import { toQuienCertifica } from './quien-certifica.ts';
import { buildCandidatos, listEncontrados } from './search-certificados.queries.ts';

function toTono(estado: EstadoCertificado) {
  if (estado === 'vigente') return 'green';
  if (estado === 'suspendido') return 'yellow';
  return estado === 'revocado' ? 'red' : 'gray';
}

/** Certificates, for the search over everything; whoever has the code of one finds it. */
export const fuenteCertificados: FuenteDeBusqueda = {
  tipo: { codigo: 'certificados', uno: 'Certificado', todos: 'Certificados', icono: 'award' },
  hasVencimiento: true,
  parseCodigo,
  open: (quien) => {
    const isReader = decidePermission(quien.actor, RECURSO_CERTIFICACION, 'consultar').allowed;
    const lector = isReader ? toQuienCertifica(quien) : null;
    return {
      toLista: isReader
        ? (texto) => `${certificadosPaths.home}?texto=${encodeURIComponent(texto)}`
        : undefined,
      buildCandidatos: (database, cuales) => buildCandidatos(database, cuales, lector),
      listFichas: async (database, ids) =>
        (await listEncontrados(database, toEnteros(ids))).map((row) => ({
          id: String(row.id),
          titulo: `${row.numero}, ${row.servicio_nombre}`,
          detalle: `Certificado de nivel ${row.nivel}, ${presentEntidad(row.entidad)}`,
          estado: { nombre: ESTADO_CERTIFICADO[row.estado], tono: toTono(row.estado) } as const,
          url: toCertificado(presentCodigo(row.codigo)),
          datos: [
            { nombre: 'Servicio', valor: row.servicio_nombre },
            { nombre: 'Entidad', valor: presentEntidad(row.entidad) },
            { nombre: 'Código de verificación', valor: presentCodigo(row.codigo) },
            { nombre: 'Solicitud', valor: row.radicado },
          ],
        })),
    };
  },
};
