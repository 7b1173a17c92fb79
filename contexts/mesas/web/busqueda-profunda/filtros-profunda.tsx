import { Tag } from '@marco/web-kit/tag';
import { useState } from 'react';
import type { Facetas } from '../../contract/index.ts';
import { PROCEDENCIA } from '../../contract/terms.ts';
import { listFiltrosActivos } from '../../rules/busqueda/filtros-activos.ts';
import type { EstadoProfunda } from '../../rules/busqueda-profunda/direccion.ts';
import filtros from '../busqueda/filtros-activos.module.css';
import { useListasBusqueda } from '../busqueda/use-listas-busqueda.ts';

interface FiltrosProfundaProps {
  readonly estado: EstadoProfunda;
  readonly facetas: Facetas;
  readonly onChange: (estado: EstadoProfunda) => void;
}

interface Etiqueta {
  readonly texto: string;
  readonly sin: EstadoProfunda;
}

/** The filters in use, each with a button that takes it away. */
export function FiltrosProfunda({ estado, facetas, onChange }: FiltrosProfundaProps) {
  const etiquetas = useEtiquetas(estado, facetas);
  if (etiquetas.length === 0) return null;
  return (
    <div className={filtros['filters']}>
      <span className={filtros['label']}>Filtros:</span>
      {etiquetas.map(({ texto, sin }) => (
        <Tag
          key={texto}
          onRemove={() => onChange({ ...sin, pagina: 1 })}
          removeLabel={`Quitar filtro ${texto}`}
        >
          {texto}
        </Tag>
      ))}
    </div>
  );
}

function useEtiquetas(estado: EstadoProfunda, facetas: Facetas): readonly Etiqueta[] {
  const { filtro, sector, anio, fuente } = estado;
  const nombreDe = useNombres(facetas);
  const listas = useListasBusqueda(null);
  const servicio = listas.servicios.data?.find(({ servicioId }) => servicioId === filtro.servicio)?.nombre;
  const deFormulario = listFiltrosActivos(filtro, {
    entidad: nombreDe('admEntidadLider', filtro.entidad),
    consultor: nombreDe('admUsuarioId', filtro.consultor),
    estadoServicio: nombreDe('estadoServicio', filtro.estadoServicio),
    servicio,
  }).map(({ clave, texto }) => ({
    texto,
    sin: { ...estado, filtro: { ...filtro, [clave]: clave === 'nombre' ? '' : null } },
  }));
  return [
    ...deFormulario,
    ...(sector === null
      ? []
      : [
          {
            texto: `Sector: ${nombreDe('sectorLider', sector) ?? `n.º ${sector}`}`,
            sin: { ...estado, sector: null },
          },
        ]),
    ...(anio === null ? [] : [{ texto: `Última reunión: ${anio}`, sin: { ...estado, anio: null } }]),
    ...(fuente === null
      ? []
      : [{ texto: `Dónde: ${PROCEDENCIA[fuente]}`, sin: { ...estado, fuente: null } }]),
  ];
}

/** Names by facet and value, including those of earlier results, because an empty result contains no names. */
function useNombres(facetas: Facetas) {
  const [known] = useState(() => new Map<string, string>());
  for (const [faceta, valores] of Object.entries(facetas))
    for (const { valor, nombre } of valores) known.set(`${faceta} ${valor}`, nombre);
  return (faceta: keyof Facetas, id: number | null) => known.get(`${faceta} ${id}`);
}
