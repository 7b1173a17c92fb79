import { EMBEDDED_ISSUER_KEY } from '@marco/authenticator';
import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../../schema.generated.ts';
import { readJson } from '../../read-data.ts';
import { DEMO_SUBJECT_START, presentDemoSubject } from '../demo-identities.ts';
import { createDirectory, getNamed, presentDomain } from '../directory.ts';
import { insertAutorizaciones } from '../insert-autorizaciones.ts';
import { REGISTERED } from '../insert-people.ts';
import { presentMailbox } from '../personas.ts';

/** Identification number before those of the invented people of entities; nobody can sign in as one of them. */
const ANTERIOR = 1_000_000_300;

type Nombres = Readonly<Record<'nombres' | 'apellidos', readonly string[]>>;

export interface Enlaces {
  /** Identification number of the person of each entity. */
  readonly claves: ReadonlyMap<string, string>;
  /** Their users by identification number. */
  readonly usuarios: ReadonlyMap<string, number>;
}

/** The second certifier of the ministry: a revocation takes two persons. */
const MINISTERIO = 'MINTIC';

const presentPuesto = (clave: string) =>
  clave === MINISTERIO
    ? { rol: 'administrador-mintic', cargo: 'Subdirección de Interoperabilidad' }
    : { rol: 'lider-interoperabilidad', cargo: 'Liderazgo de interoperabilidad' };

/**
 * One invented person who leads the interoperability of each entity; of the ministry, one who certifies. Called again, it goes on with
 * the next numbers.
 *
 * @param ingresos when each was registered, by their entity; without it with the first people
 */
export async function insertEnlaces(
  trx: Transaction<DatabaseSchema>,
  claves: readonly string[],
  entidades: ReadonlyMap<string, number>,
  ingresos: ReadonlyMap<string, string> = new Map(),
): Promise<Enlaces> {
  const previos = await countEnlaces(trx);
  const { nombres, apellidos } = readJson<Nombres>(new URL('../nombres.json', import.meta.url));
  const directorio = createDirectory();
  const { id: tipo } = await trx
    .selectFrom('tipos_identificacion')
    .select('id')
    .where('sigla', '=', 'CC')
    .executeTakeFirstOrThrow();
  const personas = claves.map((clave, at) => {
    const place = previos + at;
    const numero = String(ANTERIOR + 1 + place);
    const [primerNombre = '', segundoNombre = null] = (nombres[place % nombres.length] ?? '').split(' ');
    const [primerApellido = '', segundoApellido = null] = (
      apellidos[(place * 5 + 2) % apellidos.length] ?? ''
    ).split(' ');
    const buzon = presentMailbox({ primerNombre, primerApellido });
    return {
      clave,
      row: {
        emisor: EMBEDDED_ISSUER_KEY,
        sujeto: presentDemoSubject(numero),
        tipo_identificacion_id: tipo,
        numero_identificacion: numero,
        primer_nombre: primerNombre,
        segundo_nombre: segundoNombre,
        primer_apellido: primerApellido,
        segundo_apellido: segundoApellido,
        correo_electronico: `${buzon}@${presentDomain(getNamed(directorio, clave))}`,
        numero_celular: `300${numero.slice(-7)}`,
        created_at: ingresos.get(clave) ?? REGISTERED,
      },
    };
  });
  const inserted = await trx
    .insertInto('usuarios')
    .values(personas.map(({ row }) => row))
    .returning(['id', 'numero_identificacion'])
    .execute();
  const ids = new Map(inserted.map(({ id, numero_identificacion: numero }) => [numero, id]));
  const roles = await trx.selectFrom('roles').select(['id', 'codigo']).execute();
  const rolIds = new Map(roles.map(({ id, codigo }) => [codigo, id]));
  await trx
    .insertInto('membresias')
    .values(
      personas.map(({ clave, row }) => {
        const { rol, cargo } = presentPuesto(clave);
        return {
          usuario_id: getNamed(ids, row.numero_identificacion),
          entidad_id: getNamed(entidades, clave),
          rol_id: getNamed(rolIds, rol),
          cargo,
          estado: 'activa',
          created_at: row.created_at,
        };
      }),
    )
    .execute();
  await insertAutorizaciones(trx, ids.values());
  return {
    claves: new Map(personas.map(({ clave, row }) => [clave, row.numero_identificacion])),
    usuarios: ids,
  };
}

async function countEnlaces(trx: Transaction<DatabaseSchema>): Promise<number> {
  const { total } = await trx
    .selectFrom('usuarios')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where('sujeto', 'like', `${DEMO_SUBJECT_START}%`)
    .where('numero_identificacion', '>', String(ANTERIOR))
    .executeTakeFirstOrThrow();
  return Number(total);
}
