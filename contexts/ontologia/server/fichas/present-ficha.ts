import type { DatabaseSchema } from '@marco/database';
import { listDetalles } from '@marco/oid/port';
import { type CallContext, listActions, refuse } from '@marco/server-kit';
import type { Kysely } from 'kysely';
import { type Ficha, ontologiaErrors } from '../../contract/index.ts';
import { type Palabra, RECURSO_ONTOLOGIA } from '../../contract/terms.ts';
import {
  canChangeEstado,
  canDeleteFicha,
  canDownloadOntologia,
  canEditFicha,
  type QuienMantiene,
} from '../../rules/ciclo-ficha.ts';
import { findEspacioNombres } from '../turtle/espacio-nombres.ts';
import { type FichaGuardada, findFichaGuardada } from './fichas.queries.ts';
import { listSinVigencia, listUsosDefinicion, listUsosIndividuo } from './referencias.queries.ts';

type Database = Kysely<DatabaseSchema>;

/** What the caller may do with the ontology. */
export function toQuienMantiene({ actor }: Pick<CallContext, 'actor'>): QuienMantiene {
  return { acciones: actor ? listActions(actor, RECURSO_ONTOLOGIA) : new Set() };
}

function idOf(reference: { readonly id: number } | null): number[] {
  return reference ? [reference.id] : [];
}

/** Definitions a ficha refers to. */
function listReferidas(ficha: FichaGuardada): number[] {
  switch (ficha.palabra) {
    case 'definicion':
      return [ficha.claseSuperior, ficha.dominio, ficha.rango].flatMap(idOf);
    case 'individuo':
      return [ficha.clase.id, ...ficha.valores.map(({ propiedad }) => propiedad.id)];
    case 'evento':
      return ficha.participantes.map(({ clase }) => clase.id);
    case 'regla':
      return idOf(ficha.clase);
  }
}

/** The parts of its word, with the ids a change is sent with. */
function toPropias(ficha: FichaGuardada) {
  switch (ficha.palabra) {
    case 'definicion':
      return {
        ...ficha,
        idClaseSuperior: ficha.claseSuperior?.id ?? null,
        idDominio: ficha.dominio?.id ?? null,
        idRango: ficha.rango?.id ?? null,
        idElemento: ficha.elemento?.id ?? null,
      };
    case 'individuo':
      return {
        ...ficha,
        idClase: ficha.clase.id,
        valores: ficha.valores.map((valor) => ({
          ...valor,
          idPropiedad: valor.propiedad.id,
          idIndividuo: valor.individuo?.id ?? null,
        })),
      };
    case 'evento':
      return {
        ...ficha,
        participantes: ficha.participantes.map((one) => ({ ...one, idClase: one.clase.id })),
        elementos: ficha.elementosCambiados.map(({ id }) => id),
      };
    case 'regla':
      return {
        ...ficha,
        idClase: ficha.clase?.id ?? null,
        elementos: ficha.elementosRevisados.map(({ id }) => id),
      };
  }
}

function listUsos(database: Database, { palabra, id }: FichaGuardada) {
  if (palabra === 'definicion') return listUsosDefinicion(database, id);
  return palabra === 'individuo' ? listUsosIndividuo(database, id) : Promise.resolve([]);
}

/** A stored ficha as it leaves: its IRI, the structure of its OID, and what the caller may do with it. */
async function presentFicha(database: Database, ficha: FichaGuardada, quien: QuienMantiene): Promise<Ficha> {
  const individuos =
    ficha.palabra === 'individuo' ? ficha.valores.flatMap(({ individuo }) => idOf(individuo)) : [];
  const espacio = await findEspacioNombres(database);
  const detalles = await listDetalles(database, [ficha.oid]);
  const usos = await listUsos(database, ficha);
  const sinVigencia = await listSinVigencia(database, listReferidas(ficha), individuos);
  return {
    ...toPropias(ficha),
    iri: espacio + ficha.codigo,
    oidDetails: [...(detalles.get(ficha.oid) ?? [])],
    permisos: {
      editar: canEditFicha(quien, ficha.estado),
      eliminar: canDeleteFicha(quien, ficha.estado, usos),
      cambiarEstado: canChangeEstado(quien, ficha.estado, sinVigencia),
      descargar: canDownloadOntologia(quien),
    },
  } as Ficha;
}

/** @throws ONTOLOGIA_NO_ENCONTRADA */
export async function getFichaPresentada(
  database: Database,
  palabra: Palabra,
  id: number,
  quien: QuienMantiene,
): Promise<Ficha> {
  const ficha = await findFichaGuardada(database, palabra, id);
  if (!ficha) throw refuse(ontologiaErrors, 'ONTOLOGIA_NO_ENCONTRADA');
  return presentFicha(database, ficha, quien);
}
