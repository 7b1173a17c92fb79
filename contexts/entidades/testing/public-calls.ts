import type { TestApp } from '@marco/test-kit';
import { ASKED, PERSONA_MARCADA, type PublicCalls } from '@marco/test-kit/declarations';

/** Every entity has a person as its contact. */
export async function addPublicRecords({ database }: TestApp): Promise<void> {
  await database.kysely
    .updateTable('entidades')
    .set({ nombre_contacto: PERSONA_MARCADA.nombre, cargo_contacto: PERSONA_MARCADA.cargo })
    .execute();
}

const CON_NIT = (tipo: string) =>
  `select nit, digito_verificacion as dv from entidades where nit is not null and ${tipo} order by id limit 2`;
const toNit = ({ nit, dv }: Readonly<Record<string, unknown>>) => ({ nit, dv });

export const publicCalls: PublicCalls = {
  findEntidades: [{ payload: () => ({ nombreEntidad: 'ministerio' }) }],
  listEntidades: ASKED,
  findNit: [{ records: CON_NIT("tipo <> 'ies'"), payload: toNit }],
  findIesNit: [{ records: CON_NIT("tipo = 'ies'"), payload: toNit }],
  listSectoresActivos: ASKED,
  listDepartamentosActivos: ASKED,
  listMunicipiosActivos: ASKED,
};
