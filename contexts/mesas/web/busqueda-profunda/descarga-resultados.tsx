import { useDescargaTabla } from '@marco/archivos/widgets';
import { Button } from '@marco/web-kit/button';
import { Download } from 'lucide-react';
import type { EstadoProfunda } from '../../rules/busqueda-profunda/direccion.ts';
import { useMesasBase } from '../use-mesas-base.ts';
import { toBodyCompleto } from './use-encontradas.ts';

/** Takes every mesa the deep search finds along as a file, in the order on show (TABLE-06). */
export function DescargaResultados({ estado }: { readonly estado: EstadoProfunda }) {
  const { descargar, dialog } = useDescargaTabla({
    path: '/mesaInteroperabilidad/buscar/exportar',
    base: useMesasBase(),
    title: 'Mesas encontradas',
    toBody: () => toBodyCompleto(estado),
  });
  return (
    <>
      <Button
        variant="neutral"
        size="small"
        icon={<Download size={16} />}
        aria-haspopup="dialog"
        onClick={() => descargar('table')}
      >
        Descargar resultados
      </Button>
      {dialog}
    </>
  );
}
