import { ASKED, type PublicCalls } from '@marco/test-kit/declarations';

export const publicCalls: PublicCalls = {
  listServicios: ASKED,
  listEstadosServicio: ASKED,
  findServicios: [{ rest: '?keyword=consulta' }],
  listServiciosElemento: [
    {
      records: `select v.elemento_id as id from servicios_elementos s join elementos_versiones v on v.id = s.version_id
        group by v.elemento_id order by count(*) desc limit 1`,
      payload: ({ id }) => ({ elementoId: id, tamano: 100 }),
    },
  ],
  computeServiciosPorEstado: ASKED,
};
