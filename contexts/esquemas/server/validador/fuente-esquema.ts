import type { DatabaseSchema } from '@marco/database';
import { refuse } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { validadorErrors } from '../../contract/validador.errors.ts';
import type { FormatoMensaje } from '../../contract/validador.terms.ts';
import { findVersionValidable } from './elemento-validable.queries.ts';
import { createEsquemaDeElemento } from './esquema-elemento.ts';
import { readEsquemaPropio } from './esquema-propio.ts';
import { findFormatoDeBytes } from './find-formato.ts';
import type { MensajeRecibido } from './read-formulario.ts';
import type { Esquema, Tarea } from './worker/tarea.ts';

/** What the messages of one call are validated against. */
export interface FuenteEsquema {
  /** Null for a schema somebody brought. */
  readonly versionId: number | null;
  createTarea(mensaje: MensajeRecibido): Promise<Tarea>;
}

export interface Peticion {
  readonly elemento?: string | undefined;
  readonly version?: string | undefined;
  readonly formato?: FormatoMensaje | undefined;
}

/** The schema a call asks for: of an element of the registry, made once for each format, or its own. */
export async function openFuente(
  database: Kysely<DatabaseSchema>,
  { elemento, version, formato }: Peticion,
  propio: MensajeRecibido | null,
): Promise<FuenteEsquema> {
  const conElemento = elemento !== undefined && elemento !== '';
  if (conElemento && propio) throw refuse(validadorErrors, 'ESQUEMA_REPETIDO');
  if (propio) {
    const esquema = await readEsquemaPropio(propio);
    return {
      versionId: null,
      createTarea: async ({ bytes }) => ({ mensaje: bytes, formato: formato ?? null, esquema }),
    };
  }
  if (!conElemento) throw refuse(validadorErrors, 'ESQUEMA_AUSENTE');
  const validable = await findVersionValidable(database, elemento, version);
  if (!validable) throw refuse(validadorErrors, 'ELEMENTO_NO_ENCONTRADO');
  const hechos = new Map<FormatoMensaje, Promise<Esquema>>();
  return {
    versionId: validable.id,
    createTarea: async ({ bytes }) => {
      const suyo = formato ?? findFormatoDeBytes(bytes);
      const hecho = hechos.get(suyo) ?? createEsquemaDeElemento(database, validable, suyo);
      hechos.set(suyo, hecho);
      return { mensaje: bytes, formato: suyo, esquema: await hecho };
    },
  };
}
