import { useConfiguracion } from '@marco/parametros/widgets';
import { Card } from '@marco/web-kit/card';
import { NoMatches } from '@marco/web-kit/no-matches';
import {
  CONSULTA_VACIA,
  type ConsultaDirectorio,
  clearFacetas,
  countFacetas,
} from '../../rules/consulta-directorio.ts';

interface SinResultadosProps {
  readonly consulta: ConsultaDirectorio;
  readonly onChange: (consulta: ConsultaDirectorio) => void;
}

/** What to try where nothing was found. */
export function SinResultados({ consulta, onChange }: SinResultadosProps) {
  const { correos } = useConfiguracion().pie;
  const isNarrowed = countFacetas(consulta) > 0;
  return (
    <Card flush>
      <NoMatches
        mails={correos}
        clearLabel={isNarrowed ? 'Limpiar filtros' : 'Ver todo el directorio'}
        onClear={() => onChange(isNarrowed ? clearFacetas(consulta) : CONSULTA_VACIA)}
      />
    </Card>
  );
}
