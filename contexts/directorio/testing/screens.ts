import type { Screens } from '@marco/test-kit/declarations';

/** Codes of nothing: the product makes them while it runs. */
const CODIGO = 'A'.repeat(43);

/** The page of a servicio in use, and the addresses a mail carries. */
export const screens: Screens = {
  toFicha: `select d.entidad, d.servicio from directorio_direcciones d
    join directorio_servicios s on s.servicio_id = d.servicio_id
    where d.vigente order by s.nivel desc, d.servicio_id limit 1`,
  toConfirmarSuscripcion: [[CODIGO]],
  toRetirarSuscripcion: [[CODIGO]],
  toDirectorioConDatos: [[[1]]],
  toAcuerdo: [[1]],
  toNuevoAcuerdo: [[1]],
};
