import { CardStack } from '@marco/web-kit/card-stack';
import { LoadBlock } from '@marco/web-kit/load-block';
import type { ConjuntoExplorable, EstadoExplorador } from '../../contract/index.ts';
import { Controles } from './controles.tsx';
import { Resultado } from './resultado.tsx';
import { useExploracion } from './use-explorador.ts';

interface ExploradoProps {
  readonly conjuntos: readonly ConjuntoExplorable[];
  readonly conjunto: ConjuntoExplorable;
  readonly estado: EstadoExplorador;
  readonly onChange: (estado: EstadoExplorador) => void;
}

/** What one explores a set by, and what came of it. */
export function Explorado({ conjuntos, conjunto, estado, onChange }: ExploradoProps) {
  const exploracion = useExploracion(estado);
  return (
    <CardStack>
      <Controles conjuntos={conjuntos} conjunto={conjunto} estado={estado} onChange={onChange} />
      <LoadBlock query={exploracion} subject="lo que se explora">
        {(data) => (
          <Resultado
            titulo={conjunto.titulo}
            estado={estado}
            exploracion={data}
            onDibujo={(dibujo) => onChange({ ...estado, dibujo })}
          />
        )}
      </LoadBlock>
    </CardStack>
  );
}
