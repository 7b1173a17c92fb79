import { Select } from '@marco/web-kit/select';
import type { DetalleTramite } from '../../contract/index.ts';
import { createDigitado, type ServicioDigitado } from './servicio-digitado.ts';

interface ChooseServicioProps {
  readonly requisitos: DetalleTramite['requisitos'];
  readonly usados: readonly ServicioDigitado[];
  readonly onAdd: (servicio: ServicioDigitado) => void;
}

/** Adds one of the servicios that deliver what the papers of the trámite prove. */
export function ChooseServicio({ requisitos, usados, onAdd }: ChooseServicioProps) {
  const vias = new Map(requisitos.flatMap((requisito) => requisito.vias).map((via) => [via.servicioId, via]));
  const libres = [...vias.values()].filter(({ servicioId }) =>
    usados.every((uno) => uno.servicioId !== servicioId || uno.uso !== 'consume'),
  );
  if (libres.length === 0) return null;
  return (
    <Select
      label="Agregar un servicio"
      hint="Los que entregan lo que prueban los papeles de este trámite."
      optional
      placeholder="Elija el servicio"
      options={libres.map(({ servicioId, nombre, entidad }) => ({
        value: String(servicioId),
        label: `${nombre} (${entidad})`,
      }))}
      value=""
      onChange={(elegido) => {
        const via = vias.get(Number(elegido));
        if (via) onAdd(createDigitado(via));
      }}
    />
  );
}
