import { toDirectorioConDatos, toFicha } from '@marco/directorio/paths';
import { presentEntidad } from '@marco/entidades/terms';
import type { ElementoDePapel, EntidadDelMapa, RequisitoDeTramite } from '../contract/index.ts';
import { listRazonesDePapel, type NombresDelMapa } from '../rules/mapa/razones.ts';
import { findSiguientePaso, type SiguientePaso, TEXTOS_SIGUIENTE } from '../rules/mapa/siguiente-paso.ts';
import type { VeredictoDePapel } from '../rules/mapa/veredicto.ts';
import type { ElementoMapeadoRow, RequisitoRow } from './detalle-tramite.queries.ts';
import type {
  listElementosNombrados,
  listNombresDeEntidades,
  listServiciosNombrados,
} from './tramites.queries.ts';

/** Names of all a trámite speaks of. */
export interface NombresDeTramite {
  readonly elementos: Awaited<ReturnType<typeof listElementosNombrados>>;
  readonly servicios: Awaited<ReturnType<typeof listServiciosNombrados>>;
  readonly entidades: Awaited<ReturnType<typeof listNombresDeEntidades>>;
}

/** The page of a servicio; null where it has none. */
export function toDireccionDeServicio(nombres: NombresDeTramite, servicioId: number): string | null {
  const servicio = nombres.servicios.get(servicioId);
  return servicio?.parteEntidad != null && servicio.parteServicio != null
    ? toFicha(servicio.parteEntidad, servicio.parteServicio)
    : null;
}

/** An entidad by its name, also where it is gone. */
export const getNombrada = ({ entidades }: NombresDeTramite, id: number): EntidadDelMapa =>
  entidades.get(id) ?? { id, nombre: '', sigla: '' };

function toNombresDelMapa(nombres: NombresDeTramite): NombresDelMapa {
  const { elementos, servicios } = nombres;
  return {
    elemento: (id) => elementos.get(id)?.nombre ?? '',
    servicio: (id) => servicios.get(id)?.nombre ?? '',
    proveedora: (id) => servicios.get(id)?.sigla || (servicios.get(id)?.entidad ?? ''),
    entidad: (id) => {
      const { nombre, sigla } = getNombrada(nombres, id);
      return sigla || nombre;
    },
  };
}

/** What a trámite asks for, as everybody reads it. */
export function presentRequisito(
  row: RequisitoRow,
  elementos: readonly ElementoMapeadoRow[],
  veredicto: VeredictoDePapel | undefined,
  nombres: NombresDeTramite,
): RequisitoDeTramite {
  const emisora = row.entidad_emisora_id === null ? null : getNombrada(nombres, row.entidad_emisora_id);
  const papel = {
    exigeOriginal: row.exige_original,
    norma: row.norma,
    emisora: emisora && presentEntidad(emisora.nombre, emisora.sigla),
  };
  return {
    id: row.id,
    nombre: row.nombre,
    tipo: row.tipo,
    momento: row.momento,
    descripcion: row.descripcion,
    datos: [...row.datos],
    norma: row.norma,
    exigeOriginal: row.exige_original,
    tarifa: row.costo_tarifa,
    obligatorio: row.obligatorio,
    emisora,
    elementos: elementos.map((elemento) => presentElemento(elemento, nombres)),
    veredicto: veredicto?.veredicto ?? null,
    esPosible: veredicto?.esPosible ?? false,
    razones: veredicto ? listRazonesDePapel(veredicto, papel, toNombresDelMapa(nombres)) : [],
    vias: listVias(veredicto, nombres),
    siguiente: veredicto ? presentSiguiente(findSiguientePaso(veredicto), nombres) : null,
    observaciones: row.observaciones,
  };
}

function listVias(
  veredicto: VeredictoDePapel | undefined,
  nombres: NombresDeTramite,
): RequisitoDeTramite['vias'] {
  const ids = new Set(veredicto?.datos.flatMap(({ servicioId }) => servicioId ?? []));
  return [...ids].flatMap((servicioId) => {
    const servicio = nombres.servicios.get(servicioId);
    if (!servicio) return [];
    const entidad = presentEntidad(servicio.entidad, servicio.sigla);
    const direccion = toDireccionDeServicio(nombres, servicioId);
    return [{ servicioId, nombre: servicio.nombre, entidad, direccion }];
  });
}

function presentElemento(row: ElementoMapeadoRow, { elementos }: NombresDeTramite): ElementoDePapel {
  const elemento = elementos.get(row.elemento_id);
  return {
    elementoId: row.elemento_id,
    identificador: elemento?.identificador ?? '',
    nombre: elemento?.nombre ?? '',
    dato: row.dato,
    decision: row.decision,
    origen: row.origen,
    confianza: row.confianza,
    razones: [...row.razones],
  };
}

function presentSiguiente(
  paso: SiguientePaso | undefined,
  nombres: NombresDeTramite,
): RequisitoDeTramite['siguiente'] {
  if (!paso) return null;
  const texto = TEXTOS_SIGUIENTE[paso.clase];
  if ('servicioId' in paso) return { texto, direccion: toDireccionDeServicio(nombres, paso.servicioId) };
  return { texto, direccion: 'elementos' in paso ? toDirectorioConDatos(paso.elementos) : null };
}
