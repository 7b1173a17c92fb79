import type { DatabaseSchema } from '@marco/database';
import { listCambios, listEntradas } from '@marco/diccionario/port';
import { toDireccionElemento } from '@marco/diccionario/terms';
import { toFicha } from '@marco/directorio/paths';
import { listPaginaDeEventos } from '@marco/directorio/port';
import { toReunion } from '@marco/mesas/paths';
import type { Kysely } from 'kysely';
import type { DatosGenerales, UltimoCambio } from '../../contract/index.ts';
import { listUltimasActas } from './ultimas-actas.queries.ts';

type Database = Kysely<DatabaseSchema>;

/** So many of each kind. */
const CUANTOS = 5;

/** The elements that came into force last, as the feed of the dictionary tells them. */
async function readElementos(database: Database): Promise<UltimoCambio[]> {
  const { cambios } = await listCambios(database, 1);
  const incorporados = cambios.filter(({ suceso }) => suceso === 'incorporado').slice(0, CUANTOS);
  const entradas = new Map(
    (
      await listEntradas(
        database,
        incorporados.map(({ versionId }) => versionId),
      )
    ).map((entrada) => [entrada.versionId, entrada]),
  );
  return incorporados.flatMap(({ versionId, momento }) => {
    const entrada = entradas.get(versionId);
    if (entrada === undefined) return [];
    const { nombre, version, capa, dominio } = entrada;
    return [
      {
        nombre,
        detalle: `Versión ${version}, ${capa.nombre}, ${dominio.nombre}`,
        momento: momento.toISOString(),
        url: toDireccionElemento(entrada, version),
      },
    ];
  });
}

/** The servicios that changed last in the directory, each once, as its feed tells them. */
async function readServicios(database: Database): Promise<UltimoCambio[]> {
  const { eventos } = await listPaginaDeEventos(database, {}, 1);
  const vistos = new Set<number>();
  return eventos
    .filter(({ nivel, servicioId }) => nivel === 3 && !vistos.has(servicioId) && vistos.add(servicioId))
    .slice(0, CUANTOS)
    .map(({ servicio, entidad, momento, parteEntidad, parteServicio }) => ({
      nombre: servicio,
      detalle: entidad,
      momento: momento.toISOString(),
      url: toFicha(parteEntidad, parteServicio),
    }));
}

async function readActas(database: Database): Promise<UltimoCambio[]> {
  const actas = await listUltimasActas(database, CUANTOS);
  return actas.map(({ mesa, mesaId, reunionId, numero, momento }) => ({
    nombre: `Acta ${numero}`,
    detalle: mesa,
    momento: momento.toISOString(),
    url: toReunion(reunionId, mesaId),
  }));
}

/** What happened last: elements in force, servicios of level 3, sealed actas. */
export async function readUltimos(database: Database): Promise<DatosGenerales['ultimos']> {
  const [elementos, servicios, actas] = await Promise.all([
    readElementos(database),
    readServicios(database),
    readActas(database),
  ]);
  return { elementos, servicios, actas };
}
