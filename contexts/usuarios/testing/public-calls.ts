import type { TestApp } from '@marco/test-kit';
import { ASKED, type NamedPeople, PERSONA_MARCADA, type PublicCalls } from '@marco/test-kit/declarations';
import { sql } from 'kysely';

/** Every person has a name, a cargo and an e-mail that are found wherever they are told; mails keep their domain. */
export async function addPublicRecords({ database: { kysely } }: TestApp): Promise<void> {
  const [nombre, apellido] = PERSONA_MARCADA.usuario.split(' ');
  const [correo] = PERSONA_MARCADA.correo.split('@');
  await sql`update usuarios set primer_nombre = ${nombre}, segundo_nombre = null, primer_apellido = ${apellido},
    segundo_apellido = null, correo_electronico = ${correo} || id || '@' || split_part(correo_electronico, '@', 2)`.execute(
    kysely,
  );
  await sql`update membresias set cargo = ${PERSONA_MARCADA.cargo}, otro_numero_telefonico = ${PERSONA_MARCADA.telefono},
    correo_electronico = ${correo} || id || '@entidad.ejemplo.gov.co'`.execute(kysely);
}

export const publicCalls: PublicCalls = {
  searchTodo: [{ rest: '?q=salud' }, { rest: '?q=identificacion&tipo=elementos' }],
  listUsuariosMinisterio: ASKED,
};

export const namedPeople: Readonly<Record<string, NamedPeople>> = {
  listUsuariosMinisterio: {
    data: ['usuario', 'correo'],
    because: 'the specification lists the users of the ministry (ADR 0042)',
  },
};
