import type { EventoHistorial } from '../../contract/index.ts';
import { listIds, type Nombres, readDetalle, toTextos } from '../../rules/historial/valores.ts';
import type { EventoFound, findObjetos, Ids } from './historial.queries.ts';

type Objetos = Awaited<ReturnType<typeof findObjetos>>;

/** Ids the details of some events name. */
export function listIdsDeEventos(eventos: readonly EventoFound[]): Ids {
  const ids = {
    entidades: new Set<number>(),
    servicios: new Set<number>(),
    usuarios: new Set<number>(),
    reuniones: new Set<number>(),
    estadosServicio: new Set<number>(),
    elementos: new Set<number>(),
    solicitudes: new Set<number>(),
    estadosSolicitud: new Set<number>(),
  };
  for (const { detail } of eventos)
    for (const { campo, antes, despues } of readDetalle(detail).cambios)
      for (const [catalogo, id] of listIds(campo, [antes, despues])) ids[catalogo].add(id);
  return ids;
}

/** Ids of the objects of a kind. */
export function listObjetos(eventos: readonly EventoFound[], tipo: keyof Objetos): number[] {
  return eventos.filter((evento) => evento.tipo === tipo).map(({ idObjeto }) => Number(idObjeto));
}

/** An event as its historial tells it: names instead of ids, no value of a person. */
export function presentEvento(row: EventoFound, nombres: Nombres, objetos: Objetos): EventoHistorial {
  const { cambios, personales, sentido, motivo } = readDetalle(row.detail);
  const { tipo, idObjeto } = row;
  return {
    id: row.id,
    fecha: row.occurred_at.toISOString(),
    accion: row.accion,
    clase: row.clase,
    objeto: {
      tipo,
      id: idObjeto,
      nombre:
        tipo === 'reunion' || tipo === 'compromiso' ? (objetos[tipo].get(Number(idObjeto)) ?? null) : null,
    },
    quien:
      row.idQuien === null
        ? null
        : { id: row.idQuien, nombre: row.quien ?? `N.º ${row.idQuien}`, entidad: row.entidad, rol: row.rol },
    sentido,
    cambios: cambios.map(({ campo, antes, despues }) => ({
      campo,
      antes: toTextos(campo, antes, nombres),
      despues: toTextos(campo, despues, nombres),
    })),
    personales: [...personales],
    motivo,
  };
}
