import type { DetalleElemento } from '@marco/elementos-de-dato/contract';
import {
  AvisoCaducidad,
  AvisoVigencia,
  type ElementoSlots,
  EncabezadoElemento,
  EntornoDetalleProvider,
  PaginaElemento,
} from '@marco/elementos-de-dato/widgets';
import { Button, ButtonLink } from '@marco/web-kit/button';
import type { TrailStep } from '@marco/web-kit/page';
import { goToBlock } from '@marco/web-kit/reading-page';
import { ArrowLeft, Download, Share2 } from 'lucide-react';
import { diccionarioPaths, TITULO_DICCIONARIO } from '../contract/diccionario.paths.ts';
import { useEntornoPublico } from './use-elemento.ts';

/** Steps above the screen. */
const ARRIBA: readonly TrailStep[] = [
  { nombre: 'Inicio', to: '/', seccion: 1 },
  { nombre: TITULO_DICCIONARIO, to: diccionarioPaths.home },
];

interface ElementoPublicoProps {
  readonly detalle: DetalleElemento;
  readonly slots: ElementoSlots;
}

/** An element as anybody reads it. */
export function ElementoPublico({ detalle, slots }: ElementoPublicoProps) {
  const entorno = useEntornoPublico();
  return (
    <EntornoDetalleProvider value={entorno}>
      <EncabezadoElemento
        detalle={detalle}
        trail={ARRIBA}
        acciones={
          <>
            <ButtonLink variant="neutral" icon={<ArrowLeft size={18} />} to={diccionarioPaths.home}>
              Diccionario
            </ButtonLink>
            <Button variant="neutral" icon={<Share2 size={18} />} onClick={() => goToBlock('citar')}>
              Citar
            </Button>
            <Button icon={<Download size={18} />} onClick={() => goToBlock('esquema')}>
              Ver y descargar el esquema
            </Button>
          </>
        }
      />
      <PaginaElemento
        detalle={detalle}
        slots={slots}
        avisos={
          <>
            <AvisoVigencia detalle={detalle} />
            <AvisoCaducidad detalle={detalle} />
          </>
        }
      />
    </EntornoDetalleProvider>
  );
}
