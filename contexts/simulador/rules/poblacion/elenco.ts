import { findLlave, listAtributos, type Sujeto } from './atributos.ts';
import type { PersonaInventada } from './persona.ts';
import type { Elenco, Poblacion } from './poblacion.ts';
import { computeHuella } from './sorteo.ts';

/** A value of a petition that may name somebody, by the identificador of its element. */
export interface DatoNombrado {
  readonly identificador: string;
  readonly texto: string;
}

/** The cast of an answer, and whom of it the petition itself named. */
export interface ElencoElegido {
  readonly elenco: Elenco;
  readonly nombrados: ReadonlySet<Sujeto>;
}

/**
 * Whom and what an answer speaks of: who is named in the petition, then what they own and where they work, and the rest by
 * the petition, so that the same petition always finds the same.
 *
 * @param semilla text that is the same for the same petition
 */
export function chooseElenco(
  poblacion: Poblacion,
  pedidos: readonly DatoNombrado[],
  semilla: string,
): ElencoElegido {
  const named = new Map<Sujeto, number>();
  for (const { identificador, texto } of pedidos) {
    const sujeto = findLlave(identificador);
    if (sujeto === undefined || named.has(sujeto)) continue;
    const at = listAtributos(poblacion, sujeto, identificador).indexOf(texto);
    if (at >= 0) named.set(sujeto, at);
  }
  const persona = named.get('persona') ?? findDuenno(poblacion, named) ?? drawPersona(poblacion, semilla);
  const quien = getAt(poblacion.personas, persona);
  const ofOwner = (bienes: readonly { readonly propietario: number }[]) => {
    const at = bienes.findIndex(({ propietario }) => propietario === persona);
    return at < 0 ? undefined : at;
  };
  const draw = (cuantos: number, de: string) => computeHuella(`${semilla} ${de}`) % cuantos;
  const { empresas, vehiculos, predios } = poblacion;
  return {
    elenco: {
      persona: quien,
      empresa: getAt(
        empresas,
        named.get('empresa') ?? quien.empleador ?? draw(empresas.length, `empresa ${quien.numero}`),
      ),
      vehiculo: getAt(
        vehiculos,
        named.get('vehiculo') ?? ofOwner(vehiculos) ?? draw(vehiculos.length, 'vehiculo'),
      ),
      predio: getAt(predios, named.get('predio') ?? ofOwner(predios) ?? draw(predios.length, 'predio')),
    },
    nombrados: new Set(named.keys()),
  };
}

/** Who owns or represents what a petition names. */
function findDuenno(
  { vehiculos, predios, empresas }: Poblacion,
  named: ReadonlyMap<Sujeto, number>,
): number | undefined {
  return (
    vehiculos[named.get('vehiculo') ?? -1]?.propietario ??
    predios[named.get('predio') ?? -1]?.propietario ??
    empresas[named.get('empresa') ?? -1]?.representante
  );
}

/** Anybody but those with something to watch for: they come when they are called. */
function drawPersona({ personas }: Poblacion, semilla: string): number {
  const primero = computeHuella(`${semilla} persona`) % personas.length;
  for (let turno = 0; turno < personas.length; turno += 1) {
    const at = (primero + turno) % personas.length;
    if (personas[at]?.personaje === null) return at;
  }
  return primero;
}

function getAt<Item>(items: readonly Item[], at: number): Item {
  const item = items[at];
  if (item === undefined) throw new RangeError('The population has nobody there.');
  return item;
}

/** How people read a person of the population. */
export function presentPersona({ primerNombre, primerApellido, numero }: PersonaInventada): string {
  return `${primerNombre} ${primerApellido}, ${numero}`;
}
