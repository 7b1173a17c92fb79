import type { Transaction } from 'kysely';
import type { DatabaseSchema } from '../../schema.generated.ts';
import { readJson } from '../read-data.ts';

interface Parametro {
  readonly clave: string;
  /** Title on the parameters screen; by default its key. */
  readonly nombre?: string;
  readonly tipo: string;
  readonly grupo: string;
  readonly publico: boolean;
  readonly valor: unknown;
  readonly descripcion: string;
  /** Limits of the value: contexts/parametros/contract/parametro.schema.ts. */
  readonly restriccion?: object;
  /** Whether the process writes it; by default false. */
  readonly soloLectura?: boolean;
  /** What a change of it does, as it is said before it is saved. */
  readonly efecto?: string;
  /** What its number counts: 'días hábiles'. */
  readonly unidad?: string;
  /** Whether a second person must confirm each change; by default false. */
  readonly sensible?: boolean;
}

/** Parameters with their defaults. A value somebody already set is kept; what describes and limits it follows this release. */
export async function seedParametros(trx: Transaction<DatabaseSchema>): Promise<void> {
  const parametros = readJson<Parametro[]>(new URL('parametros.json', import.meta.url));
  await trx
    .insertInto('parametros')
    .values(
      parametros.map(({ valor, restriccion = {}, soloLectura = false, ...parametro }) => ({
        nombre: '',
        efecto: '',
        unidad: '',
        sensible: false,
        ...parametro,
        valor: JSON.stringify(valor),
        valor_inicial: JSON.stringify(valor),
        restriccion: JSON.stringify(restriccion),
        solo_lectura: soloLectura,
      })),
    )
    .onConflict((conflict) =>
      conflict.column('clave').doUpdateSet((row) => ({
        tipo: row.ref('excluded.tipo'),
        grupo: row.ref('excluded.grupo'),
        publico: row.ref('excluded.publico'),
        solo_lectura: row.ref('excluded.solo_lectura'),
        nombre: row.ref('excluded.nombre'),
        restriccion: row.ref('excluded.restriccion'),
        descripcion: row.ref('excluded.descripcion'),
        valor_inicial: row.ref('excluded.valor_inicial'),
        efecto: row.ref('excluded.efecto'),
        unidad: row.ref('excluded.unidad'),
        sensible: row.ref('excluded.sensible'),
      })),
    )
    .execute();
}
