import { Tag } from '@marco/web-kit/tag';
import { useState } from 'react';
import type { FacetasDirectorio } from '../../contract/index.ts';
import { FACETA_DIRECTORIO, FACETAS_DIRECTORIO } from '../../contract/terms.ts';
import { type ConsultaDirectorio, chooseFaceta, listElegidos } from '../../rules/consulta-directorio.ts';

interface FiltrosActivosProps {
  readonly consulta: ConsultaDirectorio;
  readonly facetas: FacetasDirectorio | undefined;
  readonly onChange: (consulta: ConsultaDirectorio) => void;
}

/** The filters in use, each with a button that takes it away. */
export function FiltrosActivos({ consulta, facetas, onChange }: FiltrosActivosProps) {
  const nombreDe = useNombres(facetas);
  return FACETAS_DIRECTORIO.flatMap((faceta) =>
    listElegidos(consulta, faceta).map((valor) => {
      const texto = `${FACETA_DIRECTORIO[faceta]}: ${nombreDe(faceta, valor)}`;
      return (
        <Tag
          key={`${faceta} ${valor}`}
          onRemove={() => onChange(chooseFaceta(consulta, faceta, valor))}
          removeLabel={`Quitar filtro ${texto}`}
        >
          {texto}
        </Tag>
      );
    }),
  );
}

/** Names by facet and value, including those of earlier results, because an empty result contains no names. */
function useNombres(facetas: FacetasDirectorio | undefined) {
  const [known] = useState(() => new Map<string, string>());
  for (const [faceta, valores] of Object.entries(facetas ?? {}))
    for (const { valor, nombre } of valores) known.set(`${faceta} ${valor}`, nombre);
  return (faceta: string, valor: string) => known.get(`${faceta} ${valor}`) ?? `n.º ${valor}`;
}
